import { routes } from '#server/http/routes.ts';
import { followsTripPrivacy, ofTrip } from '#domains/shoots/trips/service.ts';
import { packingBagsContract } from './contract.ts';
import { packingBags } from './service.ts';

followsTripPrivacy('packing_bags', packingBags);

export const packingBagsRoutes = routes('packing-bags', packingBagsContract, {
  ...packingBags,
  create: async (context, { body }) =>
    packingBags.create(context, { body: { ...body, ...(await ofTrip(context, body.tripId)) } }),
});

import { routes } from '#server/http/routes.ts';
import { newId } from '#shared/ids.ts';
import { followsTripPrivacy, ofTrip, onTripCopy } from '#domains/shoots/trips/service.ts';
import { tripPeopleContract } from './contract.ts';
import { tripPeople } from './service.ts';

followsTripPrivacy('trip_people', tripPeople);
onTripCopy(async (context, { from, to }) => {
  for (const person of await tripPeople.read(context, 'trip_id = $2', [from.id])) {
    const { memberUserId, name, role, phone, callTime } = person;
    const own = { memberUserId, name, role, phone, callTime };
    const { id: tripId, privateToUserId } = to;
    await tripPeople.create(context, { body: { id: newId(), tripId, privateToUserId, ...own } });
  }
});

export const tripPeopleRoutes = routes('trip-people', tripPeopleContract, {
  ...tripPeople,
  create: async (context, { body }) =>
    tripPeople.create(context, { body: { ...body, ...(await ofTrip(context, body.tripId)) } }),
});

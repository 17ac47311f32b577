import { routes } from '#server/http/routes.ts';
import { shotsContract } from './contract.ts';
import { createShot, gatherShots, shots } from './service.ts';

export const shotsRoutes = routes('shots', shotsContract, {
  ...shots,
  create: (context, { body }) => createShot(context, body),
  gather: (context, { params, body }) => gatherShots(context, params.tripId, body.shots),
});

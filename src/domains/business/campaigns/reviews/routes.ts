import { routes } from '#server/http/routes.ts';
import { reviewsContract } from './contract.ts';
import { commentAsGuest, decideAsGuest, findPicture, lookUpReview } from './service.ts';

export const reviewsRoutes = routes('reviews', reviewsContract, {
  lookUp: (context, { body }) => lookUpReview(context, body.token),
  comment: (context, { body }) => commentAsGuest(context, body),
  decide: (context, { body }) => decideAsGuest(context, body),
  picture: (context, { params }) => findPicture(context, params.token, params.pictureId),
});

import { keyOf } from '#server/files/keep.ts';
import { routes } from '#server/http/routes.ts';
import { coversContract } from './contract.ts';
import { addCover, covers, fetchCover, pictureOf } from './service.ts';

export const coversRoutes = routes('covers', coversContract, {
  list: covers.list,
  create: (context, { body }) => addCover(context, body),
  fetch: (context, { body }) => fetchCover(context, body),
  async picture(context, { params: { id } }) {
    const key = keyOf(context.userId, await pictureOf(context, id));
    return { key, fileName: 'cover.webp', mime: 'image/webp', isShown: true };
  },
});

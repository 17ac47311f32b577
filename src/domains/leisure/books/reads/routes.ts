import { routes } from '#server/http/routes.ts';
import { bookReadsContract } from './contract.ts';
import { changeRead, createRead, reads, requireOrder } from './service.ts';

export const bookReadsRoutes = routes('book-reads', bookReadsContract, {
  ...reads,
  create: (context, { body }) => createRead(context, body),

  update: (context, { params, body }) => changeRead(context, params.id, body),

  async updateMany(context, input) {
    await requireOrder(context, input.body.changes);
    return reads.updateMany(context, input);
  },
});

import type { UserContext } from '#server/http/context.ts';
import { routes } from '#server/http/routes.ts';
import { AppError } from '#shared/errors.ts';
import { bookReadsContract } from './contract.ts';
import { isTurned, wrongDaysText } from './rules.ts';
import type { BookReadChanges } from './schema.ts';
import { reads } from './service.ts';

export const bookReadsRoutes = routes('book-reads', bookReadsContract, {
  ...reads,

  async update(context, { params, body }) {
    await requireOrder(context, [params.id], body);
    return reads.update(context, { params, body });
  },

  async updateMany(context, input) {
    for (const { ids, fields } of input.body.changes) await requireOrder(context, ids, fields);
    return reads.updateMany(context, input);
  },
});

async function requireOrder(
  context: UserContext,
  ids: readonly string[],
  { startedOn, finishedOn }: BookReadChanges,
): Promise<void> {
  if (startedOn === undefined && finishedOn === undefined) return;
  for (const stored of await reads.lockAll(context, 'id = any($2::uuid[])', ids)) {
    const days = {
      startedOn: startedOn === undefined ? stored.startedOn : startedOn,
      finishedOn: finishedOn === undefined ? stored.finishedOn : finishedOn,
    };
    if (isTurned(days))
      throw new AppError('invalid', wrongDaysText, { fields: { finishedOn: wrongDaysText } });
  }
}

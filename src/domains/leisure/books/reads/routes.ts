import type { UserContext } from '#server/http/context.ts';
import { routes } from '#server/http/routes.ts';
import { AppError } from '#shared/errors.ts';
import { bookReadsContract } from './contract.ts';
import { isTurned, wrongDaysText } from './rules.ts';
import type { BookReadChanges } from './schema.ts';
import { createRead, reads } from './service.ts';

export const bookReadsRoutes = routes('book-reads', bookReadsContract, {
  ...reads,
  create: (context, { body }) => createRead(context, body),

  async update(context, { params, body }) {
    await requireOrder(context, [{ ids: [params.id], fields: body }]);
    return reads.update(context, { params, body });
  },

  async updateMany(context, input) {
    await requireOrder(context, input.body.changes);
    return reads.updateMany(context, input);
  },
});

interface Change {
  ids: readonly string[];
  fields: BookReadChanges;
}

// All of a request are locked at once, in one order.
async function requireOrder(context: UserContext, changes: readonly Change[]): Promise<void> {
  const asking = changes.filter(({ fields }) => 'startedOn' in fields || 'finishedOn' in fields);
  if (asking.length === 0) return;
  const ids = changes.flatMap((change) => change.ids);
  const stored = await reads.lockAll(context, 'id = any($2::uuid[])', ids);
  for (const { ids: some, fields } of asking) {
    const { startedOn, finishedOn } = fields;
    const isWrong = stored
      .filter(({ id }) => some.includes(id))
      .some((read) =>
        isTurned({
          startedOn: startedOn === undefined ? read.startedOn : startedOn,
          finishedOn: finishedOn === undefined ? read.finishedOn : finishedOn,
        }),
      );
    if (isWrong)
      throw new AppError('invalid', wrongDaysText, { fields: { finishedOn: wrongDaysText } });
  }
}

import * as z from 'zod/mini';
import { inSystemTransaction, type Transaction } from '#server/database/transaction.ts';
import type { MemberContext, Services } from '#server/http/context.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';
import { uuid } from '#shared/entity.ts';
import type { Made } from '#views/sample/maker.ts';
import { groupsOf, inPlaceOf, recordsOf, tableOf } from './records.ts';
import { stayingOf } from './staying.ts';

/** The job that takes those records of a sample away that are somebody's own. */
const job = 'remove-own-sample';

/**
 * Takes the sample out of a workspace, for good, but for what somebody has worked on: that is theirs
 * from then on. Other people's own records go by a job, as each of them.
 */
export async function forgetSample(context: MemberContext): Promise<void> {
  const { transaction, workspaceId, userId } = context;
  const records = await recordsOf(context);
  const staying = await stayingOf(context, records);
  const gone = records.filter(({ id }) => !staying.has(id)).toReversed();
  await transaction.query(
    'delete from activities where workspace_id = $1 and record_id = any($2::uuid[])',
    [workspaceId, gone.map(({ id }) => id)],
  );
  for (const [makerId, made] of Map.groupBy(gone, ({ createdByUserId }) => createdByUserId)) {
    const own = { owner: makerId, records: made.filter(({ isOwn }) => isOwn) };
    await (makerId === userId ? removeForGood : askToRemove)(transaction, own);
    const shared = { owner: workspaceId, records: made.filter(({ isOwn }) => !isOwn) };
    // What the maker alone may see is among them.
    await inPlaceOf(context, makerId, () => removeForGood(transaction, shared));
  }
  await transaction.query('delete from sample_records where workspace_id = $1', [workspaceId]);
}

/** Works off what is left of other people's own records. */
export function removalJobs({ database }: Services): Record<string, JobHandler> {
  return {
    async [job](payload) {
      const { owner, records } = z.parse(asked, payload);
      await inSystemTransaction(database, { userId: owner }, (transaction) =>
        removeForGood(transaction, { owner, records }),
      );
    },
  };
}

const asked = z.strictObject({
  owner: uuid,
  records: z.array(z.strictObject({ id: uuid, domain: z.string(), isOwn: z.boolean() })),
});

async function askToRemove(transaction: Transaction, { owner, records }: Owned): Promise<void> {
  if (records.length === 0) return;
  const named = records.map(({ id, domain, isOwn }) => ({ id, domain, isOwn }));
  await transaction.enqueue(job, { owner, records: named });
}

interface Owned {
  owner: string;
  records: readonly Made[];
}

// A sample leaves nothing in the trash either. What refers to others goes before them.
async function removeForGood(transaction: Transaction, { owner, records }: Owned): Promise<void> {
  for (const group of groupsOf(records)) {
    const [one] = group;
    if (!one) continue;
    const rows = await transaction.query<{ id: string; version: number }>(
      `delete from ${tableOf(one)} where ${one.isOwn ? 'user_id' : 'workspace_id'} = $1
        and id = any($2::uuid[]) returning id, version + 1 as version`,
      [owner, group.map(({ id }) => id)],
    );
    for (const { id, version } of rows)
      transaction.record({ stream: owner, domain: one.domain, id, version, json: null });
  }
}

import { type Link, linkFields } from './rules.ts';
import { onMerging } from '#domains/making/content/service.ts';
import { taskFields } from '#domains/tasks/schema.ts';
import { membershipEnded } from '#server/accounts/moments.ts';
import type { MemberContext, Services, UserContext } from '#server/http/context.ts';
import { inSystemTransaction, type Transaction } from '#server/database/transaction.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';
import { nameOwnWorkspaces } from '#server/records/own-workspaces.ts';
import { columnOf, recordStatements, unknownReference } from '#server/records/records.ts';

/**
 * Refuses a link into a workspace that the person is not in, or that is deleted, in the words for a
 * record that is not there. That the record is one of this workspace, the foreign key sees to.
 */
export async function requireOwnWorkspace(
  { transaction, userId }: UserContext,
  link: { [K in keyof Link]?: Link[K] | undefined },
): Promise<void> {
  const { linkWorkspaceId } = link;
  if (!linkWorkspaceId) return;
  await nameOwnWorkspaces(transaction, userId);
  const own = await transaction.query(
    'select id from workspaces where id = $1 and deleted_at is null',
    [linkWorkspaceId],
  );
  if (own.length > 0) return;
  throw unknownReference(linkFields.find((field) => link[field]) ?? 'linkWorkspaceId');
}

const leftJob = 'task-links-left';
const mergedJob = 'task-links-merged';

// What the tasks of somebody were for in a workspace that they leave is theirs no longer. The end of
// the membership has emptied the workspace of these links; the rest follows for whoever it is, in
// their own name.
membershipEnded.also((transaction, { userId }) => transaction.enqueue(leftJob, { userId }));

// Most who change their mind do so at once, and nobody's tasks have moved then.
const waitsMs = 10_000;

/**
 * The tasks of all members follow an idea that became part of another one, each in its person's name,
 * and go back when the two part again. What there is to do either way the job finds out.
 */
async function followMerging(
  { transaction, workspaceId }: MemberContext,
  { keptId, goneId }: { keptId: string; goneId: string },
  { atOnce }: { atOnce: boolean },
): Promise<void> {
  const runAt = atOnce ? undefined : new Date(Date.now() + waitsMs);
  await transaction.enqueue(mergedJob, { workspaceId, keptId, goneId }, runAt);
}

// Each task keeps for itself where it came from: whoever merges sees only their own.
onMerging({
  table: 'tasks',
  async join(context, ids) {
    await followMerging(context, ids, { atOnce: false });
    return { ids: [] };
  },
  part: (context, ids) => followMerging(context, ids, { atOnce: true }),
});

const isMerged = `exists (
  select from content_mergings where workspace_id = $2 and gone_id = $3 and kept_id = $4)`;
const follow = {
  set: 'content_item_id = $4, merged_from_ids = merged_from_ids || $3::uuid',
  where: `link_workspace_id = $2 and content_item_id = $3 and ${isMerged}`,
};
const goBack = {
  set: 'content_item_id = $3, merged_from_ids = array_remove(merged_from_ids, $3::uuid)',
  where: `link_workspace_id = $2 and content_item_id = $4 and $3 = any(merged_from_ids)
    and not ${isMerged}`,
};

/** The background work of links: nobody may write the tasks of somebody else. */
export function linkJobs({ database }: Services): Record<string, JobHandler> {
  return {
    [leftJob]: async ({ userId }) => {
      if (typeof userId !== 'string') return;
      const columns = linkFields.map(columnOf);
      await inSystemTransaction(database, { userId }, (transaction) =>
        relink(transaction, userId, {
          set: columns.map((column) => `${column} = null`).join(', '),
          where: `link_workspace_id is null and num_nonnulls(${columns.join(', ')}) > 0`,
          values: [],
        }),
      );
    },
    [mergedJob]: async ({ workspaceId, goneId, keptId }) => {
      if (typeof workspaceId !== 'string') return;
      const members = await inSystemTransaction(database, { workspaceId }, ({ query }) =>
        query<{ userId: string }>(
          'select user_id as "userId" from workspace_members where workspace_id = $1',
          [workspaceId],
        ),
      );
      // Back only after all have followed: it may be undone while they do.
      for (const way of [follow, goBack]) {
        for (const { userId } of members) {
          await inSystemTransaction(database, { userId, workspaceId }, async (transaction) => {
            // Who has left meanwhile, or whose workspace is deleted, sees no merging that there is.
            if (!transaction.role) return;
            await relink(transaction, userId, { ...way, values: [workspaceId, goneId, keptId] });
          });
        }
      }
    },
  };
}

const { json } = recordStatements('tasks', 'user_id', taskFields);

async function relink(
  transaction: Transaction,
  userId: string,
  { set, where, values }: { set: string; where: string; values: readonly unknown[] },
): Promise<void> {
  const rows = await transaction.query<{ id: string; version: number; json: string | null }>(
    `update tasks set ${set}, version = version + 1 where user_id = $1 and ${where}
      returning id, version, case when deleted_at is null then ${json} end as json`,
    [userId, ...values],
  );
  for (const row of rows) transaction.record({ stream: userId, domain: 'tasks', ...row });
}

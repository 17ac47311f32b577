import type { MemberContext } from '#server/context.ts';
import { crud } from '#server/crud.ts';
import { rightLabels } from './rules.ts';
import { type RightStart, usageRightFields } from './schema.ts';

const labels: Readonly<Record<string, string>> = rightLabels;

export const usageRights = crud({
  table: 'usageRights',
  scope: 'workspace',
  fields: usageRightFields,
  noun: 'Usage right',
  title: 'kind',
  activity: true,
  search: {
    inWords: (_, kinds) => kinds.map((kind) => labels[kind] ?? kind),
    on: 'endsOn',
    within: { table: 'campaigns', by: 'campaignId' },
  },
});

const waitingText = `select id from usage_rights
  where workspace_id = $1 and campaign_id = $2 and starts = $3 and starts_on is null
    and ($4::uuid is null or deliverable_id is null or deliverable_id = $4)
    and deleted_at is null
  order by id for update`;

/**
 * Begins the rights that waited for this: of all deliverables with the first of them, of one with
 * that one alone. Those begun before keep their day.
 */
export async function beginRights(
  context: MemberContext,
  campaignId: string,
  starts: RightStart,
  { startsOn, deliverableId }: { startsOn: string; deliverableId?: string },
): Promise<void> {
  const { transaction, workspaceId } = context;
  const waiting = await transaction.query<{ id: string }>(waitingText, [
    workspaceId,
    campaignId,
    starts,
    deliverableId ?? null,
  ]);
  for (const { id } of waiting)
    await usageRights.update(context, { params: { id }, body: { startsOn } });
}

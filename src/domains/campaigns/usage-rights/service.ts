import type { MemberContext } from '#server/context.ts';
import { crud } from '#server/crud.ts';
import { dayAfterChange, type EventDays } from '#domains/campaigns/waiting/rules.ts';
import { rightLabels } from './rules.ts';
import { type UsageRight, usageRightFields } from './schema.ts';

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

const lockText = `select id, starts, deliverable_id as "deliverableId", starts_on::text as "startsOn"
  from usage_rights where workspace_id = $1 and id = $2 and deleted_at is null for update`;

/** What a right waits for, locked until the end of the transaction; undefined if it is not there. */
export async function lockRight(
  { transaction, workspaceId }: MemberContext,
  id: string,
): Promise<Begun | undefined> {
  const [right] = await transaction.query<Begun>(lockText, [workspaceId, id]);
  return right;
}

const begunText = `select id, starts, deliverable_id as "deliverableId", starts_on::text as "startsOn"
  from usage_rights
  where workspace_id = $1 and campaign_id = $2 and starts <> 'fixed' and deleted_at is null
  order by id for update`;

type Begun = Pick<UsageRight, 'id' | 'starts' | 'deliverableId' | 'startsOn'>;

/** Begins the rights of a deal, or takes their beginning back: as what they wait for did. */
export async function rightsFollowEvents(
  context: MemberContext,
  campaignId: string,
  daysOf: (right: Begun) => EventDays,
): Promise<void> {
  const { transaction, workspaceId } = context;
  const rights = await transaction.query<Begun>(begunText, [workspaceId, campaignId]);
  for (const right of rights) {
    const startsOn = dayAfterChange(right.startsOn, daysOf(right));
    if (startsOn === right.startsOn) continue;
    await usageRights.update(context, { params: { id: right.id }, body: { startsOn } });
  }
}

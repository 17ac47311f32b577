import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { AppError } from '#shared/errors.ts';
import { dayAfterChange, type EventDays } from '#domains/business/campaigns/waiting/rules.ts';
import { rightLabels } from './rules.ts';
import {
  isWithoutTerm,
  needsTerm,
  type UsageRight,
  type UsageRightChanges,
  usageRightFields,
} from './schema.ts';

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

/** Refuses a change after which nothing would say how long a right lasts. */
export function requireTerm(stored: UsageRight, said: UsageRightChanges): void {
  const { durationDays, fixedEndsOn, isPerpetual } = said;
  if (durationDays !== null && fixedEndsOn !== null && isPerpetual !== false) return;
  if (isWithoutTerm({ ...stored, ...said }))
    throw new AppError('invalid', needsTerm, { fields: { durationDays: needsTerm } });
}

const begunText = `select id, starts, deliverable_id as "deliverableId", starts_on::text as "startsOn",
    deleted_at is not null as "isGone"
  from usage_rights
  where workspace_id = $1 and campaign_id = $2 and starts <> 'fixed'
  order by id for update`;
// Unseen: what comes back from the trash is as it would be if it had never gone.
const goneText = 'update usage_rights set starts_on = $3 where workspace_id = $1 and id = $2';

type Begun = Pick<UsageRight, 'id' | 'starts' | 'deliverableId' | 'startsOn'>;

/** Begins the rights of a deal, or takes their beginning back: as what they wait for did. */
export async function rightsFollowEvents(
  context: MemberContext,
  campaignId: string,
  daysOf: (right: Begun) => EventDays,
): Promise<void> {
  const { transaction, workspaceId } = context;
  const rights = await transaction.query<Begun & { isGone: boolean }>(begunText, [
    workspaceId,
    campaignId,
  ]);
  for (const right of rights) {
    const startsOn = dayAfterChange(right.startsOn, daysOf(right));
    if (startsOn === right.startsOn) continue;
    if (right.isGone) await transaction.query(goneText, [workspaceId, right.id, startsOn]);
    else await usageRights.update(context, { params: { id: right.id }, body: { startsOn } });
  }
}

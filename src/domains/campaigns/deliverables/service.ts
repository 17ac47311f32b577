import type { MemberContext } from '#server/context.ts';
import { crud } from '#server/crud.ts';
import type { JsonText } from '#server/json.ts';
import type { Tombstone } from '#shared/collection-contract.ts';
import { AppError } from '#shared/errors.ts';
import { timeZoneOf } from '#domains/content/service.ts';
import { triggerPayments } from '#domains/campaigns/payments/service.ts';
import { beginRights } from '#domains/campaigns/usage-rights/service.ts';
import { dayOf } from '#domains/campaigns/waiting/rules.ts';
import { afterMove, areAll, canMoveDeliverable } from './rules.ts';
import { type Deliverable, deliverableFields, type DeliverableMove } from './schema.ts';

export const deliverables = crud({
  table: 'deliverables',
  scope: 'workspace',
  fields: deliverableFields,
  noun: 'Deliverable',
  activity: true,
  search: { on: 'postDueOn', within: { table: 'campaigns', by: 'campaignId' } },
});

/** Told after a deliverable was moved, in the same transaction; `before` is how it was. */
export type Follow = (
  context: MemberContext,
  before: Deliverable,
  after: Deliverable,
) => Promise<void>;

/**
 * Moves a deliverable and begins what waits for it; one that is there already gets what was said
 * besides, such as its address. `follow` tells whoever else is to know.
 */
export async function moveDeliverable(
  context: MemberContext,
  id: string,
  { status, postedAt, liveUrl }: DeliverableMove,
  follow?: Follow,
): Promise<JsonText<never>> {
  const [before] = await lockDeliverables(context, 'id = $2', id);
  if (!before) throw new AppError('not_found', 'Deliverable not found');
  const isMove = before.status !== status;
  if (isMove && !canMoveDeliverable(before.status, status)) {
    throw refused('status', 'This deliverable cannot go there from where it is');
  }
  if (isMove && status === 'scheduled' && !(await hasDay(context, before))) {
    throw refused('postDueOn', 'Choose the day it goes live first');
  }
  const now = Temporal.Now.instant().toString();
  const said = isMove || status !== 'posted' ? postedAt : (postedAt ?? before.postedAt ?? now);
  const moved = isMove || said ? afterMove(before, status, { now, postedAt: said }) : { status };
  const body = { ...moved, ...(liveUrl === undefined ? {} : { liveUrl }) };
  const answer = await deliverables.update(context, { params: { id }, body });
  const after: Deliverable = { ...before, ...body };
  if (isMove) await beginWhatWaits(context, after);
  await follow?.(context, before, after);
  return answer;
}

/** Deletes a deliverable; once nothing is open any more, the money for the others is due. */
export async function removeDeliverable(
  context: MemberContext,
  id: string,
): Promise<JsonText<Tombstone>> {
  const [before] = await lockDeliverables(context, 'id = $2', id);
  const answer = await deliverables.remove(context, { params: { id } });
  if (before) await triggerDone(context, before.campaignId);
  return answer;
}

/** Cancels what is still open of a campaign. */
export async function cancelDeliverables(
  context: MemberContext,
  campaignId: string,
): Promise<void> {
  const open = await lockDeliverables(
    context,
    `campaign_id = $2 and status not in ('posted', 'cancelled')`,
    campaignId,
  );
  for (const { id } of open)
    await deliverables.update(context, { params: { id }, body: { status: 'cancelled' } });
}

/** Deliverables as stored, locked until the end of the transaction; `where` names $2. */
export async function lockDeliverables(
  { transaction, workspaceId }: MemberContext,
  where: string,
  value: string,
): Promise<Deliverable[]> {
  const rows = await transaction.query<{ json: string }>(
    `select ${deliverables.statements.json} as json from deliverables
      where workspace_id = $1 and ${where} and deleted_at is null order by id for update`,
    [workspaceId, value],
  );
  // The statement writes records in the shape of their schema.
  return rows.map(({ json }) => JSON.parse(json) as Deliverable);
}

// Rights begin with the first of what they are for.
async function beginWhatWaits(context: MemberContext, moved: Deliverable): Promise<void> {
  const { campaignId, id: deliverableId } = moved;
  const timeZone = await timeZoneOf(context);
  const now = Temporal.Now.instant().toString();
  const isDelivered = moved.status === 'approved' || moved.approvedAt !== null;
  if (isDelivered || moved.status === 'posted') {
    const startsOn = dayOf(moved.approvedAt ?? moved.postedAt ?? now, timeZone);
    await beginRights(context, campaignId, 'on_delivery', { startsOn, deliverableId });
  }
  if (moved.status === 'posted') {
    const startsOn = dayOf(moved.postedAt ?? now, timeZone);
    await beginRights(context, campaignId, 'on_posting', { startsOn, deliverableId });
  }
  await triggerDone(context, campaignId);
}

// Money is due once all of the work is done.
async function triggerDone(context: MemberContext, campaignId: string): Promise<void> {
  const all = await lockDeliverables(context, 'campaign_id = $2', campaignId);
  const timeZone = await timeZoneOf(context);
  const approvedAt = areAll(all, 'approved');
  if (approvedAt)
    await triggerPayments(context, campaignId, 'on_approval', dayOf(approvedAt, timeZone));
  const postedAt = areAll(all, 'posted');
  if (postedAt) await triggerPayments(context, campaignId, 'on_posting', dayOf(postedAt, timeZone));
}

const plannedText = `select 1 from posts
  where workspace_id = $1 and content_item_id = $2 and planned_on is not null and deleted_at is null
  limit 1`;

async function hasDay(
  { transaction, workspaceId }: MemberContext,
  { postDueOn, contentItemId }: Deliverable,
): Promise<boolean> {
  if (postDueOn !== null) return true;
  if (contentItemId === null) return false;
  return (await transaction.query(plannedText, [workspaceId, contentItemId])).length > 0;
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } });
}

import { timeZoneOf, timeZonesIn } from '#domains/people/auth/profile/service.ts';
import * as z from 'zod/mini';
import type { MemberContext } from '#server/http/context.ts';
import { keptFields, keptRows } from '#server/records/kept-json.ts';
import { crud } from '#server/records/crud.ts';
import type { JsonText } from '#server/http/json.ts';
import type { Tombstone } from '#shared/contracts/pages.ts';
import { AppError } from '#shared/errors.ts';
import { paymentsFollowEvents } from '#domains/business/campaigns/payments/service.ts';
import { rightsFollowEvents } from '#domains/business/campaigns/usage-rights/service.ts';
import { workBegunOn, workDoneOn } from '#domains/business/campaigns/waiting/rules.ts';
import { afterMove, canMoveDeliverable, postingAgain, takingBack } from './rules.ts';
import {
  type Deliverable,
  deliverableFields,
  type DeliverableMove,
  type NewDeliverable,
} from './schema.ts';

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

/** Stores a deliverable; money for all of the work waits again until this one is done as well. */
export function createDeliverable(
  context: MemberContext,
  body: NewDeliverable,
): Promise<JsonText<never>> {
  return withWaiting(context, body.campaignId, () => deliverables.create(context, { body }));
}

/**
 * Moves a deliverable and begins what waits for it; one that is there already gets what was said
 * besides, such as its address. A move that takes another one back goes where that came from.
 * `follow` tells whoever else is to know.
 */
export async function moveDeliverable(
  context: MemberContext,
  id: string,
  move: DeliverableMove,
  follow?: Follow,
): Promise<JsonText<never>> {
  const { status, liveUrl, undo } = move;
  const [before] = await lockDeliverables(context, 'id = $2', id);
  if (!before) throw missing();
  const isMove = before.status !== status;
  if (isMove && !undo && !canMoveDeliverable(before.status, status)) {
    throw refused('status', 'This deliverable cannot go there from where it is');
  }
  if (isMove && !undo && status === 'scheduled' && !(await hasDay(context, before))) {
    throw refused('postDueOn', 'Choose the day it goes live first');
  }
  const moved = undo ? { status, ...undo } : notedBy(before, move);
  const body = { ...moved, ...(liveUrl === undefined ? {} : { liveUrl }) };
  const answer = await withWaiting(context, before.campaignId, () =>
    deliverables.update(context, { params: { id }, body }),
  );
  await follow?.(context, before, { ...before, ...body });
  return answer;
}

// Of the line that a change of its status left last, what is still as that made it.
const changeText = `select (select jsonb_object_agg(change ->> 'field', change -> 'from')
      from jsonb_array_elements(changes) as change
      where change ? 'from' and change -> 'to' = $3::jsonb -> (change ->> 'field')) as was
  from activities where workspace_id = $1 and deliverable_id = $2 and record_id = $2
    and changes @> $4::jsonb
  order by id desc limit 1`;

async function wasBefore(
  { transaction, workspaceId }: MemberContext,
  deliverable: Deliverable,
  change: { from: 'posted' } | { to: 'posted' },
): Promise<Partial<Deliverable>> {
  const was = z.nullable(keptFields(deliverableFields));
  const [line] = await keptRows(transaction, z.object({ was }), changeText, [
    workspaceId,
    deliverable.id,
    JSON.stringify(deliverable),
    JSON.stringify([{ field: 'status', ...change }]),
  ]);
  return line?.was ?? {};
}

/** Takes back that a deliverable was posted: it is again as it was before. One that is not stays so. */
export async function unpostDeliverable(
  context: MemberContext,
  id: string,
  follow?: Follow,
): Promise<JsonText<never>> {
  const [known] = await lockDeliverables(context, 'id = $2', id);
  if (!known) throw missing();
  const { status } = known;
  const isOut = status === 'posted';
  const was = isOut ? await wasBefore(context, known, { to: 'posted' }) : {};
  return moveDeliverable(context, id, isOut ? takingBack(known, was) : { status }, follow);
}

/** Posts a deliverable; if only that was taken back before, it is again as it was until then. */
export async function postDeliverable(
  context: MemberContext,
  deliverable: Deliverable,
  said: Pick<DeliverableMove, 'postedAt' | 'liveUrl'>,
): Promise<void> {
  const was = await wasBefore(context, deliverable, { from: 'posted' });
  await moveDeliverable(context, deliverable.id, postingAgain(said, was, deliverable));
}

function notedBy(before: Deliverable, { status, postedAt }: DeliverableMove): Partial<Deliverable> {
  const now = Temporal.Now.instant().toString();
  const isMove = before.status !== status;
  const said = isMove || status !== 'posted' ? postedAt : (postedAt ?? before.postedAt ?? now);
  return isMove || said ? afterMove(before, status, { now, postedAt: said }) : { status };
}

/** Deletes a deliverable; once nothing is open any more, the money for the others is due. */
export async function removeDeliverable(
  context: MemberContext,
  id: string,
): Promise<JsonText<Tombstone>> {
  const [before] = await lockDeliverables(context, 'id = $2', id);
  const remove = () => deliverables.remove(context, { params: { id } });
  return before ? withWaiting(context, before.campaignId, remove) : remove();
}

const campaignText = `select campaign_id as "campaignId" from deliverables
  where workspace_id = $1 and id = $2`;

/** Brings a deliverable back; the money for all of them waits again if it is not done. */
export async function restoreDeliverable(
  context: MemberContext,
  id: string,
): Promise<JsonText<never>> {
  const { transaction, workspaceId } = context;
  const restore = () => deliverables.restore(context, { params: { id } });
  const [known] = await transaction.query<{ campaignId: string }>(campaignText, [workspaceId, id]);
  return known ? withWaiting(context, known.campaignId, restore) : restore();
}

/** Cancels what is still open of a campaign; the money for the rest, if it is owed, is due. */
export function cancelDeliverables(context: MemberContext, campaignId: string): Promise<void> {
  return withWaiting(context, campaignId, async () => {
    const open = await lockDeliverables(
      context,
      `campaign_id = $2 and status not in ('posted', 'cancelled')`,
      campaignId,
    );
    for (const { id } of open)
      await deliverables.update(context, { params: { id }, body: { status: 'cancelled' } });
  });
}

/** Deliverables as stored, locked until the end of the transaction; `where` names $2. */
export function lockDeliverables(
  context: MemberContext,
  where: string,
  value: string,
): Promise<Deliverable[]> {
  return deliverables.lockAll(context, where, value);
}

// Money is due once all of the work is done, rights begin with the first of what they are for; and
// both wait again when it turns out that it is not.
async function withWaiting<R>(
  context: MemberContext,
  campaignId: string,
  work: () => Promise<R>,
): Promise<R> {
  const before = await lockDeliverables(context, 'campaign_id = $2', campaignId);
  const answer = await work();
  const after = await lockDeliverables(context, 'campaign_id = $2', campaignId);
  const [timeZone, zones] = [await timeZoneOf(context), await timeZonesIn(context)];
  await paymentsFollowEvents(context, campaignId, (trigger) => ({
    before: workDoneOn(before, trigger, timeZone),
    beforeElsewhere: zones.map((zone) => workDoneOn(before, trigger, zone)),
    after: workDoneOn(after, trigger, timeZone),
  }));
  await rightsFollowEvents(context, campaignId, (right) => ({
    before: workBegunOn(before, right, timeZone),
    beforeElsewhere: zones.map((zone) => workBegunOn(before, right, zone)),
    after: workBegunOn(after, right, timeZone),
  }));
  return answer;
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

const missing = () => new AppError('not_found', 'Deliverable not found');

function refused(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } });
}

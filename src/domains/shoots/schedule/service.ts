import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import type { JsonText } from '#server/http/json.ts';
import { newId } from '#shared/ids.ts';
import { followsTripPrivacy, ofTrip, onTripCopy } from '#domains/shoots/trips/service.ts';
import { type ScheduleItem, scheduleItemFields } from './schema.ts';

export const scheduleItems = crud({
  table: 'scheduleItems',
  scope: 'workspace',
  fields: scheduleItemFields,
  noun: 'Schedule item',
  hasReader: true,
  search: { on: 'scheduledOn', within: { table: 'trips', by: 'tripId' } },
});

followsTripPrivacy('schedule_items', scheduleItems);

/** Stores an item; of a private trip it is private as well. */
export async function createScheduleItem(
  context: MemberContext,
  body: ScheduleItemBody,
): Promise<JsonText<never>> {
  const part = await ofTrip(context, body.tripId);
  return scheduleItems.create(context, { body: { ...body, ...part } });
}
type ScheduleItemBody = Pick<ScheduleItem, 'id' | 'tripId'> & Record<string, unknown>;

type CopiedFollower = (
  context: MemberContext,
  copied: Parameters<Parameters<typeof onTripCopy>[0]>[1],
  itemIds: ReadonlyMap<string, string>,
) => Promise<void>;
const followers: CopiedFollower[] = [];

/** Called when the schedule of a trip was copied, with the new ids by the old ones. */
export function onScheduleCopy(follower: CopiedFollower): void {
  followers.push(follower);
}

onTripCopy(async (context, copied) => {
  const { from, to, shiftDays } = copied;
  const ids = new Map<string, string>();
  // Without days to move by there is no day to put them on: an idea starts its schedule anew.
  if (shiftDays !== null)
    for (const item of await scheduleItems.read(context, 'trip_id = $2', [from.id])) {
      const id = newId();
      ids.set(item.id, id);
      const { title, startTime, endTime, location, note, sortOrder } = item;
      const scheduledOn = shifted(item.scheduledOn, shiftDays);
      const own = { title, startTime, endTime, location, note, sortOrder, scheduledOn };
      const privacy = { privateToUserId: to.privateToUserId };
      await scheduleItems.create(context, { body: { id, ...own, tripId: to.id, ...privacy } });
    }
  for (const follow of followers) await follow(context, copied, ids);
});

/** A date so many days later. */
export function shifted(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

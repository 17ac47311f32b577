import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import type { JsonText } from '#server/http/json.ts';
import { newId } from '#shared/ids.ts';
import { followsTripPrivacy, ofTrip, requireTrip } from '#domains/shoots/trips/service.ts';
import { onScheduleCopy, shifted } from '#domains/shoots/schedule/service.ts';
import { takesAfter } from './rules.ts';
import { type Gathered, type Shot, shotFields } from './schema.ts';

export const shots = crud({
  table: 'shots',
  scope: 'workspace',
  fields: shotFields,
  noun: 'Shot',
  strange: {
    scheduleItemId: 'This is not on the schedule of this trip',
    assigneeUserId: 'This person is not in this workspace',
  },
  hasReader: true,
  search: { on: 'shotOn', within: { table: 'trips', by: 'tripId' } },
});

followsTripPrivacy('shots', shots);

type Body = Pick<Shot, 'id' | 'tripId'> & Record<string, unknown>;

/** Stores a shot; of a private trip it is private as well. */
export async function createShot(context: MemberContext, body: Body): Promise<JsonText<never>> {
  const part = await ofTrip(context, body.tripId);
  return shots.create(context, { body: { ...body, ...part } });
}

/** Counts on from what others have counted meanwhile. */
export async function countTakes(
  context: MemberContext,
  id: string,
  by: number,
): Promise<JsonText<never>> {
  const shot = await shots.lock(context, id);
  const takes = takesAfter(shot?.takes ?? 0, by);
  return shots.update(context, { params: { id }, body: { takes } });
}

/**
 * Makes shots of what is owed on a trip. Whoever presses twice, or on two devices at once, gets each
 * once: the second waits for the first and sees what that made.
 */
export async function gatherShots(
  context: MemberContext,
  tripId: string,
  wanted: readonly Gathered[],
): Promise<{ rows: Shot[] }> {
  await requireTrip(context, tripId);
  await context.transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `shots of ${tripId}`,
  ]);
  const part = await ofTrip(context, tripId);
  const known = await shots.read(context, 'trip_id = $2', [tripId]);
  const made: string[] = [];
  for (const shot of wanted) {
    const is = (one: Pick<Shot, 'deliverableId' | 'contentItemId'>) =>
      shot.deliverableId === null
        ? one.contentItemId === shot.contentItemId
        : one.deliverableId === shot.deliverableId;
    if (known.some((one) => one.id !== shot.id && is(one))) continue;
    await shots.create(context, { body: { ...shot, tripId, ...part } });
    known.push(...(await shots.read(context, 'id = $2', [shot.id])));
    made.push(shot.id);
  }
  return { rows: await shots.read(context, 'id = any($2::uuid[])', [made]) };
}

onScheduleCopy(async (context, { from, to, shiftDays }, itemIds) => {
  for (const shot of await shots.read(context, 'trip_id = $2', [from.id])) {
    const { title, kind, orientation, location, lens, seconds, propsNote, priority } = shot;
    const { sortOrder, scheduleItemId, shotOn, assigneeUserId } = shot;
    // It is to be shot again, of something else: what it was for stays with the old one.
    const own = { title, kind, orientation, location, lens, seconds, propsNote, priority };
    const day = shotOn !== null && shiftDays !== null ? shifted(shotOn, shiftDays) : null;
    await shots.create(context, {
      body: {
        ...{ id: newId(), tripId: to.id, privateToUserId: to.privateToUserId },
        ...{ ...own, sortOrder, assigneeUserId, shotOn: day },
        scheduleItemId: itemIds.get(scheduleItemId ?? '') ?? null,
      },
    });
  }
});

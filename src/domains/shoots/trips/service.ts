import { timeZoneOf } from '#domains/people/auth/profile/service.ts';
import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import type { JsonText } from '#server/http/json.ts';
import { unknownReference } from '#server/records/records.ts';
import { AppError } from '#shared/errors.ts';
import { copiedDays, shiftOf, statusFollowing, wrongTogether } from './rules.ts';
import { type NewTrip, type Trip, type TripChanges, type TripCopy, tripFields } from './schema.ts';

export const trips = crud({
  table: 'trips',
  scope: 'workspace',
  fields: tripFields,
  noun: 'Trip',
  hasReader: true,
  activity: true,
  search: { on: 'startsOn' },
  restoresWith: [],
});

/** The trip, if it is there for whoever asks. */
export async function requireTrip(context: MemberContext, id: string): Promise<Trip> {
  const [trip] = await trips.read(context, 'id = $2', [id]);
  if (!trip) throw new AppError('not_found', 'Trip not found');
  return trip;
}

const partText = `select case when is_private then created_by_user_id end as "privateToUserId"
  from trips where workspace_id = $1 and id = $2 and deleted_at is null for share`;

/**
 * What a new part of a trip is created with besides its own fields: whose it is alone. The trip stays
 * as it is until the end of the transaction. One that is not there, or not for whoever asks, is refused
 * beside the field: the foreign key would say that it exists.
 */
export async function ofTrip(
  { transaction, workspaceId }: MemberContext,
  tripId: string,
): Promise<{ privateToUserId: string | null }> {
  const [part] = await transaction.query<{ privateToUserId: string | null }>(partText, [
    workspaceId,
    tripId,
  ]);
  if (!part) throw unknownReference('tripId');
  return part;
}

type PrivacyFollower = (
  context: MemberContext,
  tripId: string,
  privateToUserId: string | null,
) => Promise<void>;
const privacyFollowers: PrivacyFollower[] = [];

/** Called in the transaction in which a trip became private to somebody, or shared again. */
export function onTripPrivacy(follower: PrivacyFollower): void {
  privacyFollowers.push(follower);
}

interface Parts {
  lockAll(context: MemberContext, where: string, value: string): Promise<{ id: string }[]>;
  updateMany(
    context: MemberContext,
    input: { body: { changes: { ids: string[]; fields: Record<string, unknown> }[] } },
  ): Promise<unknown>;
}

/** Lets the records of a table with `trip_id` and `private_to_user_id` become private with their trip. */
export function followsTripPrivacy(table: string, parts: Parts): void {
  onTripPrivacy(async (context, tripId, privateToUserId) => {
    const ids = (await parts.lockAll(context, 'trip_id = $2', tripId)).map(({ id }) => id);
    const changes = [{ ids, fields: { privateToUserId } }];
    if (ids.length > 0) await parts.updateMany(context, { body: { changes } });
    // What waits in the trash is nobody else's, either.
    await context.transaction.query(
      `update ${table} set private_to_user_id = $3
        where workspace_id = $1 and trip_id = $2 and deleted_at is not null`,
      [context.workspaceId, tripId, privateToUserId],
    );
  });
}

/** A copy and where it is from; its days are `shiftDays` later, null if it has none. */
export interface Copied {
  from: Trip;
  to: { id: string; privateToUserId: string | null };
  shiftDays: number | null;
}
type CopyFollower = (context: MemberContext, copied: Copied) => Promise<void>;
const copyFollowers: CopyFollower[] = [];

/** Called in the transaction in which a trip was copied: what is in it is copied as well. */
export function onTripCopy(follower: CopyFollower): void {
  copyFollowers.push(follower);
}

/** Stores a trip with what is usual: the zone of its creator, the currency of the workspace. */
export async function createTrip(context: MemberContext, body: NewTrip): Promise<JsonText<never>> {
  const timeZone = body.timeZone ?? (await timeZoneOf(context));
  const currency = body.currency ?? (await baseOf(context));
  const status = body.status ?? (body.startsOn === null ? 'idea' : 'planning');
  return trips.create(context, { body: { ...body, timeZone, currency, status } });
}

const baseText = 'select base_currency as base from workspaces where id = $1';

async function baseOf({ transaction, workspaceId }: MemberContext): Promise<string> {
  const [workspace] = await transaction.query<{ base: string }>(baseText, [workspaceId]);
  return workspace?.base ?? 'USD';
}

/** Changes a trip; everything in it becomes private, or shared again, with it. */
export async function updateTrip(
  context: MemberContext,
  id: string,
  body: TripChanges,
): Promise<JsonText<never>> {
  const stored = await trips.lock(context, id);
  if (!stored) throw new AppError('not_found', 'Trip not found');
  const said = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const after: Trip = { ...stored, ...said };
  const status = body.status ?? statusFollowing(stored, after);
  const wrong = wrongTogether({ ...after, status: status ?? stored.status });
  if (wrong)
    throw new AppError('invalid', wrong.message, { fields: { [wrong.field]: wrong.message } });
  const isOther = after.isPrivate !== stored.isPrivate;
  if (isOther) await requireOwnAndEmpty(context, stored);
  const answer = await trips.update(context, {
    params: { id },
    body: status === undefined ? body : { ...body, status },
  });
  if (isOther)
    for (const follow of privacyFollowers)
      await follow(context, id, after.isPrivate ? context.userId : null);
  return answer;
}

// What all members see cannot hang on a trip that they do not.
const isOfTrip = `(trip_id = $2 or booking_id in
  (select id from bookings where workspace_id = $1 and trip_id = $2))`;
const sharedText = `select
    exists (select from comments where workspace_id = $1 and ${isOfTrip}) as comments,
    exists (select from attachments where workspace_id = $1 and ${isOfTrip}) as files,
    exists (select from expenses where workspace_id = $1 and trip_id = $2) as expenses`;

async function requireOwnAndEmpty(
  { transaction, workspaceId, userId }: MemberContext,
  { id, createdByUserId, isPrivate }: Trip,
): Promise<void> {
  if (isPrivate) return;
  if (createdByUserId !== userId)
    throw new AppError('forbidden', 'Only the person who added this trip can make it private');
  const [shared] = await transaction.query<Record<string, boolean>>(sharedText, [workspaceId, id]);
  const [what] = Object.entries(shared ?? {}).find(([, isThere]) => isThere) ?? [];
  if (!what) return;
  const message = `A trip that has ${what} cannot become private: they are for all members, also from the trash`;
  throw new AppError('invalid', message, { fields: { isPrivate: message } });
}

/** Copies a trip and everything in it; the same request twice gives one copy. */
export async function copyTrip(
  context: MemberContext,
  id: string,
  { id: newId, title, startsOn }: TripCopy,
): Promise<JsonText<never>> {
  const from = await requireTrip(context, id);
  const [known] = await trips.read(context, 'id = $2', [newId]);
  const isPrivate = from.isPrivate && from.createdByUserId === context.userId;
  const answer = await trips.create(context, {
    body: {
      ...ownFieldsOf(from),
      ...{ id: newId, title, isPrivate },
      ...copiedDays(from, startsOn),
    },
  });
  const privateToUserId = isPrivate ? context.userId : null;
  if (!known)
    for (const follow of copyFollowers)
      await follow(context, {
        from,
        to: { id: newId, privateToUserId },
        shiftDays: shiftOf(from, startsOn),
      });
  return answer;
}

function ownFieldsOf(from: Trip): Record<string, unknown> {
  const own = Object.keys(tripFields).filter((name) => name !== 'coverId');
  return Object.fromEntries(Object.entries(from).filter(([name]) => own.includes(name)));
}

const coverText = `select id from attachments
  where workspace_id = $1 and trip_id = $2 and kind = 'cover' and width is not null
    and deleted_at is null
  order by id desc limit 1`;

/** The picture on a trip's card is the file that was made its cover: of tickets and plans there are many. */
export async function followCover(context: MemberContext, id: string): Promise<void> {
  const trip = await trips.lock(context, id);
  if (!trip) return;
  const [cover] = await context.transaction.query<{ id: string }>(coverText, [
    context.workspaceId,
    id,
  ]);
  const coverId = cover?.id ?? null;
  if (trip.coverId !== coverId) await trips.update(context, { params: { id }, body: { coverId } });
}

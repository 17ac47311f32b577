import { randomBytes } from 'node:crypto';
import { hashOf } from '#server/accounts/tokens.ts';
import type { MemberContext } from '#server/http/context.ts';
import { AppError } from '#shared/errors.ts';
import type { NewSheetLink, SheetLink, ToldSheetLink } from '#domains/shoots/call-sheets/schema.ts';
import { onTripPrivacy, requireTrip } from '#domains/shoots/trips/service.ts';

// Who keeps making links for one trip is stopped long before the list is unusable.
const maxLinks = 50;

const linkText = `
  select id, shows_schedule as "showsSchedule", shows_shots as "showsShots",
    shows_bookings as "showsBookings", shows_packing as "showsPacking",
    to_json(expires_at) #>> '{}' as "expiresAt", to_json(revoked_at) #>> '{}' as "revokedAt",
    to_json(opened_at) #>> '{}' as "openedAt", to_json(created_at) #>> '{}' as "createdAt"
  from call_sheet_links where workspace_id = $1`;

/** The links of a trip, the newest first. */
export async function listSheetLinks(context: MemberContext, tripId: string): Promise<SheetLink[]> {
  const { transaction, workspaceId } = context;
  await requireTrip(context, tripId);
  return transaction.query<SheetLink>(`${linkText} and trip_id = $2 order by id desc`, [
    workspaceId,
    tripId,
  ]);
}

/** Shares the sheets of a trip by a link that nobody can be told again. */
export async function shareSheet(
  context: MemberContext,
  tripId: string,
  { id, validDays, ...shows }: NewSheetLink,
): Promise<ToldSheetLink> {
  const { transaction, workspaceId, userId, config } = context;
  const trip = await requireTrip(context, tripId);
  if (trip.isPrivate)
    throw new AppError('conflict', 'Only you see this trip: share it with the workspace first');
  if ((await listSheetLinks(context, tripId)).length >= maxLinks)
    throw new AppError('conflict', 'This trip has as many links as it can have');
  const token = randomBytes(32).toString('base64url');
  const made = await transaction.query(
    `insert into call_sheet_links (workspace_id, id, trip_id, token_hash, shows_schedule,
        shows_shots, shows_bookings, shows_packing, expires_at, created_by_user_id,
        updated_by_user_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(days => $9), $10, $10)
      on conflict (workspace_id, id) do nothing returning 1`,
    [
      ...[workspaceId, id, tripId, hashOf(token)],
      ...[shows.showsSchedule, shows.showsShots, shows.showsBookings, shows.showsPacking],
      ...[validDays, userId],
    ],
  );
  if (made.length === 0) throw new AppError('conflict', 'This link was made already');
  announceSheetLink(context, id, 1);
  const [sheetLink] = await transaction.query<SheetLink>(`${linkText} and id = $2`, [
    workspaceId,
    id,
  ]);
  if (!sheetLink) throw missing();
  return { sheetLink, url: `${config.publicUrl}/call-sheet/${token}` };
}

/** Ends a link at once; a second time it is ended already. */
export async function revokeSheetLink(context: MemberContext, id: string): Promise<void> {
  const { transaction, workspaceId } = context;
  // Of a trip that somebody keeps to themself the links are gone for the others as well.
  const [link] = await transaction.query<{ tripId: string }>(
    'select trip_id as "tripId" from call_sheet_links where workspace_id = $1 and id = $2',
    [workspaceId, id],
  );
  if (!link) throw missing();
  await requireTrip(context, link.tripId);
  await revoke(context, 'id = $2', id);
}

// What becomes private is shown to nobody from now on, and is not shared again by becoming shared.
onTripPrivacy(async (context, tripId, privateToUserId) => {
  if (privateToUserId !== null) await revoke(context, 'trip_id = $2', tripId);
});

async function revoke(context: MemberContext, which: string, value: string): Promise<void> {
  const { transaction, workspaceId, userId } = context;
  const revoked = await transaction.query<{ id: string; version: number }>(
    `update call_sheet_links
      set revoked_at = now(), updated_by_user_id = $3, updated_at = now(), version = version + 1
      where workspace_id = $1 and ${which} and revoked_at is null returning id, version`,
    [workspaceId, value, userId],
  );
  for (const { id, version } of revoked) announceSheetLink(context, id, version);
}

/** Says that a link has changed, and nothing of it: everybody in the workspace hears this. */
export function announceSheetLink(
  { transaction, workspaceId }: Pick<MemberContext, 'transaction' | 'workspaceId'>,
  id: string,
  version: number,
): void {
  transaction.record({ stream: workspaceId, domain: 'call-sheet-links', id, version, json: null });
}

function missing(): AppError {
  return new AppError('not_found', 'Link not found');
}

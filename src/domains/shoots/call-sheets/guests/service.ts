import { countAttempt } from '#server/accounts/attempts.ts';
import { hashOf } from '#server/accounts/tokens.ts';
import { inSystemTransaction, type Transaction } from '#server/database/transaction.ts';
import type { PublicContext } from '#server/http/context.ts';
import { AppError } from '#shared/errors.ts';
import { can, type Role } from '#shared/permissions.ts';
import { announceSheetLink } from '#domains/shoots/call-sheets/links/service.ts';
import {
  type SheetParts,
  type SheetSection,
  voidSheetText,
} from '#domains/shoots/call-sheets/schema.ts';
import { readSheet } from '#domains/shoots/call-sheets/sheet/service.ts';

const requestsPerMinute = 30;

/**
 * What a link shows, to whoever holds it. The request is counted before anybody knows whether the token
 * is right, in a transaction of its own so that it stays counted.
 */
export async function lookUpSheet(context: PublicContext, token: string): Promise<SheetParts> {
  const { database, address } = context;
  const limit = { key: `call sheet address ${address}`, max: requestsPerMinute, minutes: 1 };
  await inSystemTransaction(database, {}, (counting) => countAttempt(counting, [limit]));
  return inSystemTransaction(database, {}, async (transaction) => {
    const parts = await shownBy(transaction, token);
    if (!parts) throw new AppError('not_found', voidSheetText);
    return parts;
  });
}

interface Link {
  id: string;
  workspaceId: string;
  tripId: string;
  sharedByUserId: string;
  version: number;
  sections: SheetSection[];
}

const linkText = `select id, workspace_id as "workspaceId", trip_id as "tripId", version,
    updated_by_user_id as "sharedByUserId",
    array_remove(array[
      case when shows_schedule then 'schedule' end, case when shows_shots then 'shots' end,
      case when shows_bookings then 'bookings' end, case when shows_packing then 'packing' end
    ], null) as sections
  from call_sheet_links where token_hash = $1`;

// Unknown, expired, revoked, of a private trip, or of somebody who has left: all look alike. From here on
// the transaction reaches what is on the link and nothing else, whatever a statement forgets.
async function shownBy(transaction: Transaction, token: string): Promise<SheetParts | undefined> {
  const hash = hashOf(token);
  await set(transaction, { sheet_hash: hash.toString('hex') });
  const [link] = await transaction.query<Link>(linkText, [hash]);
  const behind = link && (await memberBehind(transaction, link));
  if (!link || !behind) return undefined;
  await set(transaction, {
    sheet_workspace_id: link.workspaceId,
    sheet_trip_id: link.tripId,
    sheet_shows: link.sections.join(','),
  });
  const parts = await readSheet(transaction, link, new Set(link.sections));
  if (!parts) return undefined;
  await noteOpened(transaction, link, behind.role);
  return {
    ...parts,
    workspaceName: behind.name,
    // They are for the team.
    trip: { ...parts.trip, notes: '' },
    people: parts.people.map((person) => ({ ...person, phone: '' })),
  };
}

// A link shows no more than whoever shared it may share, at this moment. They are asked for and left again.
async function memberBehind(
  transaction: Transaction,
  { workspaceId, sharedByUserId }: Link,
): Promise<{ role: Role; name: string } | undefined> {
  await set(transaction, { user_id: sharedByUserId, workspace_id: workspaceId });
  const [member] = await transaction.query<{ role: Role; name: string }>(
    `select role, workspaces.name from workspace_members
        join workspaces on workspaces.id = workspace_id and deleted_at is null
      where workspace_id = $1 and user_id = $2`,
    [workspaceId, sharedByUserId],
  );
  await set(transaction, { user_id: '', workspace_id: '' });
  return member && can(member.role, 'edit') ? member : undefined;
}

async function noteOpened(transaction: Transaction, link: Link, role: Role): Promise<void> {
  const { id, workspaceId, sharedByUserId } = link;
  const [opened] = await transaction.query<{ version: number }>(
    `update call_sheet_links set opened_at = now(), version = version + 1
      where workspace_id = $1 and id = $2
        and (opened_at is null or opened_at < now() - interval '1 minute') returning version`,
    [workspaceId, id],
  );
  if (!opened) return;
  // Whoever shared it sees that it was opened; nothing is read from here on.
  await set(transaction, { user_id: sharedByUserId, workspace_id: workspaceId, role });
  announceSheetLink({ transaction, workspaceId }, id, opened.version);
}

// The names are our own; what they hold is given as a parameter.
async function set({ query }: Transaction, settings: Record<string, string>): Promise<void> {
  const names = Object.keys(settings);
  const calls = names.map((name, place) => `set_config('app.${name}', $${place + 1}, true)`);
  await query(`select ${calls.join(', ')}`, Object.values(settings));
}

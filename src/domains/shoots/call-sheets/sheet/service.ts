import type { Transaction } from '#server/database/transaction.ts';
import type { SheetParts, SheetSection } from '#domains/shoots/call-sheets/schema.ts';

type Query = Pick<Transaction, 'query'>;

const clock = (column: string) => `to_char(${column}, 'HH24:MI')`;

const tripText = `select title, destination, latitude::float8, longitude::float8,
    time_zone as "timeZone", to_char(starts_on, 'YYYY-MM-DD') as "startsOn",
    to_char(ends_on, 'YYYY-MM-DD') as "endsOn", notes
  from trips where workspace_id = $1 and id = $2 and deleted_at is null`;

const peopleText = `select coalesce(
      nullif(trim(concat_ws(' ', users.first_name, users.last_name)), ''), person.name) as name,
    role, phone, ${clock('call_time')} as "callTime"
  from trip_people person
    left join users on users.id = person.member_user_id
  where workspace_id = $1 and trip_id = $2 and deleted_at is null
  order by call_time nulls last, person.id`;

const itemsText = `select id, title, to_char(scheduled_on, 'YYYY-MM-DD') as "scheduledOn",
    ${clock('start_time')} as "startTime", ${clock('end_time')} as "endTime", location, note,
    sort_order as "sortOrder"
  from schedule_items where workspace_id = $1 and trip_id = $2 and deleted_at is null`;

const shotsText = `select id, title, schedule_item_id as "scheduleItemId",
    to_char(shot_on, 'YYYY-MM-DD') as "shotOn", lens, seconds, location,
    sort_order as "sortOrder", status = 'done' as "isDone"
  from shots where workspace_id = $1 and trip_id = $2 and deleted_at is null and status <> 'dropped'`;

const bookingsText = `select id, title, location, to_char(starts_on, 'YYYY-MM-DD') as "startsOn",
    ${clock('start_time')} as "startTime", to_char(ends_on, 'YYYY-MM-DD') as "endsOn",
    ${clock('end_time')} as "endTime"
  from bookings where workspace_id = $1 and trip_id = $2 and deleted_at is null
    and status <> 'cancelled'
  order by starts_on nulls last, start_time nulls first, id`;

// What is somebody's own is not handed out, whoever asks.
const packingText = `select name, quantity, is_essential as "isEssential"
  from packing_items where workspace_id = $1 and trip_id = $2 and deleted_at is null
    and not is_private
  order by is_essential desc, category, id`;

/** What the sheets of a trip show of these sections; undefined if it is not there for who asks. */
export async function readSheet(
  { query }: Query,
  { workspaceId, tripId }: { workspaceId: string; tripId: string },
  sections: ReadonlySet<SheetSection>,
): Promise<Omit<SheetParts, 'workspaceName'> | undefined> {
  const of = [workspaceId, tripId];
  const [trip] = await query<SheetParts['trip']>(tripText, of);
  if (!trip) return undefined;
  const rows = <R extends object>(section: SheetSection, text: string): Promise<R[]> =>
    sections.has(section) ? query<R>(text, of) : Promise.resolve([]);
  return {
    trip,
    people: await query<SheetParts['people'][number]>(peopleText, of),
    items: await rows<SheetParts['items'][number]>('schedule', itemsText),
    shots: await rows<SheetParts['shots'][number]>('shots', shotsText),
    bookings: await rows<SheetParts['bookings'][number]>('bookings', bookingsText),
    packing: await rows<SheetParts['packing'][number]>('packing', packingText),
  };
}

import type { Services } from '#server/http/context.ts';
import { inSystemTransaction } from '#server/database/transaction.ts';
import { type Notice, type Recipient, remind } from '#domains/around/notifications/service.ts';
import { planWithCare } from '#server/database/planning/past-statistics.ts';
import { clockIn } from '#shared/clock.ts';

/** What somebody is to be told of, by nobody's doing. */
export interface Reminder extends Recipient, Notice {
  workspaceId: string | null;
}

// Where people live, with what their clocks show now. Worked out here: PostgreSQL may not know every
// zone that a browser does, and one unknown name would stop the reminders of all.
const clocksAs = (name: string) => `unnest($1::text[], $2::timestamp[]) as ${name} (zone, shows)`;
export const clocks = clocksAs('clock');
/** The same clocks once more, where a statement reads two of them. */
export const clocksThere = clocksAs('there');

/** Whether the person was not told of `due.cause`. */
export const isUntold = `not exists (select from notifications known
  where known.user_id = users.id and known.cause = due.cause)`;

interface Asked {
  now: Temporal.Instant;
  /** Of clocks for which this is false nothing is looked up. */
  isAwake?: (clock: Temporal.ZonedDateTime) => boolean;
  /** Finds each `zone` that the statement asks for besides those of people. */
  zonesText?: string;
}

/** What a statement finds on the clocks of people, wherever they live, and of other zones it names. */
export async function lookUp<Row extends Recipient>(
  { database }: Pick<Services, 'database'>,
  text: string,
  { now, isAwake = () => true, zonesText }: Asked,
): Promise<Row[]> {
  const ofPeople = await database.once<Zone>(
    'select distinct time_zone as zone from users where $1::boolean',
    [true],
  );
  // Named as they are kept: a clock may call its zone otherwise.
  const awakeOf = (zones: readonly Zone[]) =>
    [...new Set(zones.map(({ zone }) => zone))]
      .map((zone) => ({ zone, clock: clockIn(zone, now) }))
      .filter(({ clock }) => isAwake(clock));
  if (zonesText === undefined && awakeOf(ofPeople).length === 0) return [];
  return inSystemTransaction(database, {}, async (transaction) => {
    const { query } = transaction;
    planWithCare(transaction);
    await query(`select set_config('app.system', $1, true)`, ['remind']);
    const others = zonesText === undefined ? [] : await query<Zone>(zonesText, []);
    const awake = awakeOf([...ofPeople, ...others]);
    return query<Row & Record<string, unknown>>(text, [
      awake.map(({ zone }) => zone),
      awake.map(({ clock }) => clock.toPlainDateTime().toString()),
    ]);
  });
}

type Zone = Record<'zone', string>;

/** Tells each person all of theirs in one transaction. */
export async function remindAll(
  { database, config }: Pick<Services, 'database' | 'config'>,
  reminders: readonly Reminder[],
): Promise<void> {
  for (const [userId, rows] of Map.groupBy(reminders, (row) => row.userId)) {
    await inSystemTransaction(database, { userId }, async (transaction) => {
      for (const { workspaceId, event, title, detail, path, cause, ...recipient } of rows) {
        const notice = { workspaceId, event, title, detail, path, cause };
        await remind({ transaction, userId, config }, recipient, notice);
      }
    });
  }
}

/** Looks for what people are to be told of now, and tells it; a second time it tells nothing. */
export type Look = (services: Pick<Services, 'database' | 'config'>) => Promise<void>;

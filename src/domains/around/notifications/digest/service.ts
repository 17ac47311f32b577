import type { Services } from '#server/http/context.ts';
import { inSystemTransaction, type Transaction } from '#server/database/transaction.ts';
import { planWithCare } from '#server/database/planning/past-statistics.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';
import { canSendMail, mailJob } from '#server/jobs/mail.ts';
import { nameOwnWorkspaces } from '#server/records/own-workspaces.ts';
import { clockIn, zoneName } from '#shared/clock.ts';
import { layersOfMoney, layersWithout } from '#domains/around/agenda/rules.ts';
import type { AgendaLayer, AgendaRow } from '#domains/around/agenda/schema.ts';
import { dueQuery } from '#domains/around/agenda/service.ts';
import {
  choiceLine,
  oneLine,
  type Said,
  wordsOf,
} from '#domains/around/notifications/mails/service.ts';
import { type DigestChoice, isDigestDue } from '#domains/around/notifications/rules.ts';
import { isShown } from '#domains/around/notifications/service.ts';
import type { Module } from '#shared/modules.ts';
import { type Collected, type DueRow, digestText } from './rules.ts';

type Kit = Pick<Services, 'database' | 'config'>;

const dailyDigestJob = 'daily-digest';

interface Candidate extends DigestChoice {
  userId: string;
  timeZone: string;
}

const columns = `id as "userId", time_zone as "timeZone", daily_digest as "dailyDigest",
  digest_at_minutes as "digestAtMinutes", digest_weekdays as "digestWeekdays",
  quiet_hours as "quietHours", quiet_from_minutes as "quietFromMinutes",
  quiet_until_minutes as "quietUntilMinutes"`;

// In quiet hours it is their end that counts, so that the earlier of the two is the first moment.
const candidatesText = `select ${columns} from users
  join unnest($1::text[], $2::date[], $3::int[]) as clock (zone, day, minutes)
    on clock.zone = users.time_zone
  where daily_digest and (digested_on is null or digested_on < clock.day)
    and least(digest_at_minutes, quiet_until_minutes) <= clock.minutes`;

// Whoever sets the day first makes the digest; another server finds it set.
const claimText = `update users set digested_on = claim.day
  from unnest($1::uuid[], $2::date[]) as claim (user_id, day)
  where users.id = claim.user_id and daily_digest
    and (digested_on is null or digested_on < claim.day)
  returning users.id as "userId", claim.day::text as day`;

/** Begins the digests whose time has come on the clocks of their readers: one for each of their days. */
export async function startDigests(kit: Kit, now = Temporal.Now.instant()): Promise<void> {
  const { database, config } = kit;
  if (!canSendMail(config)) return;
  const zones = await database.once<{ zone: string }>(
    'select distinct time_zone as zone from users where daily_digest = $1',
    [true],
  );
  // Named as they are kept: a clock may call its zone otherwise.
  const clocks = zones.map(({ zone }) => clockIn(zone, now));
  if (clocks.length === 0) return;
  const found = await database.once<Candidate>(candidatesText, [
    zones.map(({ zone }) => zone),
    clocks.map(dayOf),
    clocks.map(({ hour, minute }) => hour * 60 + minute),
  ]);
  const due = found.filter((one) => isDigestDue(one, clockIn(one.timeZone, now)));
  if (due.length === 0) return;
  await inSystemTransaction(database, {}, async ({ query, enqueue }) => {
    const claimed = await query<{ userId: string; day: string }>(claimText, [
      due.map(({ userId }) => userId),
      due.map(({ timeZone }) => dayOf(clockIn(timeZone, now))),
    ]);
    for (const claim of claimed) await enqueue(dailyDigestJob, claim);
  });
}

/** Makes the digest of one person and day; on a day that asks for nothing there is none. */
export function digestJobs(kit: Kit): Record<string, JobHandler> {
  const { database, config } = kit;
  return {
    [dailyDigestJob]: async ({ userId, day }, { id }) => {
      if (typeof userId !== 'string' || typeof day !== 'string') return;
      const [user] = await database.once<Reader>(
        `select email, time_zone as "timeZone", time_format as "timeFormat" from users
          where id = $1 and daily_digest`,
        [userId],
      );
      // What was held up until another day is past its use.
      if (!user || dayOf(clockIn(user.timeZone, Temporal.Now.instant())) !== day) return;
      const timeZone = zoneName(user.timeZone) ?? 'UTC';
      const due = await dueFor(kit, { userId, day, timeZone });
      await inSystemTransaction(database, { userId }, async (transaction) => {
        // A job may run twice at the same time: only one of them takes it away with its mail.
        const taken = await transaction.query('delete from jobs where id = $1 returning id', [id]);
        if (taken.length === 0) return;
        const digest = digestText({
          ...{ day, due, timeFormat: user.timeFormat },
          collected: await takeCollected(transaction, userId),
          link: (path) => new URL(path, config.publicUrl).href,
        });
        if (!digest) return;
        const { subject, text } = digest;
        const mail = { to: user.email, subject: oneLine(subject) };
        const ending = choiceLine(config.publicUrl);
        await transaction.enqueue(mailJob, { ...mail, text: `${text}\n\n${ending}` });
      });
    },
  };
}

interface Reader {
  email: string;
  timeZone: string;
  timeFormat: '12' | '24';
}

const ofWorkspaces: AgendaLayer[] = ['content', 'deals', 'money', 'bills', 'rights'];
/** Long before anything that people plan: what is overdue stays so. */
const firstDay = '1900-01-01';

/** What somebody's agenda asks for by the end of the day: their own, then that of each workspace. */
async function dueFor(
  { database }: Kit,
  { userId, day, timeZone }: { userId: string; day: string; timeZone: string },
): Promise<DueRow[]> {
  const read = async (
    transaction: Pick<Transaction, 'query' | 'send'>,
    workspaceId: string | null,
    layers: readonly AgendaLayer[],
  ) => {
    planWithCare(transaction);
    const [agenda] = await transaction.query<{ answer: string }>(
      ...dueQuery({
        ...{ workspaceId, userId, from: firstDay, to: day, layers, today: day, timeZone },
        isMine: true,
      }),
    );
    // The statement writes rows in the shape of their schema.
    const { rows } = JSON.parse(agenda?.answer ?? '{"rows":[]}') as { rows: AgendaRow[] };
    return rows;
  };
  const [own, workspaces] = await inSystemTransaction(database, { userId }, async (transaction) => {
    await nameOwnWorkspaces(transaction, userId);
    const members = await transaction.query<{ id: string; name: string; off: Module[] }>(
      `select workspaces.id, name, modules_off as off from workspaces
        join workspace_members member on member.workspace_id = workspaces.id
        where member.user_id = $1 and deleted_at is null order by name, workspaces.id`,
      [userId],
    );
    return [await read(transaction, null, ['tasks', 'leisure']), members] as const;
  });
  const due: DueRow[] = own.map((row) => ({
    ...row,
    campaign: null,
    workspaceId: null,
    workspace: null,
  }));
  for (const { id, name, off } of workspaces) {
    const shown = layersWithout(off).filter((layer) => ofWorkspaces.includes(layer));
    const workspace = workspaces.length > 1 ? name : null;
    // Its policies ask once more whether they are a member.
    await inSystemTransaction(database, { userId, workspaceId: id }, async (transaction) => {
      const layers = shown.filter((one) => transaction.seesMoney || !layersOfMoney.includes(one));
      const rows = await read(transaction, id, layers);
      const campaigns = await campaignNames(transaction, id, rows);
      for (const row of rows) {
        const campaign = campaigns.get(campaignOf(row) ?? '') ?? null;
        due.push({ ...row, workspaceId: id, workspace, campaign });
      }
    });
  }
  return due;
}

async function campaignNames(
  { query }: Pick<Transaction, 'query'>,
  workspaceId: string,
  rows: readonly AgendaRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.map(campaignOf).filter((id) => id !== undefined);
  const found = await query<{ id: string; name: string }>(
    `select id, campaign_name as name from campaigns
      where workspace_id = $1 and id = any ($2::uuid[])`,
    [workspaceId, [...new Set(ids)]],
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}

function campaignOf({ record, parent }: AgendaRow): string | undefined {
  const of = parent ?? record;
  return of?.collection === 'campaigns' ? of.id : undefined;
}

// From one weekday to the same of the next week, and a server that was late. What is older waited
// for a digest that was switched off meanwhile.
const collectedWithin = '8 days';

/** What waits for the digest, which reading ends; of what somebody has left nothing is said. */
async function takeCollected(transaction: Transaction, userId: string): Promise<Collected[]> {
  await nameOwnWorkspaces(transaction, userId);
  const rows = await transaction.query<Said & Omit<Collected, 'words'> & { id: string }>(
    `with taken as (
      update notifications set in_digest = false where user_id = $1 and in_digest returning *
    )
    select id, actor_name as "actorName", title, detail, path,
        workspace_id as "workspaceId" from taken as notifications
      where created_at > now() - interval '${collectedWithin}' and ${isShown}
      order by id`,
    [userId],
  );
  return rows.map((row) => ({ ...row, words: wordsOf(row) }));
}

function dayOf(clock: Temporal.ZonedDateTime): string {
  return clock.toPlainDate().toString();
}

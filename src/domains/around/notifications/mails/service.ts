import type { Services } from '#server/http/context.ts';
import { inSystemTransaction, type Transaction } from '#server/database/transaction.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';
import { type Mail, mailJob } from '#server/jobs/mail.ts';
import { nameOwnWorkspaces } from '#server/records/own-workspaces.ts';
import { clockIn } from '#shared/clock.ts';
import { pathInWorkspace } from '#shared/places.ts';
import { type QuietHours, quietEnd, urgentEvents } from '#domains/around/notifications/rules.ts';
import { isShown, mailNoticesJob } from '#domains/around/notifications/service.ts';

interface Unsent {
  actorName: string | null;
  title: string;
  detail: string;
  excerpt: string;
  path: string;
  workspaceId: string | null;
}

/** What a notification says in a mail. */
export type Said = Pick<Unsent, 'actorName' | 'title' | 'detail'>;

interface Reader extends QuietHours {
  email: string;
  timeZone: string;
}

/**
 * One mail for all that a person was told of and has not read since the last one. In their quiet
 * hours only what is urgent goes out, and the rest when they end.
 */
export function noticeJobs(
  { database, config }: Pick<Services, 'database' | 'config'>,
  now = () => Temporal.Now.instant(),
): Record<string, JobHandler> {
  return {
    [mailNoticesJob]: async ({ userId }) => {
      if (typeof userId !== 'string') return;
      await inSystemTransaction(database, { userId }, async (transaction) => {
        const [user] = await transaction.query<Reader>(
          `select email, time_zone as "timeZone", quiet_hours as "quietHours",
              quiet_from_minutes as "quietFromMinutes", quiet_until_minutes as "quietUntilMinutes"
            from users where id = $1`,
          [userId],
        );
        if (!user) return;
        const end = quietEnd(user, clockIn(user.timeZone, now()));
        if (end) await sendAgainAt(transaction, userId, end);
        await nameOwnWorkspaces(transaction, userId);
        // Taken and written down together: whatever dies in between, one mail goes out. Of a
        // workspace that was left or deleted meanwhile nothing is said.
        const unsent = await transaction.query<Unsent & { id: string }>(
          `update notifications set mail_at = null
            where user_id = $1 and mail_at is not null and read_at is null and ${isShown}
              and ($2::text[] is null or event = any ($2))
            returning id, actor_name as "actorName", title, detail, excerpt, path,
              workspace_id as "workspaceId"`,
          [userId, end ? urgentEvents : null],
        );
        if (unsent.length === 0) return;
        const inOrder = unsent.toSorted((one, other) => one.id.localeCompare(other.id));
        await transaction.enqueue(mailJob, mailOf(user.email, inOrder, config.publicUrl));
      });
    },
  };
}

/** One job is enough for all that waits until then. */
async function sendAgainAt(
  { query, enqueue }: Transaction,
  userId: string,
  end: Temporal.Instant,
): Promise<void> {
  const [known] = await query(
    `select id from jobs where kind = $1 and payload ->> 'userId' = $2 and run_at = $3`,
    [mailNoticesJob, userId, end.toString()],
  );
  if (!known) await enqueue(mailNoticesJob, { userId }, new Date(end.epochMilliseconds));
}

function mailOf(to: string, unsent: readonly Unsent[], publicUrl: string): Mail {
  const [first] = unsent;
  const subject =
    unsent.length === 1 && first ? wordsOf(first) : `${unsent.length} things for you on Dayslate`;
  const lines = unsent.map(
    (one) => `${wordsOf(one)}\n${one.excerpt ? `“${one.excerpt}”\n` : ''}${linkOf(one, publicUrl)}`,
  );
  const text = [...lines, choiceLine(publicUrl)].join('\n\n');
  return { to, subject: oneLine(subject), text };
}

const linkOf = ({ path, workspaceId }: Unsent, publicUrl: string) =>
  new URL(pathInWorkspace(path, workspaceId), publicUrl).href;

/** Where to choose otherwise, at the end of every mail. */
export function choiceLine(publicUrl: string): string {
  const { href } = new URL('/settings?tab=personal#what-to-notify', publicUrl);
  return `Choose what you are told of: ${href}`;
}

/** A notification as one sentence. */
export function wordsOf({ actorName, title, detail }: Said): string {
  return actorName ? `${actorName} ${detail} ${title}` : `${title} ${detail}`;
}

/** Words for a subject: a title may hold anything, a subject is one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 150).toWellFormed();
}

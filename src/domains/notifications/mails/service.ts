import type { Services } from '#server/context.ts';
import { inSystemTransaction } from '#server/database/transaction.ts';
import type { JobHandler } from '#server/jobs.ts';
import { type Mail, mailJob } from '#server/mail.ts';
import { nameOwnWorkspaces } from '#server/own-workspaces.ts';
import { isShown, mailNoticesJob } from '#domains/notifications/service.ts';

interface Unsent {
  actorName: string | null;
  title: string;
  detail: string;
  excerpt: string;
  path: string;
}

/** One mail for all that a person was told of and has not read since the last one. */
export function noticeJobs({
  database,
  config,
}: Pick<Services, 'database' | 'config'>): Record<string, JobHandler> {
  return {
    [mailNoticesJob]: async ({ userId }) => {
      if (typeof userId !== 'string') return;
      await inSystemTransaction(database, { userId }, async (transaction) => {
        const [user] = await transaction.query<{ email: string }>(
          'select email from users where id = $1',
          [userId],
        );
        await nameOwnWorkspaces(transaction, userId);
        // Taken and written down together: whatever dies in between, one mail goes out. Of a
        // workspace that was left or deleted meanwhile nothing is said.
        const unsent = await transaction.query<Unsent & { id: string }>(
          `update notifications set mail_at = null
            where user_id = $1 and mail_at is not null and read_at is null and ${isShown}
            returning id, actor_name as "actorName", title, detail, excerpt, path`,
          [userId],
        );
        if (!user || unsent.length === 0) return;
        const inOrder = unsent.toSorted((one, other) => one.id.localeCompare(other.id));
        await transaction.enqueue(mailJob, mailOf(user.email, inOrder, config.publicUrl));
      });
    },
  };
}

function mailOf(to: string, unsent: readonly Unsent[], publicUrl: string): Mail {
  const [first] = unsent;
  const subject =
    unsent.length === 1 && first ? wordsOf(first) : `${unsent.length} things for you on Dayslate`;
  const lines = unsent.map(
    (one) =>
      `${wordsOf(one)}\n${one.excerpt ? `“${one.excerpt}”\n` : ''}${new URL(one.path, publicUrl).href}`,
  );
  const choice = `Choose what you are told of: ${new URL('/settings?tab=personal', publicUrl).href}`;
  return { to, subject: oneLine(subject), text: [...lines, choice].join('\n\n') };
}

function wordsOf({ actorName, title, detail }: Unsent): string {
  return actorName ? `${actorName} ${detail} ${title}` : `${title} ${detail}`;
}

// A title may hold anything; a subject is one line.
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 150).toWellFormed();
}

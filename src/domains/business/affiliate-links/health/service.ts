import type { MemberContext, Services } from '#server/http/context.ts';
import { inSystemTransaction, type Transaction } from '#server/database/transaction.ts';
import { guardedProbe } from '#server/jobs/guarded-fetch.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';
import { AppError } from '#shared/errors.ts';
import {
  type AffiliateLink,
  type LinkCheck,
  maxChecked,
} from '#domains/business/affiliate-links/schema.ts';
import { affiliateLinks } from '#domains/business/affiliate-links/service.ts';
import { checkOf, failedAfter, isUnclear } from './rules.ts';

const checkJob = 'check-affiliate-links';
const weeklyJob = 'weekly-affiliate-checks';
const weekMs = 7 * 24 * 3_600_000;
// A little less than a week, so that a link waits for no second one because its check took a moment.
const weekSeconds = 6.9 * 24 * 3_600;
/** A link that was followed a moment ago is not followed again, however often somebody asks. */
const pauseSeconds = 10;
const atOnce = 4;
/** So many questions of one workspace wait at a time, of 200 links each. */
const mostWaiting = 10;

/** Has some links followed soon. */
export async function askForCheck(
  { config, transaction, workspaceId }: MemberContext,
  ids: readonly string[],
): Promise<void> {
  if (!config.linkPreviews)
    throw new AppError('invalid', 'This server is set up not to look at other sites');
  const [waiting] = await transaction.query<{ isLong: boolean }>(
    `select count(*) >= $3 as "isLong" from jobs
      where kind = $1 and payload ->> 'workspaceId' = $2`,
    [checkJob, workspaceId, mostWaiting],
  );
  if (waiting?.isLong) {
    const text = 'Many links wait to be checked already. Try again in a few minutes.';
    throw new AppError('too_many', text, { retryAfterSeconds: 60 });
  }
  await transaction.enqueue(checkJob, { workspaceId, ids });
}

/** From now on all links are followed each week. */
export async function followSetting(
  { transaction, workspaceId }: MemberContext,
  changes: object,
): Promise<void> {
  const isTurnedOn = 'affiliateChecks' in changes && changes.affiliateChecks === true;
  if (isTurnedOn) await transaction.enqueue(weeklyJob, { workspaceId });
}

/** Follows affiliate links to see whether they still lead where they should. */
export function linkCheckJobs(services: Services): Record<string, JobHandler> {
  const { database, config } = services;
  return {
    [checkJob]: async ({ workspaceId, ids }) => {
      if (typeof workspaceId !== 'string' || !Array.isArray(ids)) return;
      const wanted = { ids, olderThanSeconds: pauseSeconds };
      await checkAll(services, workspaceId, await linksToCheck(services, workspaceId, wanted));
    },

    [weeklyJob]: async ({ workspaceId }, job) => {
      if (typeof workspaceId !== 'string') return;
      const stands = await standsOf(services, workspaceId, job.id);
      if (!stands?.isOn || stands.isFollowed) return;
      const wanted = { ids: null, olderThanSeconds: weekSeconds };
      const links =
        stands.isDeleted || !config.linkPreviews
          ? []
          : await linksToCheck(services, workspaceId, wanted);
      await checkAll(services, workspaceId, links);
      const next = new Date(Date.now() + (links.length === maxChecked ? 0 : weekMs));
      await inSystemTransaction(database, {}, ({ enqueue }) =>
        enqueue(weeklyJob, { workspaceId }, next),
      );
    },
  };
}

// Whether the weekly checks go on; of two jobs, as of a setting turned on twice, the younger goes on.
const standsText = `select affiliate_checks as "isOn", deleted_at is not null as "isDeleted",
    exists (select from jobs where kind = $2 and id > $3
      and payload ->> 'workspaceId' = workspaces.id::text) as "isFollowed"
  from workspaces where id = $1`;

interface Stands {
  isOn: boolean;
  isDeleted: boolean;
  isFollowed: boolean;
}

async function standsOf(
  services: Services,
  workspaceId: string,
  jobId: string,
): Promise<Stands | undefined> {
  const values = [workspaceId, weeklyJob, jobId];
  const [stands] = await within(services, workspaceId, ({ query }) =>
    query<Stands>(standsText, values),
  );
  return stands;
}

type Checked = Pick<AffiliateLink, 'id' | 'destinationUrl' | 'failedChecks'> & { url: string };

const dueText = `select id, url, destination_url as "destinationUrl", failed_checks as "failedChecks"
  from affiliate_links
  where workspace_id = $1 and url is not null and deleted_at is null
    and (id = any ($2::uuid[]) or ($2::uuid[] is null and status <> 'ended'))
    and (last_checked_at is null or last_checked_at < now() - make_interval(secs => $3))
  order by last_checked_at nulls first, id limit ${maxChecked}`;

function linksToCheck(
  services: Services,
  workspaceId: string,
  { ids, olderThanSeconds }: { ids: readonly unknown[] | null; olderThanSeconds: number },
): Promise<Checked[]> {
  return within(services, workspaceId, ({ query }) =>
    query<Checked>(dueText, [workspaceId, ids, olderThanSeconds]),
  );
}

// What is noted already is not followed again if the server ends in between and the job is done anew.
async function checkAll(
  services: Services,
  workspaceId: string,
  links: readonly Checked[],
): Promise<void> {
  for (let from = 0; from < links.length; from += atOnce) {
    const some = links.slice(from, from + atOnce);
    const checks = await Promise.all(some.map(follow));
    for (const [at, link] of some.entries())
      await note(services, workspaceId, link, checks[at] ?? 'unknown');
  }
}

async function follow({ url, destinationUrl }: Checked): Promise<LinkCheck> {
  const knocked = await guardedProbe(url, 'HEAD');
  const probed = isUnclear(knocked) ? await guardedProbe(url, 'GET') : knocked;
  return checkOf(probed, destinationUrl);
}

// Nobody has edited the link: who did last, and when, stays. One with another address waits anew.
const noteText = `update affiliate_links
  set last_checked_at = now(), last_check = $4, failed_checks = $5, version = version + 1
  where workspace_id = $1 and id = $2 and url = $3 and deleted_at is null
  returning version, ${affiliateLinks.statements.json} as json`;

async function note(
  services: Services,
  workspaceId: string,
  { id, url, failedChecks }: Checked,
  check: LinkCheck,
): Promise<void> {
  const values = [workspaceId, id, url, check, failedAfter(failedChecks, check)];
  await within(services, workspaceId, async ({ query, record }) => {
    const [row] = await query<{ version: number; json: string }>(noteText, values);
    if (row) record({ stream: workspaceId, domain: 'affiliate-links', id, ...row });
  });
}

// The server's own work in a workspace: it changes what members may.
function within<T>(
  { database }: Services,
  workspaceId: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return inSystemTransaction(database, { workspaceId }, async (transaction) => {
    await transaction.query(`select set_config('app.role', 'member', true)`, []);
    return work(transaction);
  });
}

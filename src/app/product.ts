import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { scheduleBackups } from '#server/backup/schedule.ts';
import { openDatabase, type Database, type SlowStatement } from '#server/database/pool.ts';
import type { Config } from '#server/config.ts';
import type { Services } from '#server/http/context.ts';
import { closeGently } from '#server/http/close-gently.ts';
import { Metrics, serveMetrics } from '#server/metrics/metrics.ts';
import { Feed } from '#server/feed/feed.ts';
import { FeedSource } from '#server/feed/feed-source.ts';
import { openFileStore, requireStore } from '#server/files/store.ts';
import { startSweeping } from '#server/files/sweep.ts';
import type { Routes } from '#server/http/routes.ts';
import { type JobHandler, JobWorker } from '#server/jobs/jobs.ts';
import { mailHandler, mailJob } from '#server/jobs/mail.ts';
import { purgeJobs } from '#server/records/purge.ts';
import { startTidying } from '#server/records/tidy.ts';
import { namedFiles } from '#server/files/named.ts';
import { startReminding } from '#domains/around/notifications/reminders/service.ts';
import { createApi, domains } from './api.ts';
import type { DatabaseServer } from '#app/database/database-server.ts';

export interface Product {
  /** Where it really listens; the port matters when 0 was asked for. */
  address: string;
  stop(): Promise<void>;
}

/** Starts everything on a database that is ready, and leaves that one too if it fails. */
export async function startProduct(options: {
  config: Config;
  log: Logger;
  dist: string;
  database: DatabaseServer;
}): Promise<Product> {
  const { database } = options;
  try {
    return await serve(database, options);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function serve(
  server: DatabaseServer,
  { config, log, dist }: { config: Config; log: Logger; dist: string },
): Promise<Product> {
  const { role, pooler } = server;
  const metrics = new Metrics();
  const database = openDatabase(server.app, {
    ...{ role, pooler },
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
    slow: {
      afterMs: config.slowStatementMs,
      tell(statement) {
        metrics.slowStatements.inc();
        tellSlow(log, statement);
      },
    },
  });
  await requireBoundRole(database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const files = openFileStore(config);
  if (config.s3)
    await requireStore(files, log).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
  const services: Services = { config, database, log, files };
  const source: FeedSource = new FeedSource({
    access: pooler?.direct ?? server.app,
    role,
    log,
    onWake: (streams) => feed.wake(streams),
  });
  const feed: Feed = new Feed(source, log, { maxPerUser: config.streamsPerUser });
  database.afterCommit.add((streams) => {
    feed.wake(streams);
    source.tellOthers(streams);
  });
  const backups = scheduleBackups(services, server.owner);
  const jobs = new JobWorker(database, log, {
    [mailJob]: mailHandler(config),
    ...purgeJobs(services),
    ...backups.jobs,
    ...jobsOf(domains, services),
  });
  const tidying = startTidying(services, log);
  const reminding = startReminding(
    services,
    domains.flatMap(({ remindOfDates }) => remindOfDates ?? []),
  );
  const sweeping = startSweeping(services, namedFiles(services));

  const app = await createApi(services, feed, dist);
  serveMetrics(app, { metrics, services, feed });
  const leave = async () => {
    tidying.stop();
    sweeping.stop();
    backups.stop();
    // Clients of the feed first: they hold connections open that the server would wait for.
    feed.close();
    await closeGently(app);
    await source.close();
    await Promise.all([jobs.stop(), reminding.stop()]);
    await database.close();
  };
  try {
    const address = await listen(app, config);
    jobs.start();
    return { address, stop: () => leave().then(() => server.stop()) };
  } catch (error) {
    await leave();
    throw error;
  }
}

function jobsOf(all: readonly Routes[], services: Services): Record<string, JobHandler> {
  return Object.fromEntries(all.flatMap(({ jobs }) => Object.entries(jobs?.(services) ?? {})));
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = notListening[code]?.(port, host);
    throw why ? new Error(why, { cause: error }) : error;
  }
}

const noAddress = (_port: number, host: string) =>
  `HOST ${host} is no address of this machine. Set another HOST, 0.0.0.0 for all it has.`;
const notListening: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port, host) =>
    `port ${port} of ${host} is in use. Stop who has it, or set another PORT.`,
  EACCES: (port) => `this user may not listen on port ${port}. Set a PORT above 1023.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
};

const behindPooler =
  'DATABASE_URL leads to a pooler. Let DATABASE_DIRECT_URL lead to PostgreSQL itself, past it.';

// An address may name a role or options of its own. Whoever row level security does not bind must
// not serve: fails in one line before anything listens.
async function requireBoundRole(database: Database): Promise<void> {
  const [role] = await database
    .once<{ name: string; free: boolean }>(
      `select current_user as name, rolsuper or rolbypassrls as free from pg_roles
      where rolname = current_user and $1::int = 1`,
      [1],
    )
    .catch((error: unknown) => {
      const isPooler = error instanceof Error && error.message.includes('startup parameter');
      throw isPooler ? new Error(behindPooler, { cause: error }) : error;
    });
  if (role?.name === 'dayslate_app' && !role.free) return;
  const name = role?.name ?? 'an unknown role';
  throw new Error(
    `The database connection works as ${name}, not as dayslate_app. If a pooler stands between, ` +
      'let DATABASE_DIRECT_URL lead around it.',
  );
}

const mostOfStatement = 2_000;

function tellSlow(log: Logger, { statement, ms, requestId }: SlowStatement): void {
  const text = statement.replaceAll(/\s+/g, ' ').trim().slice(0, mostOfStatement);
  log.warn({ reqId: requestId, ms: Math.round(ms), statement: text }, 'a statement took long');
}

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import type { Config } from '#server/config.ts';
import type { Services } from '#server/http/context.ts';
import type { JobHandler } from '#server/jobs/jobs.ts';
import { newestAt } from './folder.ts';

/** What the process that makes a backup is told, and what it answers. */
export interface BackupTask {
  owner: ClientConfig;
  store: Pick<Config, 'dataDir' | 's3'>;
  folder: string;
  keep: number;
}
export type BackupAnswer = { path: string; missing: number } | { failed: string };

export const backupJob = 'backup';
// Always the same: there is one at a time, however many servers ask for it.
const jobId = '00000000-0000-7000-8000-6261636b7570';
const program = fileURLToPath(new URL('worker.ts', import.meta.url));
const lookEveryMs = 60_000;

// One that fails is tried hourly for ever: the row must not rest as that of a mail may.
const askText = `
  insert into jobs (id, kind, payload) values ($1, $2, '{}')
  on conflict (id) do update set attempts = 12
    where jobs.attempts > 24 and coalesce(jobs.locked_until < now(), true)`;

interface Schedule {
  jobs: Record<string, JobHandler>;
  /** Gives up the backup under way; it is made anew after the next start. */
  stop(): void;
}

/**
 * Has a backup made whenever a new span of BACKUP_EVERY has begun without one, by a job, so that of
 * several servers one makes it.
 */
export function scheduleBackups(
  { config, database, log }: Pick<Services, 'config' | 'database' | 'log'>,
  owner: ClientConfig,
): Schedule {
  const { backup, dataDir, s3 } = config;
  const everyMs = backup?.everyMs;
  if (!backup || !everyMs) return { jobs: {}, stop: () => undefined };
  const { folder, keep } = backup;
  const spanOf = (at: Date) => Math.floor(at.getTime() / everyMs);
  const look = async () => {
    const newest = await newestAt(folder);
    if (newest && spanOf(newest) >= spanOf(new Date())) return;
    await database.once(askText, [jobId, backupJob]);
  };
  const tryLook = () =>
    void look().catch((error: unknown) => log.warn({ err: error }, 'no backup could be asked for'));
  const timer = setInterval(tryLook, lookEveryMs);
  timer.unref();
  tryLook();

  let child: ChildProcess | undefined;
  let running: Promise<void> | undefined;
  const make = async () => {
    child = fork(program, { execArgv: [], stdio: 'ignore' });
    const answer = await answerOf(child, { owner, store: { dataDir, s3 }, folder, keep });
    if ('failed' in answer) throw new Error(`the backup failed: ${answer.failed}`);
    const { path, missing } = answer;
    if (missing > 0) log.warn(`${missing} files that records name are missing in ${path}`);
    log.info(`a backup was made: ${path}`);
  };
  return {
    // One that takes longer than a job may is waited for by the next attempt.
    jobs: { [backupJob]: () => (running ??= make().finally(() => (running = undefined))) },
    stop() {
      clearInterval(timer);
      child?.kill();
    },
  };
}

function answerOf(child: ChildProcess, task: BackupTask): Promise<BackupAnswer> {
  return new Promise((resolve, reject) => {
    child.once('message', (said) => resolve(said as BackupAnswer)); // It says nothing else.
    child.once('exit', () => reject(new Error('the backup was ended')));
    child.once('error', reject);
    child.send(task);
  });
}

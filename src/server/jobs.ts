import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/pool.ts';

/** Does one kind of job. It may be called twice for one job, if a server dies in its middle. */
export type JobHandler = (
  payload: Record<string, unknown>,
  job: { id: string; attempt: number },
) => Promise<void>;

const leaseSeconds = 60;
const pollMs = 1_000;
const maxAttempts = 12;
const batch = 10;

interface JobRow {
  id: string;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
}

// A lease instead of a lock held open: a job whose server died is taken again when it ends.
const takeText = `
  update jobs set attempts = attempts + 1, locked_until = now() + make_interval(secs => $2)
  where id in (
    select id from jobs
    where kind = any ($3::text[]) and run_at <= now() and (locked_until is null or locked_until < now())
    order by run_at limit $1 for update skip locked
  )
  returning id, kind, payload, attempts`;

const failText = `
  update jobs set locked_until = null, last_error = $2, run_at = now() + make_interval(secs => $3)
  where id = $1`;

/** Works off the jobs table until stopped; any number of servers may do so at the same time. */
export class JobWorker {
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;
  readonly #handlers: Record<string, JobHandler>;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(database: Database, log: FastifyBaseLogger, handlers: Record<string, JobHandler>) {
    this.#database = database;
    this.#log = log;
    this.#handlers = handlers;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#round = this.#work().finally(() => this.#stopped || this.start());
    }, pollMs);
  }

  /** Waits for the jobs under way; what is left is done by another server or after the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  async #work(): Promise<void> {
    try {
      const kinds = Object.keys(this.#handlers);
      const jobs = await this.#database.once<JobRow>(takeText, [batch, leaseSeconds, kinds]);
      await Promise.all(jobs.map((job) => this.#do(job)));
      if (jobs.length === batch && !this.#stopped) await this.#work();
    } catch (error) {
      this.#log.warn({ err: error }, 'jobs could not be taken');
    }
  }

  async #do({ id, kind, payload, attempts }: JobRow): Promise<void> {
    try {
      await this.#handlers[kind]?.(payload, { id, attempt: attempts });
      await this.#database.once('delete from jobs where id = $1', [id]);
    } catch (error) {
      this.#log.warn({ err: error, job: id, kind, attempts }, 'a job failed');
      // From 2 s doubling to an hour; what never works stays in the table to be looked at.
      const seconds = attempts >= maxAttempts ? 365 * 86_400 : Math.min(2 ** attempts, 3600);
      const text = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      await this.#database.once(failText, [id, text, seconds]);
    }
  }
}

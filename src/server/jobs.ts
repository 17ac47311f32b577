import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/pool.ts';

/** Does one kind of job. It may be called twice for one job, if a server dies in its middle. */
export type JobHandler = (
  payload: Record<string, unknown>,
  job: { id: string; attempt: number },
) => Promise<void>;

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
  where id = $1 and attempts = $4`;

const renewText = `
  update jobs set locked_until = now() + make_interval(secs => $2) where id = $1 and attempts = $3`;

/** Works off the jobs table until stopped; any number of servers may do so at the same time. */
export class JobWorker {
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;
  readonly #handlers: Record<string, JobHandler>;
  readonly #leaseSeconds: number;
  readonly #pollMs: number;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(
    database: Database,
    log: FastifyBaseLogger,
    handlers: Record<string, JobHandler>,
    times: { leaseSeconds?: number; pollMs?: number } = {},
  ) {
    this.#database = database;
    this.#log = log;
    this.#handlers = handlers;
    this.#leaseSeconds = times.leaseSeconds ?? 60;
    this.#pollMs = times.pollMs ?? 1_000;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#round = this.#work().finally(() => this.#stopped || this.start());
    }, this.#pollMs);
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
      const jobs = await this.#database.once<JobRow>(takeText, [batch, this.#leaseSeconds, kinds]);
      await Promise.all(jobs.map((job) => this.#do(job)));
      if (jobs.length === batch && !this.#stopped) await this.#work();
    } catch (error) {
      this.#log.warn({ err: error }, 'jobs could not be taken');
    }
  }

  async #do({ id, kind, payload, attempts }: JobRow): Promise<void> {
    // A job that takes long must not seem to be that of a dead server.
    const renewing = setInterval(() => {
      this.#database.once(renewText, [id, this.#leaseSeconds, attempts]).catch((error: unknown) => {
        this.#log.warn({ err: error, job: id }, 'a lease could not be renewed');
      });
    }, this.#leaseSeconds * 300);
    try {
      await this.#handlers[kind]?.(payload, { id, attempt: attempts });
      await this.#database.once('delete from jobs where id = $1', [id]);
    } catch (error) {
      this.#log.warn({ err: error, job: id, kind, attempts }, 'a job failed');
      // From 2 s doubling to an hour; what never works stays in the table to be looked at.
      const seconds = attempts >= maxAttempts ? 365 * 86_400 : Math.min(2 ** attempts, 3600);
      const text = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      // Where even this cannot be said, the lease runs out and the job is taken again.
      await this.#database.once(failText, [id, text, seconds, attempts]).catch(() => undefined);
    } finally {
      clearInterval(renewing);
    }
  }
}

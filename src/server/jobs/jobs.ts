import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/pool.ts';

/** Does one kind of job. It may be called twice for one job, if a server dies in its middle. */
export type JobHandler = (
  payload: Record<string, unknown>,
  job: { id: string; attempt: number },
) => Promise<void>;

/** So many jobs of one kind are done at once: those of one that hangs hold up no others. */
const atOnce = 5;
const hour = 3_600;
/** What takes longer will never end: its place is given to others, and it is tried again. */
const usualHangMs = 30 * 60_000;
// The 12th comes after about an hour, and then one each hour for three days.
const maxAttempts = 12 + 3 * 24;

interface JobRow {
  id: string;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
}

// A lease instead of a lock held open: a job whose server died is taken again when it ends.
// Chosen once: a plan may ask a subquery again for each row, and each time it would lock others.
const takeText = `
  with free as materialized (
    select id from jobs
    where kind = any ($3::text[]) and run_at <= now() and (locked_until is null or locked_until < now())
    order by run_at limit $1 for update skip locked
  )
  update jobs set attempts = attempts + 1, locked_until = now() + make_interval(secs => $2)
  from free where jobs.id = free.id
  returning jobs.id, kind, payload, attempts`;

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
  readonly #stopWithinMs: number;
  readonly #hangsAfterMs: number;
  readonly #running = new Map<Promise<void>, string>();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(
    database: Database,
    log: FastifyBaseLogger,
    handlers: Record<string, JobHandler>,
    times: {
      leaseSeconds?: number;
      pollMs?: number;
      stopWithinMs?: number;
      hangsAfterMs?: number;
    } = {},
  ) {
    this.#database = database;
    this.#log = log;
    this.#handlers = handlers;
    this.#leaseSeconds = times.leaseSeconds ?? 60;
    this.#pollMs = times.pollMs ?? 1_000;
    this.#stopWithinMs = times.stopWithinMs ?? 5_000;
    this.#hangsAfterMs = times.hangsAfterMs ?? usualHangMs;
  }

  start(): void {
    this.#lookIn(this.#pollMs);
  }

  #lookIn(ms: number): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#round = this.#round.then(() => this.#take()).then(() => this.#lookIn(this.#pollMs));
    }, ms);
  }

  /**
   * Waits a moment for the jobs under way; what is left is done by another server or after the next
   * start.
   */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#round;
    const { promise: tooLong, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, this.#stopWithinMs);
    await Promise.race([Promise.all(this.#running.keys()), tooLong]);
    clearTimeout(timer);
  }

  /** Begins what waits, as far as there is room for it. */
  async #take(): Promise<void> {
    try {
      for (let isMore = true; isMore && !this.#stopped;) {
        const room = this.#room();
        if (room.size === 0) return;
        const count = Math.min(...room.values());
        const values = [count, this.#leaseSeconds, [...room.keys()]];
        const jobs = await this.#database.once<JobRow>(takeText, values);
        for (const job of jobs) this.#begin(job);
        isMore = jobs.length === count;
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'jobs could not be taken');
    }
  }

  /** The kinds of which more may be done now, and how many. */
  #room(): Map<string, number> {
    const kinds = Object.keys(this.#handlers);
    const room = kinds.map((kind): [string, number] => [kind, atOnce - this.#underWay(kind)]);
    return new Map(room.filter(([, count]) => count > 0));
  }

  #underWay(kind: string): number {
    return [...this.#running.values()].filter((one) => one === kind).length;
  }

  #begin(job: JobRow): void {
    const doing = this.#do(job).finally(() => {
      const wasFull = this.#underWay(job.kind) === atOnce;
      this.#running.delete(doing);
      if (wasFull) this.#lookIn(0);
    });
    this.#running.set(doing, job.kind);
  }

  async #do({ id, kind, payload, attempts }: JobRow): Promise<void> {
    // A job that takes long must not seem to be that of a dead server.
    const renewing = setInterval(() => {
      this.#database.once(renewText, [id, this.#leaseSeconds, attempts]).catch((error: unknown) => {
        this.#log.warn({ err: error, job: id }, 'a lease could not be renewed');
      });
    }, this.#leaseSeconds * 300);
    const { promise: tooLong, reject } = Promise.withResolvers<never>();
    const hanging = setTimeout(() => reject(new Error('it hangs')), this.#hangsAfterMs);
    try {
      await Promise.race([this.#handlers[kind]?.(payload, { id, attempt: attempts }), tooLong]);
      await this.#database.once('delete from jobs where id = $1', [id]);
    } catch (error) {
      this.#log.warn({ err: error, job: id, kind, attempts }, 'a job failed');
      // From 2 s doubling to an hour; what never works stays in the table to be looked at.
      const seconds = attempts >= maxAttempts ? 365 * 24 * hour : Math.min(2 ** attempts, hour);
      const text = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      // Where even this cannot be said, the lease runs out and the job is taken again.
      await this.#database.once(failText, [id, text, seconds, attempts]).catch(() => undefined);
    } finally {
      clearInterval(renewing);
      clearTimeout(hanging);
    }
  }
}

import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/pool.ts';

const everyMs = 3_600_000;

// How long each kind of passing row is kept. Two servers tidying at once do each other no harm.
const statements = [
  `delete from changes where at < now() - interval '30 days'`,
  `delete from operations where at < now() - interval '30 days'`,
  `delete from tokens where expires_at < now()`,
  `delete from attempts where resets_at < now()`,
];

/** Removes hourly what is past its time. */
export function startTidying(database: Database, log: FastifyBaseLogger): { stop(): void } {
  const tidy = async () => {
    const connection = await database.borrow();
    try {
      await connection.script(
        `begin; set local app.system = 'tidy'; ${statements.join(';')}; commit`,
      );
    } finally {
      connection.release();
    }
  };
  const timer = setInterval(() => {
    tidy().catch((error: unknown) => log.warn({ err: error }, 'tidying failed'));
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

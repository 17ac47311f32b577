import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Config } from '#server/config.ts';
import { type DatabaseServer, reachServer } from '#app/database/database-server.ts';

interface Asked {
  config: Config;
  /** There need not be a database yet. */
  isNew?: boolean;
  work(server: DatabaseServer): Promise<void>;
}

/**
 * A command of whoever runs the server, which works beside it or without it and changes nothing of
 * its version. `read` gives nothing for what it does not understand.
 */
export async function beside(
  failure: string,
  usage: string,
  read: (args: string[], print: (line: string) => void) => Promise<Asked | undefined>,
): Promise<void> {
  try {
    const asked = await read(process.argv.slice(2), print).catch((error: unknown) => {
      if (isOfArguments(error)) return undefined;
      throw error;
    });
    if (asked) await run(asked);
    else {
      process.stderr.write(usage);
      process.exitCode = 2;
    }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${failure}: ${words.trim().replaceAll(/\s*\n\s*/g, '; ')}\n`);
    process.exitCode = 1;
  }
}

async function run({ config, isNew, work }: Asked): Promise<void> {
  const { databaseUrl, dataDir } = config;
  if (!isNew && !databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new Error(`there is no database in DATA_DIR ${dataDir}.`);
  const server = await reachServer(config, pino({ level: 'silent' }));
  // A PostgreSQL that was started for this alone is told to stop when the process exits.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function isOfArguments(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

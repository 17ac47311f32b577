import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this run. Its database `dayslate` is migrated, empty, and copied by each test. */
    postgres: { owner: Address; app: Address };
  }
}
type Address = Pick<ClientConfig, 'host' | 'port' | 'user' | 'database'> & {
  password: string;
  ssl: false;
};

/** One real PostgreSQL for the whole run, with a migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dayslate-tests-'));
  const server = await startEmbedded({ dataDir, log: () => undefined });
  await migrate(server.owner);
  project.provide('postgres', { owner: addressOf(server.owner), app: addressOf(server.app) });
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function addressOf({ host, port, user, database }: ClientConfig): Address {
  return { host, port, user, database, password: '', ssl: false };
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- Tests of every layer start the whole product.
import { startProduct } from '#app/product.ts';
import { readConfig, type Config } from '#server/config.ts';
import type { Pooler } from '#server/database/pooler/pooler.ts';
import { TestClient } from './client.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';

export interface TestServer {
  url: string;
  config: Config;
  database: TestDatabase;
  /** Log lines of level error and worse; any that a test does not take away fails it. */
  errors: string[];
  /** Somebody who is not signed in. */
  stranger(options?: { address?: string }): TestClient;
  stop(): Promise<void>;
}

const running = new Set<TestServer>();
const printed: unknown[][] = [];
// oxlint-disable-next-line no-console -- It is replaced so that nothing prints unseen.
console.error = (...words: unknown[]) => void printed.push(words);

afterEach(() => {
  const errors = [...running].flatMap((server) => server.errors.splice(0));
  const unexpected = [...errors, ...printed.splice(0).map(String)];
  if (unexpected.length > 0) throw new Error(`Nobody expected this error: ${unexpected.join()}`);
});
afterAll(async () => {
  await Promise.all([...running].map((server) => server.stop()));
});

/** The real product on a port and a database of its own. It ends with the test file. */
export async function startTestServer(
  options: {
    env?: Record<string, string>;
    database?: TestDatabase;
    connect?: TestDatabase;
    pooler?: Pooler;
  } = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dayslate-server-'));
  const database = options.database ?? (await cloneDatabase());
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://dayslate.test',
    TRUST_PROXY: 'true',
    // Tests ask faster than any person; the limit has a test of its own.
    REQUESTS_PER_SECOND: '100000',
    // Nothing changes by itself under what a test looks at; previews have a test of their own.
    LINK_PREVIEWS: 'off',
    ...options.env,
  });
  const errors: string[] = [];
  const sink = new Writable({
    write: (line, _encoding, done) => (errors.push(String(line)), done()),
  });
  const log = pino({ level: 'error' }, sink);
  const { owner, app } = options.connect ?? database;
  const through = options.pooler && { pooler: options.pooler, role: 'dayslate_app' };
  const product = await startProduct({
    config,
    log,
    dist: pages(dataDir),
    database: { owner, app, role: undefined, ...through, stop: async () => undefined },
  });
  const server: TestServer = {
    url: product.address,
    config,
    database,
    errors,
    stranger: (more) => new TestClient({ url: product.address, origin: config.publicUrl, ...more }),
    async stop() {
      if (!running.delete(server)) return;
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  running.add(server);
  return server;
}

// What a build leaves, as small as can be.
function pages(folder: string): string {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>App</title>');
  writeFileSync(join(dist, 'landing.html'), '<!doctype html><title>Landing</title>');
  writeFileSync(join(dist, 'assets', 'app-1a2b3c.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'outside of the pages');
  return dist;
}

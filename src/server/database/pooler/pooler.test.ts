import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { ask, cloneDatabase } from '#server/testing/database.ts';
import { newId } from '#shared/ids.ts';
import { TestClient } from '#server/testing/client.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { lookThrough } from './pooler.ts';

const role = 'dayslate_app';
const database = await cloneDatabase();
const folder = mkdtempSync(join(tmpdir(), 'dayslate-pooler-'));
let stopPooler = () => {};
afterAll(() => {
  stopPooler();
  rmSync(folder, { recursive: true });
});

test('both ways have to lead to the same database', async () => {
  const { owner } = database;
  const straight = { direct: owner, carriesNames: false };
  expect(await lookThrough(owner, owner, role)).toEqual(straight);
  const other = await cloneDatabase();
  await expect(lookThrough(owner, other.owner, role)).rejects.toThrow(
    /^DATABASE_DIRECT_URL leads to 'test_\w+' of .+ Let both lead to the same database\.$/,
  );
});

const isThere = spawnSync('pgbouncer', ['--version']).status === 0;

test.skipIf(!isThere)('everything works through PgBouncer in transaction mode', async () => {
  const { owner } = database;
  const access = { ...owner, host: '127.0.0.1', port: await startPooler() };
  await expect(lookThrough(access, access, role)).rejects.toThrow('leads to a pooler');
  const pooler = await lookThrough(access, owner, role);
  const pooled = { database, connect: { ...database, owner, app: access }, pooler };
  const [server, second] = [await startTestServer(pooled), await startTestServer(pooled)];
  const user = await aUser(server);
  const { cookie } = user;
  const there = new TestClient({ url: second.url, origin: second.config.publicUrl, cookie });
  const reader = await new FeedReader(there).connect();
  const ids = Array.from({ length: 40 }, newId);
  const written = ids.map((id) =>
    user.fetch('/api/v1/tasks', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, title: 'Film the intro' }),
    }),
  );
  expect((await Promise.all(written)).map(({ status }) => status)).toEqual(ids.map(() => 200));
  await expect.poll(() => reader.changes.length).toBe(ids.length);
  expect((await there.fetch('/api/v1/ready')).status).toBe(200);
  const left = 'select count(*)::int as count from pg_prepared_statements';
  expect(pooler.carriesNames || (await ask(access, left))[0]).toEqual(
    pooler.carriesNames || { count: 0 },
  );
});

/** Two connections for all: whatever counts on its own would meet that of others. */
async function startPooler(): Promise<number> {
  const { host, port, user, database: name } = database.owner;
  const listener = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const { port: free } = listener.address() as AddressInfo; // It listens on a port.
  await new Promise((resolve) => listener.close(resolve));
  const isRoot = process.getuid?.() === 0;
  const runner = statSync(String(host)).uid;
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users.txt'), `"${user}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
${name} = host=${host} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${free}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 2
`,
  );
  chmodSync(folder, 0o755);
  // It refuses root, and has to reach the socket: as its owner, or as somebody else in root's clothes.
  const quiet = ['-q', settings];
  const child =
    runner === 0
      ? spawn('unshare', ['--user', '--map-user=65534', '--', 'pgbouncer', ...quiet])
      : spawn('pgbouncer', quiet, isRoot ? { uid: runner } : {});
  stopPooler = () => void child.kill('SIGKILL');
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await ask({ ...database.owner, host: '127.0.0.1', port: free }, 'select 1').then(
      () => true,
      () => false,
    );
    if (isUp) return free;
    await delay(50);
  }
  throw new Error('PgBouncer did not start');
}

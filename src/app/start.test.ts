import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, cloneDatabase } from '#server/testing/database.ts';

// Each starts the program itself: what is promised is what stands on the terminal.

const folder = mkdtempSync(join(tmpdir(), 'dayslate-start-'));
const bucket = createServer((_request, response) =>
  response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>'),
);
let databaseUrl: string;
let guestUrl: string;
let bucketPort: number;
let silentPort: number;
beforeAll(async () => {
  const { owner, superuser } = await cloneDatabase();
  databaseUrl = urlOf(owner);
  await ask(superuser, 'create database start_empty');
  await ask(superuser, 'create role start_guest login');
  guestUrl = urlOf({ ...superuser, user: 'start_guest', database: 'start_empty' });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  bucketPort = (bucket.address() as AddressInfo).port; // It listens on a port.
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  silentPort = (closed.address() as AddressInfo).port; // As above.
  closed.close();
  writeFileSync(join(folder, 'a-file'), '');
  mkdirSync(join(folder, 'torn', 'postgres'), { recursive: true });
  mkdirSync(join(folder, 'locked'));
  writeFileSync(join(folder, 'locked', 'postgres.lock'), 'x'.repeat(4096));
});
afterAll(() => {
  bucket.close();
  rmSync(folder, { recursive: true });
});

const base = { DAYSLATE_DEV: 'true', PORT: '0', DATA_DIR: join(folder, 'data') };

function urlOf({ host, user, database }: ClientConfig): string {
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`;
}

const onOurs = () => ({ DATABASE_URL: databaseUrl });
const s3 = { S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };
const refusals: [string, () => Record<string, string>, RegExp][] = [
  [
    'a data folder below a file',
    () => ({ DATA_DIR: join(folder, 'a-file', 'data') }),
    /^DATA_DIR \S+ cannot be written by this user \(\S+ is no folder\)\. Make it writable, or set another/,
  ],
  [
    'a data folder where the system has none',
    () => ({ DATA_DIR: '/proc/dayslate' }),
    /^DATA_DIR \/proc\/dayslate cannot be written/,
  ],
  [
    'a data folder below a file, beside a database elsewhere',
    () => ({ ...onOurs(), DATA_DIR: join(folder, 'a-file') }),
    /^DATA_DIR \S+ cannot be written by this user/,
  ],
  [
    'a database folder with nothing in it',
    () => ({ DATA_DIR: join(folder, 'torn') }),
    /^\S+torn.postgres holds no whole database: its PG_VERSION is missing or empty\. Restore a backup/,
  ],
  [
    'a lock that is none',
    () => ({ DATA_DIR: join(folder, 'locked') }),
    /^\S+postgres\.lock cannot be used as a lock \(file is not a database\)\. Delete it while no/,
  ],
  [
    'a login that may not make tables',
    () => ({ DATABASE_URL: guestUrl }),
    /^the database .+ \(permission denied for schema public\)\. Let an .+ owner to "start_guest";$/,
  ],
  [
    'a port that is taken',
    () => ({ ...onOurs(), PORT: String(bucketPort) }),
    /^port \d+ of 127\.0\.0\.1 is in use\. Stop who has it, or set another PORT\.$/,
  ],
  [
    'an address of another machine',
    () => ({ ...onOurs(), HOST: '192.0.2.1' }),
    /^HOST 192\.0\.2\.1 is no address of this machine\./,
  ],
  [
    'a bucket that is not there',
    () => ({ ...onOurs(), ...s3, S3_ENDPOINT: `http://127.0.0.1:${bucketPort}` }),
    /^the bucket of S3_BUCKET cannot be used \(.+ 404 NoSuchBucket\)\. Look at the S3 settings\.$/,
  ],
  [
    'an address below a path',
    () => ({ PUBLIC_URL: 'https://example.com/plan' }),
    /PUBLIC_URL is not valid \(Dayslate needs a host of its own, as https:\/\/example\.com, and/,
  ],
  [
    'a way around a pooler that is none',
    () => ({ DATABASE_DIRECT_URL: databaseUrl }),
    /DATABASE_DIRECT_URL goes with DATABASE_URL/,
  ],
  [
    'a way around a pooler that leads nowhere',
    () => ({ ...onOurs(), DATABASE_DIRECT_URL: 'postgres://me@127.0.0.1:1/none' }),
    /^the database of DATABASE_DIRECT_URL cannot be used \(connect ECONNREFUSED/,
  ],
  ['a mail server without a name', () => ({ SMTP_URL: 'smtp://' }), /SMTP_URL is not valid/],
  ['a sender without an address', () => ({ MAIL_FROM: 'Dayslate' }), /MAIL_FROM is not valid/],
  [
    'a database that nobody serves',
    () => ({ DATABASE_URL: 'postgres://me@127.0.0.1:1/none' }),
    /^the database of DATABASE_URL cannot be used \(connect ECONNREFUSED 127\.0\.0\.1:1\)\.$/,
  ],
];

test.each(refusals)('%s stops the start with one line', async (_, settings, words) => {
  const lines = await start(settings());
  expect(lines).toEqual([expect.stringMatching(/^Dayslate could not start: /)]);
  expect(lines[0]?.replace('Dayslate could not start: ', '')).toMatch(words);
});

test('a bucket that is away is told, and all but files works', async () => {
  const lines = await start({ ...onOurs(), ...s3, S3_ENDPOINT: `http://127.0.0.1:${silentPort}` });
  expect(lines.join('\n')).toMatch(/the bucket of S3_ENDPOINT cannot be reached: connect ECONN/);
  expect(lines).toHaveLength(2);
  expect(lines.at(-1)).toMatch(/^Dayslate is ready at/);
});

test('told to stop by several at once, it stops in peace and well', async () => {
  for (const how of ['twice', 'by its end'] as const) {
    const child = spawn(process.execPath, ['src/app/server.ts'], {
      env: { PATH: process.env['PATH'], ...base, ...onOurs() },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let said = '';
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    child.stderr?.on('data', (text) => (said += String(text)));
    child.stdout?.on('data', () => resolve());
    const ended = new Promise((tell) => child.once('exit', (...how) => tell(how)));
    await Promise.race([ready, ended]);
    // A service manager tells every process of a service, and those tell each other.
    if (how === 'twice') for (let times = 0; times < 2; times += 1) child.kill('SIGTERM');
    // What stays of a parent that was killed is the end of what connected it.
    else child.disconnect();
    expect([await ended, said]).toEqual([[0, null], '']);
  }
});

/** What the program says until it ends, or is ready and told to stop. */
function start(settings: Record<string, string>): Promise<string[]> {
  const env = { PATH: process.env['PATH'], ...base, ...settings };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['src/app/server.ts'], { env }, (_, out, err) =>
      resolve(`${err}${out}`.trim().split('\n')),
    );
    child.stdout?.on('data', (text) => {
      if (String(text).includes('ready')) child.kill('SIGTERM');
    });
  });
}

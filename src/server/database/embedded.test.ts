import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';

let dataDir: string;
let databases: EmbeddedDatabase[];
let children: ChildProcess[];

const template = mkdtempSync(join(tmpdir(), 'dayslate-template-'));

beforeAll(async () => {
  const database = await startEmbedded({ dataDir: template, log: () => {} });
  await database.stop();
});

afterAll(() => rmSync(template, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dayslate-embedded-'));
  databases = [];
  children = [];
});

afterEach(async () => {
  await Promise.all(children.map((child) => end(child, 'SIGTERM')));
  await Promise.all(databases.map((database) => database.stop()));
  const leftOver = postmaster();
  rmSync(dataDir, { recursive: true, force: true });
  if (leftOver) throw new Error('a server outlived its last user');
});

test('a fresh folder becomes a database whose app role owns nothing and bows to row security', async () => {
  const database = await start();
  const [owner] = await ask(
    database.owner,
    'select current_user as name, current_database() as database',
  );
  expect(owner).toEqual({ name: 'dayslate_owner', database: 'dayslate' });
  const [role] = await ask(
    database.app,
    `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
            current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
            current_setting('listen_addresses') as addresses,
            (select datlocale from pg_database where datname = current_database()) as locale
     from pg_roles where rolname = current_user`,
  );
  expect(role).toEqual({
    rolname: 'dayslate_app',
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: false,
    rolcreatedb: false,
    checksums: 'on',
    fsync: 'on',
    addresses: '',
    locale: 'C.UTF-8',
  });
  await expect(ask(database.app, 'create table mine ()')).rejects.toThrow('permission denied');
  await ask(database.owner, "alter role dayslate_app set statement_timeout = '9s'");
});

test('a stop really stops, twice is once, and the data are there at the next start', async () => {
  useFinishedData();
  const first = await start();
  await ask(first.owner, 'create table kept as select 1 as one');
  const pid = postmaster();
  await Promise.all([first.stop(), first.stop()]);
  await expect.poll(() => pid && isAlive(pid)).toBe(false);
  expect(existsSync(String(first.app.host))).toBe(false);
  const second = await start();
  expect(await ask(second.owner, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('a path with spaces will do', async () => {
  const database = await start(join(dataDir, 'my own data'));
  expect(await ask(database.app, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
});

test('a second process joins, and whoever leaves last stops the server', async () => {
  useFinishedData();
  const child = await startInChild();
  const pid = postmaster();
  const database = await start();
  expect(postmaster()).toBe(pid);
  await end(child, 'SIGTERM');
  expect(await ask(database.app, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
  expect(postmaster()).toBeUndefined();
});

test('two processes that start at the same moment on an empty folder share one server', async () => {
  const [, , database] = await Promise.all([startInChild(), startInChild(), start()]);
  expect(await ask(database.app, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the server of a killed process is adopted', async () => {
  useFinishedData();
  const child = await startInChild();
  const pid = postmaster();
  await end(child, 'SIGKILL');
  const database = await start();
  expect(postmaster()).toBe(pid);
  expect(await ask(database.app, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a process that ends without a stop takes the server with it', async () => {
  useFinishedData();
  const child = await startInChild();
  const ended = once(child, 'exit');
  child.kill('SIGHUP');
  await ended;
  await expect.poll(() => postmaster()).toBeUndefined();
});

test('a pid file left behind does not stand in the way, even if its number lives on', async () => {
  useFinishedData();
  const first = await start();
  const pidFile = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  await first.stop();
  const ours = pidFile.replace(/^\d+/, String(process.pid));
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), ours, { mode: 0o644 });
  const second = await start();
  expect(await ask(second.app, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('what a killed first start left half done is begun again', async () => {
  mkdirSync(join(dataDir, 'postgres.tmp'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres.tmp', 'PG_VERSION'), '18\n');
  const database = await start();
  expect(await ask(database.app, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a killed server is up again by itself, for every user of it', async () => {
  useFinishedData();
  const child = await startInChild();
  const database = await start();
  const pid = postmaster();
  if (pid) process.kill(pid, 'SIGKILL');
  const answered = await answerWithin(database, 10_000);
  expect(answered).toEqual([{ one: 1 }]);
  expect(postmaster()).not.toBe(pid);
  expect(child.exitCode).toBeNull();
});

test('a server whose socket was swept away is reached again by itself, by every user of it', async () => {
  useFinishedData();
  const child = await startInChild();
  const database = await start();
  rmSync(String(database.app.host), { recursive: true });
  await expect(ask(database.app, 'select 1 as one')).rejects.toThrow('ENOENT');
  expect(await answerWithin(database, 15_000)).toEqual([{ one: 1 }]);
  expect(child.exitCode).toBeNull();
});

test('Ctrl+C at the terminal does not reach the server', async () => {
  useFinishedData();
  const child = await startInChild({ detached: true });
  const group = -Number(child.pid);
  const pid = postmaster();
  process.kill(group, 'SIGINT'); // As a terminal does it: to the whole process group.
  await delay(300);
  expect(child.exitCode).toBeNull();
  expect(pid && isAlive(pid)).toBe(true);
});

test('data of another PostgreSQL are refused in one clear line', async () => {
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '14\n');
  await expect(start()).rejects.toThrow(/was written by PostgreSQL 14/);
});

test('data that a copy left open to others are closed to them, and start', async () => {
  useFinishedData();
  chmodSync(join(dataDir, 'postgres'), 0o755);
  const database = await start();
  expect(await ask(database.app, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
});

test('a data folder that is none is refused in one clear line', async () => {
  writeFileSync(join(dataDir, 'file'), '');
  await expect(start(join(dataDir, 'file'))).rejects.toThrow(/DATA_DIR .* cannot be written/);
});

/** Spares a test that is not about the first start the time of one. */
function useFinishedData() {
  cpSync(join(template, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
}

async function start(folder = dataDir): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir: folder, log: () => {} });
  databases.push(database);
  return database;
}

/** A process of its own that uses the database until it is told to go. */
async function startInChild(options: { detached?: boolean } = {}): Promise<ChildProcess> {
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)};
    process.on('SIGINT', () => {});
    process.on('SIGHUP', () => process.exit(1));
    process.on('SIGTERM', async () => { await database.stop(); process.exit(0); });
    const database = await startEmbedded({ dataDir: process.env.FOLDER, log() {} });
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    ...options,
    env: { ...process.env, FOLDER: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error('the child ended too soon')),
  );
  await Promise.race([once(child.stdout, 'data'), ended]);
  ended.catch(() => {});
  return child;
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function ask(config: pg.ClientConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function answerWithin(database: EmbeddedDatabase, ms: number): Promise<unknown[]> {
  const deadline = Date.now() + ms;
  for (;;) {
    try {
      return await ask(database.app, 'select 1 as one');
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(20);
    }
  }
}

/** The server of this folder by its own pid file, if that process lives. */
function postmaster(): number | undefined {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return isAlive(pid) && pid !== process.pid ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readManifest, type Manifest } from '#server/backup/manifest.ts';
import { sizeOf } from '#server/backup/take.ts';
import { newId } from '#shared/ids.ts';
import type { Client } from './client.ts';
import { asSuperuser } from './growth.ts';
import { percentile } from './measure.ts';
import { newTask, type RunningProduct, signUp, startServer } from './product.ts';
import { report } from './report.ts';

const megabyte = 1024 * 1024;
/** Rows of about a kilobyte, and files of a megabyte: a gigabyte in all. */
const [rows, files] = [550_000, 400];
const writesPerSecond = 50;
const quietMs = 20_000;

/** A gigabyte is saved while people write, is put back elsewhere, and saved from there is the same. */
export async function benchBackup(): Promise<void> {
  const product = await startServer();
  const { client, userId } = await signUp(product.origin, 8);
  await fill(product, userId);
  const folder = mkdtempSync(join(tmpdir(), 'dayslate-backups-'));
  const restored = mkdtempSync(join(tmpdir(), 'dayslate-restored-'));
  const quiet = await writeUntil(client, delay(quietMs));
  const saving = timed('backup.ts', product.dataDir, join(folder, 'first'));
  const busy = await writeUntil(client, saving);
  // Before and after, since a machine is never wholly quiet.
  quiet.push(...(await writeUntil(client, delay(quietMs))));
  const manifest = await newestIn(join(folder, 'first'));
  const putBackMs = await timed('restore.ts', restored, join(folder, 'first'));
  await timed('backup.ts', restored, join(folder, 'second'));
  const again = await newestIn(join(folder, 'second'));
  const seconds = (await saving) / 1000;
  const [before, during] = [percentile(quiet, 0.95), percentile(busy, 0.95)];
  const load = `${writesPerSecond} writes a second`;
  report(
    {
      name: 'backup: rows and files saved and read back',
      ...{ value: sizeOf(manifest) / megabyte, unit: 'MB', goal: { atLeast: 1024 } },
    },
    { name: 'backup: how long it took', value: seconds, unit: 's', goal: { atMost: 60 } },
    {
      name: 'backup: p95 of writes meanwhile, beside without it',
      ...{ value: during / before, unit: '×', goal: { atMost: 2 } },
      note: `${during.toFixed(1)} ms beside ${before.toFixed(1)} ms, ${load}`,
    },
    {
      name: 'backup: how long it took to put back',
      ...{ value: putBackMs / 1000, unit: 's', goal: { atMost: 300 } },
    },
    {
      name: 'backup: tables and files other than before',
      ...{ value: differences(manifest, again), unit: '', goal: { atMost: 0 } },
      note: `${manifest.tables.length} tables, ${manifest.files.length} files`,
    },
  );
  client.close();
  await product.stop();
  for (const path of [folder, restored]) rmSync(path, { recursive: true, force: true });
}

/** Milliseconds of each write, at a steady pace, until something else is done. */
async function writeUntil(client: Client, end: Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  const under: Promise<void>[] = [];
  let isOver = false;
  const over = () => void (isOver = true);
  end.then(over, over);
  const began = performance.now();
  for (let i = 0; !isOver; i += 1) {
    // By the clock: one that takes long must not keep the others from being asked for.
    await delay(Math.max(0, began + (i * 1000) / writesPerSecond - performance.now()));
    const asked = performance.now();
    const write = client.call('POST', '/tasks', newTask(i), { 'idempotency-key': newId() });
    under.push(write.then(() => void samples.push(performance.now() - asked)));
  }
  await Promise.all(under);
  return samples;
}

/** Milliseconds that a command of whoever runs the server takes. */
async function timed(program: string, dataDir: string, folder: string): Promise<number> {
  const path = fileURLToPath(new URL(`../src/app/commands/${program}`, import.meta.url));
  const began = performance.now();
  await promisify(execFile)(process.execPath, [path, folder], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return performance.now() - began;
}

async function newestIn(folder: string): Promise<Manifest> {
  return readManifest(join(folder, readdirSync(folder).toSorted().at(-1) ?? ''));
}

/** Every table by a hash of all its rows, every file by one of its bytes; epochs are meant to differ. */
function differences(one: Manifest, other: Manifest): number {
  const known = new Map(
    [...other.tables.map((table) => [table.name, table.sha256] as const)].concat(
      other.files.map((file) => [file.key, file.sha256] as const),
    ),
  );
  const saved = [
    ...one.tables.map(({ name, sha256 }) => ({ name, sha256 })),
    ...one.files.map(({ key, sha256 }) => ({ name: key, sha256 })),
  ].filter(({ name }) => name !== 'streams');
  return saved.filter(({ name, sha256 }) => known.get(name) !== sha256).length;
}

async function fill(product: RunningProduct, userId: string): Promise<void> {
  const folder = join(product.dataDir, 'files', 'kept', userId);
  mkdirSync(folder, { recursive: true });
  const ids = Array.from({ length: files }, newId);
  for (const id of ids) writeFileSync(join(folder, id), randomBytes(megabyte));
  await asSuperuser(product, async (database) => {
    await database.query(
      `insert into covers (user_id, id, file_id, created_by_user_id, updated_by_user_id,
          size_bytes, sha256, width, height)
        select $1, uuidv7(), id, $1, $1, ${megabyte}, repeat('0', 64), 1, 1
        from unnest($2::uuid[]) as id`,
      [userId, ids],
    );
    await database.query(
      `insert into tasks (user_id, id, title, planned_on, completed_at, notes, created_by_user_id,
          updated_by_user_id)
        select $1, uuidv7(), 'Task ' || place, current_date - 400, now() - interval '400 days',
          (select string_agg(md5(place::text || word), ' ') from generate_series(1, 30) as word),
          $1, $1
        from generate_series(1, $2::int) as place`,
      [userId, rows],
    );
    await database.query('vacuum analyze');
    await database.query('checkpoint');
  });
}

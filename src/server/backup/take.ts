import { readFileSync } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { fileIdOf } from '#server/files/keep.ts';
import type { FileStore } from '#server/files/store.ts';
import { CopyOut } from './copy-out.ts';
import { backupsIn, nameOf, prune, unfinishedPath } from './folder.ts';
import {
  type Manifest,
  manifestName,
  pathOfTable,
  readManifest,
  type SavedFile,
  type SavedTable,
} from './manifest.ts';
import { Pace } from './pace.ts';
import { savePacked } from './saving.ts';
import { saveFiles } from './save-files.ts';
import {
  columnsOf,
  inSnapshot,
  quoted,
  type Shape,
  type Snapshot,
  withClient,
} from './snapshot.ts';
import { letStandBack } from './stand-back.ts';
import { requireWhole } from './whole.ts';

export interface Taken {
  path: string;
  manifest: Manifest;
  /** Names of the old ones that went for it. */
  removed: string[];
}

/**
 * Writes everything as it is at this moment into a new folder below `folder`, while the server goes
 * on, reads it all back, and only then gives it its name. Keeps the newest so many, if told.
 */
export async function takeBackup(
  { owner, files }: { owner: pg.ClientConfig; files: FileStore },
  { folder, keep }: { folder: string; keep?: number | undefined },
): Promise<Taken> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const at = new Date();
  const name = nameOf(at);
  const unfinished = unfinishedPath(folder, name);
  const path = join(folder, name);
  const previous = await previousFiles(folder);
  const pace = new Pace();
  const save = async () => {
    await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
    const { named, ...content } = await inSnapshot(owner, (all) =>
      saveTables(all, unfinished, pace),
    );
    const saved = await saveFiles({ files, named, previous, backup: unfinished, pace });
    const manifest: Manifest = {
      ...{ format: 1, at: at.toISOString(), dayslate: version, ...content },
      files: saved,
      missing: missing(named, saved),
    };
    await requireWhole(unfinished, { tables: manifest.tables, files: [] }, pace);
    await writeFile(join(unfinished, manifestName), JSON.stringify(manifest, null, 1), {
      mode: 0o600,
      flush: true,
    });
    await rename(unfinished, path);
    await syncFolder(folder);
    return { path, manifest, removed: await prune(folder, keep) };
  };
  return alone(owner, () =>
    save().catch(async (error: unknown) => {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }),
  );
}

// Of this product; the backup says which one made it.
const { version } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string }; // npm writes it.

/** Of rows and files, as they were before they were packed. */
export function sizeOf({ tables, files }: Pick<Manifest, 'tables' | 'files'>): number {
  return [...tables, ...files].reduce((sum, { bytes }) => sum + bytes, 0);
}

async function saveTables(snapshot: Snapshot, backup: string, pace: Pace) {
  const { client, postgres, migrations } = snapshot;
  if (migrations.length === 0) throw new Error('This database holds nothing of Dayslate yet.');
  await letStandBack(client);
  const tables: SavedTable[] = [];
  for (const table of snapshot.tables)
    tables.push(await saveTable(client, table, pathOfTable(backup, table), pace));
  return { postgres, migrations, tables, named: await namedFiles(snapshot) };
}

async function saveTable(
  client: pg.Client,
  table: Shape,
  path: string,
  pace: Pace,
): Promise<SavedTable> {
  const copy = new CopyOut(`copy ${quoted(table)} (${columnsOf(table)}) to stdout`);
  const sum = savePacked(copy, path, pace);
  client.query(copy);
  return { ...table, ...(await sum), rows: copy.rows };
}

/** Two at once would be in each other's way; the second is told, on whichever machine it is. */
async function alone<T>(owner: pg.ClientConfig, work: () => Promise<T>): Promise<T> {
  return withClient(owner, async (client) => {
    await client.query('begin; set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ alone: boolean }>(
      `select pg_try_advisory_xact_lock(hashtext('dayslate backup')) as alone`,
    );
    if (!rows[0]?.alone) throw new Error('Another backup of this database is under way.');
    return work();
  });
}

/** The files that rows name, also those in the trash. What no row names is nobody's. */
async function namedFiles({ client, tables }: Snapshot): Promise<Set<string>> {
  const named = new Set<string>();
  for (const table of tables.filter(({ columns }) => columns.some(({ name }) => name === column))) {
    const text = `select distinct ${column} as id from ${quoted(table)} where ${column} is not null`;
    const { rows } = await client.query<{ id: string }>(text);
    for (const { id } of rows) named.add(id);
  }
  return named;
}
const column = 'file_id';

function missing(named: ReadonlySet<string>, saved: readonly SavedFile[]): string[] {
  const there = new Set(saved.map(({ key }) => fileIdOf(key)));
  return [...named].filter((id) => !there.has(id));
}

/** The files of the last backup, which never change: they are linked instead of copied again. */
async function previousFiles(
  folder: string,
): Promise<{ path: string; files: Map<string, SavedFile> } | undefined> {
  const newest = (await backupsIn(folder)).at(-1);
  if (!newest) return undefined;
  const path = join(folder, newest);
  // One that is damaged is nothing to build on.
  const manifest = await readManifest(path).catch(() => undefined);
  return manifest && { path, files: new Map(manifest.files.map((file) => [file.key, file])) };
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32' || !(await stat(path)).isDirectory()) return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

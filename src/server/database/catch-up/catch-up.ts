import { sql, type Transaction } from 'kysely';
import { UnfitDatabase } from '#server/database/unfit-database.ts';
import { carryLogos, isToRunAgain } from './carried.ts';
import type { Past } from './known.ts';
import { differencesFrom, rebuild } from './rebuild.ts';
import type { MigrationFile, Runs } from './runs.ts';

/**
 * Brings a database of the past to where these files bring an empty one, whatever the text, the name
 * and the order was in which some of them ran. Refuses what it cannot bring there; nothing is kept then.
 */
export async function catchUp(
  db: Transaction<unknown>,
  { files, runs, past }: { files: readonly MigrationFile[]; runs: Runs; past: Past },
): Promise<void> {
  const last = [...runs.keys()].at(-1) ?? '';
  const isDone = async ({ name }: MigrationFile) => {
    if (runs.has(name)) return !(await isToRunAgain(db, name));
    // Later ones may count on what it makes, and it finds no rows to change.
    return name < last && !past.changeRows.has(name);
  };
  try {
    const done: MigrationFile[] = [];
    for (const file of files) if (await isDone(file)) done.push(file);
    const left = await rebuild(db, textsOf(done));
    if (left.length === 0 && done.length === files.length) return await carryLogos(db);
    for (const file of files) if (!done.includes(file)) await sql.raw(file.text).execute(db);
    await carryLogos(db);
  } catch (error) {
    if (!isOfTheRows(error)) throw error;
    throw refusal(error.message);
  }
  // Files that ran in another order may not have come to the same.
  const [first, ...more] = await differencesFrom(db, textsOf(files));
  if (first) throw refusal(more.length > 0 ? `${first}, and ${more.length} more` : first);
}

function textsOf(files: readonly MigrationFile[]): string[] {
  return files.map(({ text }) => text);
}

function refusal(words: string): UnfitDatabase {
  return new UnfitDatabase(
    'this database is of a Dayslate from before migrations were kept as they are, and cannot be ' +
      `brought to this one (${words}). It is as it was: go on with the version that made it, or ` +
      'start with an empty database.',
  );
}

// Rows that break a rule, and what somebody else built: all else is no fault of this database.
function isOfTheRows(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return !('code' in error) || /^(22|23|2B|42)/.test(String(error.code));
}

import { type Manifest, NotWhole, pathOfFile, pathOfTable } from './manifest.ts';
import type { Pace } from './pace.ts';
import { type Sum, sumOfPacked, sumOfPlain } from './saving.ts';

/** Reads a whole backup and throws one line if any of it is not what it should be. */
export async function requireWhole(
  backup: string,
  { tables, files }: Pick<Manifest, 'tables' | 'files'>,
  pace?: Pace,
): Promise<void> {
  for (const table of tables) {
    const path = pathOfTable(backup, table);
    await requireSame(path, table, sumOfPacked(path, pace));
  }
  for (const file of files) {
    const path = pathOfFile(backup, file);
    await requireSame(path, file, sumOfPlain(path, pace));
  }
}

async function requireSame(path: string, wanted: Sum, read: Promise<Sum>): Promise<void> {
  const found = await read.catch((error: Error) => {
    throw new NotWhole(`${path} cannot be read (${error.message}).`, { cause: error });
  });
  if (found.sha256 !== wanted.sha256 || found.bytes !== wanted.bytes)
    throw new NotWhole(`${path} is not what was saved: it is damaged.`);
}

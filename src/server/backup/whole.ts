import { type Manifest, NotWhole, pathOfFile, pathOfTable } from './manifest.ts';
import { type Sum, sumOfPacked, sumOfPlain } from './saving.ts';

/** Reads a whole backup and throws one line if any of it is not what it should be. */
export async function requireWhole(
  backup: string,
  { tables, files }: Pick<Manifest, 'tables' | 'files'>,
): Promise<void> {
  for (const table of tables) await requireSame(pathOfTable(backup, table), table, sumOfPacked);
  for (const file of files) await requireSame(pathOfFile(backup, file), file, sumOfPlain);
}

async function requireSame(
  path: string,
  wanted: Sum,
  sum: (path: string) => Promise<Sum>,
): Promise<void> {
  const found = await sum(path).catch((error: Error) => {
    throw new NotWhole(`${path} cannot be read (${error.message}).`, { cause: error });
  });
  if (found.sha256 !== wanted.sha256 || found.bytes !== wanted.bytes)
    throw new NotWhole(`${path} is not what was saved: it is damaged.`);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const count = z.number().check(z.int(), z.minimum(0));
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** Names become paths and parts of statements. */
const name = z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/));

const manifestSchema = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  dayslate: z.string(),
  postgres: z.string(),
  /** What had run on the database, in order. The checksum is null in one from before they were kept. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.nullable(sha256) })),
  /** `bytes` and `sha256` are of what COPY said, before it was packed. */
  tables: z.array(
    z.object({
      name,
      columns: z.array(z.object({ name, type: z.string() })),
      rows: count,
      bytes: count,
      sha256,
    }),
  ),
  files: z.array(
    z.object({
      key: z.string().check(z.regex(/^[0-9a-f-]{36}\/[0-9a-f-]{36}(\.thumbnail)?$/)),
      bytes: count,
      sha256,
    }),
  ),
  /** Files that rows name and the store did not have. */
  missing: z.array(z.string()),
});

/** What a backup says about itself, in `manifest.json`. */
export type Manifest = z.infer<typeof manifestSchema>;
export type SavedTable = Manifest['tables'][number];
export type SavedFile = Manifest['files'][number];

/** Why a backup cannot be trusted, in one line. */
export class NotWhole extends Error {}

export const manifestName = 'manifest.json';

/** Reads what a backup says about itself. */
export async function readManifest(backup: string): Promise<Manifest> {
  const path = join(backup, manifestName);
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new NotWhole(`${backup} is no backup (${error.message}).`);
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    const words = `${path} cannot be read: it is damaged, or of a newer Dayslate.`;
    throw new NotWhole(words, { cause: error });
  }
}

/** Where the rows of a table lie, as COPY text packed by zstd. */
export function pathOfTable(backup: string, { name: table }: { name: string }): string {
  return join(backup, 'tables', `${table}.copy.zst`);
}

export function pathOfFile(backup: string, { key }: { key: string }): string {
  return join(backup, 'files', key);
}

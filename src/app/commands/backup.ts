import { parseArgs } from 'node:util';
import { standBack } from '#server/backup/stand-back.ts';
import { sizeOf, takeBackup, type Taken } from '#server/backup/take.ts';
import { readConfig } from '#server/config.ts';
import { openFileStore } from '#server/files/store.ts';
import { countText } from '#client/words/count-text.ts';
import { beside } from './beside-server.ts';

const usage = `Usage: npm run backup -- FOLDER [--keep N]
  Saves all rows and files as they are now into a new folder below FOLDER, beside a running server or
  without one. With --keep the newest N that are there stay. Without FOLDER it is BACKUP_DIR.
`;

await beside('The backup failed', usage, async (args, print) => {
  const { values, positionals } = parseArgs({
    ...{ args, allowPositionals: true },
    options: { keep: { type: 'string' } },
  });
  const config = readConfig(process.env);
  const folder = positionals[0] ?? config.backup?.folder;
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (!folder || positionals.length > 1 || (keep !== undefined && !(keep >= 1))) return undefined;
  return {
    config,
    work: async ({ owner }) => {
      standBack();
      const began = performance.now();
      const taken = await takeBackup({ owner, files: openFileStore(config) }, { folder, keep });
      for (const line of linesOf(taken, performance.now() - began)) print(line);
    },
  };
});

function linesOf({ path, manifest, removed }: Taken, ms: number): string[] {
  const { tables, files, missing } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const size = `${(sizeOf(manifest) / 1024 / 1024).toFixed(1)} MB`;
  const lines = [
    `${path}: ${countText(rows, 'row')} and ${countText(files.length, 'file')}, ${size}, saved and read back in ${(ms / 1000).toFixed(1)} s.`,
  ];
  if (missing.length > 0)
    lines.push(
      `${countText(missing.length, 'file')} that records name could not be found: ${missing.slice(0, 3).join(', ')} …`,
    );
  if (removed.length > 0) lines.push(`Removed: ${removed.join(', ')}.`);
  return lines;
}

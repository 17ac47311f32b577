import { parseArgs } from 'node:util';
import { backupAt } from '#server/backup/folder.ts';
import { readManifest } from '#server/backup/manifest.ts';
import { putBack } from '#server/backup/put-back.ts';
import { readConfig } from '#server/config.ts';
import { openFileStore } from '#server/files/store.ts';
import { countText } from '#client/words/count-text.ts';
import { beside } from './beside-server.ts';

const usage = `Usage: npm run restore -- FOLDER
  Puts a backup, or the newest of those in FOLDER, into an empty data folder or an empty database.
`;

await beside('Nothing was restored', usage, async (args, print) => {
  const [folder, ...more] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!folder || more.length > 0) return undefined;
  const config = readConfig(process.env);
  const path = await backupAt(folder);
  // Before a database is made for it.
  await readManifest(path);
  return {
    config,
    isNew: true,
    work: async ({ owner }) => {
      const target = { owner, files: openFileStore(config), dataDir: config.dataDir };
      const manifest = await putBack(target, path);
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      print(
        `${path} is restored: ${countText(rows, 'row')} and ${countText(manifest.files.length, 'file')}, ` +
          `read back and the same. It is what Dayslate held on ${manifest.at}.`,
      );
    },
  };
});

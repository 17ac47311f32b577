// Writes src/server/database/tables.ts from a database that all migrations have run on, and the
// list of the migrations.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '#server/database/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { writeList } from './landed-migrations.ts';

// A test asks for the types alone, in a place of its own.
if (!process.argv[2]) writeList(fileURLToPath(new URL('../', import.meta.url)));
const outFile =
  process.argv[2] ?? fileURLToPath(new URL('../src/server/database/tables.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'dayslate-types-'));
const database = await startEmbedded({ dataDir, log: () => undefined });
try {
  await migrate(database.owner);
  const { host, port, user, database: name } = database.owner;
  const url = `postgres://${user}@/${name}?host=${encodeURIComponent(String(host))}&port=${port ?? 5432}`;
  execFileSync(
    process.execPath,
    [
      fileURLToPath(new URL('../node_modules/kysely-codegen/dist/cli/bin.js', import.meta.url)),
      ...['--dialect', 'postgres', '--camel-case', '--url', url, '--out-file', outFile],
      ...['--exclude-pattern', 'kysely_*'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

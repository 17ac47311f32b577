// `npm run db:keep -- FOLDER NAME [MIGRATIONS]`: keeps the database of a data folder for the tests, as
// src/server/testing/kept/NAME.json.br. Each release is kept once, filled, so that those after it are
// tried on what it left behind. MIGRATIONS is the folder of those that ran there, if not the one here.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import pg from 'pg';
import { startEmbedded } from '#server/database/embedded.ts';
import type { KeptDatabase } from '#server/testing/kept-database.ts';

const here = fileURLToPath(new URL('../', import.meta.url));
const [dataDir, name, migrations = join(here, 'migrations')] = process.argv.slice(2);
if (!dataDir || !name) {
  console.error('Say which data folder to keep, and under which name.');
  process.exit(1);
}
const server = await startEmbedded({ dataDir, log: () => undefined });
const client = new pg.Client({ ...server.owner, user: 'postgres' });
await client.connect();
try {
  const kept: KeptDatabase = { migrations: await readFiles(), rows: await readRows() };
  const packed = brotliCompressSync(JSON.stringify(kept), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  writeFileSync(join(here, `src/server/testing/kept/${name}.json.br`), packed);
  console.log(`${name}: ${Math.ceil(packed.length / 1000)} kB`);
} finally {
  await client.end();
  await server.stop();
}

async function readFiles(): Promise<KeptDatabase['migrations']> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration');
  const ran = new Set(rows.map((row) => `${row.name}.sql`));
  return readdirSync(migrations)
    .filter((file) => ran.has(file))
    .sort()
    .map((file) => readFileSync(join(migrations, file), 'utf8'));
}

/** As text: a number of JavaScript would round some of them. */
async function readRows(): Promise<KeptDatabase['rows']> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: KeptDatabase['rows'] = {};
  for (const table of tables) {
    const { rows } = await client.query<{ text: string }>(
      `select to_json(its)::text as text from ${table.name} its order by 1`,
    );
    if (rows.length > 0) found[table.name] = rows.map(({ text }) => text);
  }
  return found;
}

import type pg from 'pg';
import { asSuperuser } from './growth.ts';
import { percentile, timeEach } from './measure.ts';
import { signUp, startServer } from './product.ts';
import { report } from './report.ts';

const records = 100_000;
const goalMs = 50;
const runs = 100;

/** What people type: a rare word, a common one, parts, several, a single letter and nothing that is there. */
const typed = ['lantern', 'harbour', 'har', 'arbou', 'reel film 4217', 'h', 'ha', 'kein treffer'];

/** The palette's search in a workspace of 100,000 records. */
export async function benchSearch(): Promise<void> {
  const product = await startServer();
  const { client, userId } = await signUp(product.origin);
  const { workspaces } = await client.call<{ workspaces: { id: string }[] }>('GET', '/workspaces');
  const id = workspaces[0]?.id ?? '';
  await asSuperuser(product, async (database) => {
    await fill(database, id, userId);
    await database.query('vacuum analyze');
  });
  const all: number[] = [];
  for (const q of typed) {
    const path = `/workspaces/${id}/search?q=${encodeURIComponent(q)}`;
    const samples = await timeEach(runs, () => client.call('GET', path));
    all.push(...samples);
    const name = `search '${q}', ${records.toLocaleString('en')} records, p95`;
    report({ name, value: percentile(samples, 0.95), unit: 'ms', goal: { atMost: goalMs } });
  }
  const name = 'search, all of these, p95';
  report({ name, value: percentile(all, 0.95), unit: 'ms', goal: { atMost: goalMs } });
  client.close();
  await product.stop();
}

// Tasks and campaigns with titles of different words and some text behind them.
async function fill(database: pg.Client, workspaceId: string, userId: string): Promise<void> {
  const title = `'Film ' || place || ': ' || (array['the harbour reel', 'five breakfasts', 'a slow
    soup', 'knife skills in sixty seconds', 'lights on the pier'])[place % 5 + 1]
    || case when place % 1000 = 0 then ' with a lantern' else '' end`;
  const age = `interval '1 minute' * ($1::int - place)`;
  await database.query(
    `insert into tasks (user_id, id, title, notes, created_by_user_id, updated_by_user_id, updated_at)
      select $2, uuidv7(-(${age})), ${title}, 'Wides first, then the hands. Ask about the light.', $2, $2,
        now() - ${age}
      from generate_series(1, $1) as place`,
    [records / 2, userId],
  );
  await database.query(
    `insert into campaigns (workspace_id, id, campaign_name, created_by_user_id, updated_by_user_id,
        updated_at)
      select $3, uuidv7(-(${age})), ${title}, $2, $2, now() - ${age}
      from generate_series(1, $1) as place`,
    [records / 2, userId, workspaceId],
  );
}

import type pg from 'pg';
import { asSuperuser } from './growth.ts';
import { percentile, timeEach } from './measure.ts';
import { type RunningProduct, signUp, startServer } from './product.ts';
import { report } from './report.ts';

const tasks = 40_000;
const posts = 25_000;
const deliverables = 15_000;
const payments = 10_000;
const rights = 10_000;
/** Of a month of up to a thousand rows; a fuller one may take longer by what it has more. */
const goalOfThousandMs = 20;
const runs = 60;

/** A month of everything with a date, in workspaces with 100,000 dated rows. */
export async function benchAgenda(): Promise<void> {
  const product = await startServer();
  await benchMonth(product, 10);
  await benchMonth(product, 3);
  await product.stop();
}

async function benchMonth(product: RunningProduct, years: number): Promise<void> {
  const { client, userId } = await signUp(product.origin);
  const { workspaces } = await client.call<{ workspaces: { id: string }[] }>('GET', '/workspaces');
  const id = workspaces[0]?.id ?? '';
  await asSuperuser(product, async (database) => {
    await fill(database, { workspaceId: id, userId, years });
    await database.query('vacuum analyze');
  });
  const today = Temporal.Now.plainDateISO('UTC');
  const from = today.with({ day: 1 });
  const to = from.add({ months: 1 }).subtract({ days: 1 });
  const path = `/workspaces/${id}/agenda?from=${from.toString()}&to=${to.toString()}`;
  const { rows } = await client.call<{ rows: unknown[] }>('GET', path);
  const samples = await timeEach(runs, () => client.send('GET', `/api/v1${path}`));
  const mine = await timeEach(runs, () => client.send('GET', `/api/v1${path}&layers=deals,money`));
  const goalMs = goalOfThousandMs * Math.max(1, rows.length / 1000);
  const name = `a month of ${years} years with 100,000 rows, ${rows.length.toLocaleString('en')} in it`;
  report(
    {
      name: `${name}, p50`,
      value: percentile(samples, 0.5),
      unit: 'ms',
      goal: { atMost: goalMs },
    },
    {
      name: `${name}, p95`,
      value: percentile(samples, 0.95),
      unit: 'ms',
      goal: { atMost: 2.5 * goalMs },
    },
    {
      name: 'the same, deals and money alone, p50',
      value: percentile(mine, 0.5),
      unit: 'ms',
      goal: { atMost: goalOfThousandMs },
    },
  );
  client.close();
}

// Ids grow with time; each kind is spread evenly over the years around today.
async function fill(
  database: pg.Client,
  { workspaceId, userId, years }: { workspaceId: string; userId: string; years: number },
): Promise<void> {
  const people = 'created_by_user_id, updated_by_user_id';
  const days = 360 * years;
  const day = (shift = 0) => `(current_date - ${days / 2} + (place % ${days}) + ${shift})`;
  const own = async (text: string, count: number) =>
    database.query(text, [count, workspaceId, userId]);
  await database.query(
    `insert into tasks (user_id, id, title, planned_on, completed_at, ${people})
      select $2, uuidv7(), 'Film the harbour reel ' || place, ${day()},
        case when ${day()} < current_date then now() end, $2, $2
      from generate_series(1, $1::int) as place`,
    [tasks, userId],
  );
  await own(
    `insert into brands (workspace_id, id, name, ${people})
      select $2, uuidv7(), 'Brand ' || place, $3, $3 from generate_series(1, $1::int / 100) as place`,
    deliverables,
  );
  await own(
    `insert into campaigns (workspace_id, id, campaign_name, status, brand_id, ${people})
      select $2, uuidv7(), 'Campaign ' || row_number() over (), 'in-progress', brands.id, $3, $3
      from brands, generate_series(1, 10) where workspace_id = $2 and $1::int > 0`,
    deliverables,
  );
  // Each row gets one of the records that are there, in turn.
  const among = (table: string) => `join (select id, row_number() over (order by id) as place,
      count(*) over () as total from ${table} where workspace_id = $2) as one
    on one.place = place.place % one.total + 1`;
  const places = 'from generate_series(1, $1::int) as place(place)';
  await own(
    `insert into content_items (workspace_id, id, title, stage, ${people})
      select $2, uuidv7(), 'One-pan orzo ' || place, 'editing', $3, $3
      from generate_series(1, $1::int) as place`,
    posts,
  );
  const ofPlace = (shift = 0) => day(shift).replaceAll('place', 'place.place');
  await own(
    `insert into posts (workspace_id, id, content_item_id, planned_on, planned_time, ${people})
      select $2, uuidv7(), one.id, ${ofPlace()}, '12:00', $3, $3 ${places} ${among('content_items')}`,
    posts,
  );
  await own(
    `insert into deliverables (workspace_id, id, campaign_id, platform, format, title, draft_due_on,
        post_due_on, ${people})
      select $2, uuidv7(), one.id, 'instagram', 'reel', 'Reel ' || place.place, ${ofPlace()},
        ${ofPlace(7)}, $3, $3 ${places} ${among('campaigns')}`,
    deliverables,
  );
  await own(
    `insert into payments (workspace_id, id, campaign_id, label, amount_minor, currency, trigger,
        triggered_on, terms_days, ${people})
      select $2, uuidv7(), one.id, 'Deposit', 90000, 'USD', 'fixed_date', ${ofPlace()}, 0, $3, $3
      ${places} ${among('campaigns')}`,
    payments,
  );
  await own(
    `insert into exclusivities (workspace_id, id, campaign_id, starts_on, ends_on, ${people})
      select $2, uuidv7(), one.id, ${ofPlace()}, ${ofPlace(30)}, $3, $3 ${places} ${among('campaigns')}`,
    rights,
  );
}

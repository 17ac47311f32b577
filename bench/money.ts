import { newId } from '#shared/ids.ts';
import { uploadType } from '#shared/contract.ts';
import { asSuperuser } from './growth.ts';
import { median, percentile, timeEach } from './measure.ts';
import { bareLoad, clickEach, launch, reopened, openPage } from './pages.ts';
import { type RunningProduct, signUp, startServer } from './product.ts';
import { report } from './report.ts';

const expenses = 100_000;
const imported = 20_000;
const runs = 60;
const reloads = 7;

/** Sums over years of expenses, a whole bank file at once, and an invoice as PDF. */
export async function benchMoney(): Promise<void> {
  const product = await startServer();
  const { client, userId } = await signUp(product.origin);
  const { workspaces } = await client.call<{ workspaces: { id: string }[] }>('GET', '/workspaces');
  const place = `/workspaces/${workspaces[0]?.id ?? ''}`;
  await benchTotals(product, { client, place, userId });
  await benchImport(product, { client, place });
  await benchInvoice({ client, place });
  await benchExpensesPage(product);
  client.close();
  await product.stop();
}

type Client = Awaited<ReturnType<typeof signUp>>['client'];
interface At {
  client: Client;
  place: string;
}

async function benchTotals(
  product: RunningProduct,
  { client, place, userId }: At & { userId: string },
): Promise<void> {
  const workspaceId = place.split('/').at(-1) ?? '';
  await asSuperuser(product, async (database) => {
    await database.query(
      `insert into expenses (workspace_id, id, created_by_user_id, updated_by_user_id, title, spent_on,
          amount_minor, currency, base_minor, base_currency)
        select $1, uuidv7(), $2, $2, 'Lens hire ' || place, current_date - (place % 365), 1250,
          'USD', 1250, 'USD'
        from generate_series(1, $3::int) as place`,
      [workspaceId, userId, expenses],
    );
    await database.query('vacuum analyze expenses');
  });
  const to = Temporal.Now.plainDateISO('UTC');
  // As screens ask for it: whole months; and as anybody may, from any day to any other.
  const months = `from=${to.subtract({ years: 1 }).with({ day: 1 }).toString()}&to=${to.with({ day: 1 }).subtract({ days: 1 }).toString()}`;
  const days = `from=${to.subtract({ years: 1 }).toString()}&to=${to.toString()}`;
  for (const [name, query] of [
    ['by month', `${months}&by=month`],
    ['by category', `${months}&by=category`],
    ['from any day on', `${days}&by=month`],
  ] as const) {
    const path = `/api/v1${place}/expenses/totals?${query}`;
    const samples = await timeEach(runs, () => client.send('GET', path));
    report({
      name: `a year's sums of 100,000 expenses ${name}, p95`,
      value: percentile(samples, 0.95),
      unit: 'ms',
      goal: { atMost: 50 },
    });
  }
}

async function benchImport(product: RunningProduct, { client, place }: At): Promise<void> {
  const row = { spentOn: '2026-03-14', amountMinor: 1250, currency: 'USD' };
  const rows = Array.from({ length: imported }, (_, at) => ({
    ...{ id: newId(), title: `Bank line ${at}`, ...row },
  }));
  const asked = new URLSearchParams({ id: newId(), fileName: 'bank.csv' });
  const began = performance.now();
  const answer = await fetch(`${product.origin}/api/v1${place}/expense-imports?${asked}`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': uploadType, cookie: client.cookie, origin: product.origin },
      'idempotency-key': newId(),
    },
    body: JSON.stringify({ rows }),
  });
  if (answer.status !== 200) throw new Error(`The import answered ${await answer.text()}`);
  report({
    name: '20,000 expenses of a file, stored all at once',
    value: (performance.now() - began) / 1000,
    unit: 's',
    goal: { atMost: 10 },
  });
}

async function benchInvoice({ client, place }: At): Promise<void> {
  const [businessId, id] = [newId(), newId()];
  await client.call('POST', `${place}/businesses`, {
    ...{ id: businessId, name: 'Lark Films', baseCurrency: 'USD' },
  });
  const line = { detail: '', quantity: 1, unitMinor: 90_000, taxRatePercent: null };
  await client.call('POST', `${place}/invoices`, {
    ...{ id, businessId, title: 'Rain Shell', currency: 'USD' },
    buyer: { name: 'Halden', contact: '', address: '', country: null, taxId: '' },
    lines: ['Reel', 'Story set', 'Usage rights'].map((description) => ({ description, ...line })),
  });
  await client.call('POST', `${place}/invoices/${id}/issue`, {});
  const samples = await timeEach(runs, () =>
    client.send('GET', `/api/v1${place}/invoices/${id}/pdf`),
  );
  report({
    name: 'an invoice as PDF, p95',
    value: percentile(samples, 0.95),
    unit: 'ms',
    goal: { atMost: 300 },
  });
}

/** The list of 20,000 expenses, of one month at a time: from the cache, to the next month, by a chip. */
async function benchExpensesPage(product: RunningProduct): Promise<void> {
  const { client, userId } = await signUp(product.origin);
  const { workspaces } = await client.call<{ workspaces: { id: string }[] }>('GET', '/workspaces');
  await asSuperuser(product, async (database) => {
    await database.query(
      `insert into expenses (workspace_id, id, created_by_user_id, updated_by_user_id, title, spent_on,
          amount_minor, currency, base_minor, base_currency, is_deductible)
        select $1, uuidv7(), $2, $2, 'Lens hire ' || place, current_date - (place % 360), 1250,
          'USD', 1250, 'USD', place % 2 = 0
        from generate_series(1, $3::int) as place`,
      [workspaces[0]?.id, userId, imported],
    );
    // At rest: PostgreSQL would begin to do it by itself beside the browser.
    await database.query('vacuum analyze');
  });
  const browser = await launch();
  const limit = await bareLoad(browser);
  const { context, page } = await openPage(browser, `${product.origin}/expenses`, client.cookie);
  await page.locator('tbody tr').first().waitFor({ timeout: 120_000 });
  await page.waitForTimeout(4000);
  const first: number[] = [];
  for (let i = 0; i < reloads; i += 1) first.push(await reopened(page));
  report({
    name: 'first rows from the cache, 20,000 expenses',
    value: median(first),
    unit: 'ms',
    goal: { atMost: 250 },
    limit,
  });
  await page.waitForTimeout(2000);
  const months = await clickEach(page, '.page-steps > .iconbtn', '.page-steps');
  report({
    name: 'another month of 20,000 expenses, click to paint, p95',
    value: percentile(months, 0.95),
    unit: 'ms',
    goal: { atMost: 50 },
  });
  const chips = await clickEach(page, '.chips .chip', '.strip');
  report({
    name: 'a chip over a month of 20,000 expenses, click to paint, p95',
    value: percentile(chips, 0.95),
    unit: 'ms',
    goal: { atMost: 50 },
  });
  await context.close();
  await browser.close();
  client.close();
}

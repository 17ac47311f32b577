import { expect, test } from 'vitest';
import { readCsv } from '#client/ui/rows/read-csv.ts';
import { aPicture, pathOf } from '#server/testing/client.ts';
import { ask } from '#server/testing/database.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { seeded } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { decimalsOf } from '#shared/currency.ts';
import { togetherIn } from '#shared/money.ts';
import { attachmentsContract } from '#domains/around/attachments/contract.ts';
import { affiliateLinksContract } from '#domains/business/affiliate-links/contract.ts';
import { affiliateEarningsContract } from '#domains/business/affiliate-links/earnings/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { paymentsContract } from '#domains/business/campaigns/payments/contract.ts';
import { businessesContract } from '#domains/business/businesses/contract.ts';
import { businessMoney, ofBusiness } from '#domains/money/expenses/figures/business-figures.ts';
import { fiscalYearFrom } from '#domains/business/businesses/rules.ts';
import { expensesContract } from '#domains/money/expenses/contract.ts';
import { deductibleTotal, spentTotal } from '#domains/money/expenses/figures/expense-figures.ts';
import type { NewExpense } from '#domains/money/expenses/schema.ts';
import { invoicesContract } from '#domains/money/invoices/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { yearPackContract } from './contract.ts';

const server = await startTestServer();
const random = seeded(20_261);
const [studio, agency] = await Promise.all([aWorkspace(server), aWorkspace(server)]);
const { owner } = studio;
const params = { workspaceId: studio.id };

const aBusiness = (more: object) =>
  owner.call(businessesContract.create, {
    params,
    body: { id: newId(), name: 'Lark', baseCurrency: 'USD', ...more },
  });
const [lark, april] = [
  await aBusiness({}),
  await aBusiness({ name: 'April & Co', fiscalYearStartMonth: 4 }),
];

const anExpense = (more: Partial<NewExpense> = {}) =>
  owner.call(expensesContract.create, {
    params,
    body: {
      id: newId(),
      title: 'Adobe',
      spentOn: '2026-03-14',
      amountMinor: 5499,
      currency: 'USD',
      ...more,
    },
  });

/** The files of a ZIP whose entries are stored as they are, by the list at its end. */
function unzipped(bytes: Uint8Array): Map<string, Buffer> {
  const zip = Buffer.from(bytes);
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const start = zip.readUInt32LE(at + 42);
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString('utf8');
    files.set(name, zip.subarray(from, from + size));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

async function download(query: object = {}, user: TestUser = owner) {
  const path = pathOf(yearPackContract.download, { params, query });
  const response = await fetch(`${server.url}/api/v1${path}`, { headers: user.headers });
  const files = unzipped(new Uint8Array(await response.arrayBuffer()));
  const table = (name: string) => readCsv(files.get(name)?.toString('utf8') ?? '');
  return { response, files, table };
}

/** What a table amounts to in a column, in minor units of a currency. */
function added(table: string[][], column: string, currency: string): number {
  const at = table[0]?.indexOf(column) ?? -1;
  const minor = (cell = '') => Math.round(Number(cell) * 10 ** decimalsOf(currency));
  return table.slice(1).reduce((sum, row) => sum + minor(row[at]), 0);
}

test('the pack adds up to what the screen and the database say, in every currency', async () => {
  const currencies = ['USD', 'EUR', 'JPY', 'KWD'] as const;
  for (let i = 0; i < 60; i += 1) {
    const currency = currencies[Math.floor(random() * currencies.length)] ?? 'USD';
    const hasRate = currency !== 'USD' && random() < 0.5;
    await anExpense({
      title: `Purchase ${i}`,
      spentOn: `2026-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-15`,
      amountMinor: 1 + Math.floor(random() * 1_000_000),
      currency,
      ...(hasRate ? { rate: Math.round(random() * 1e8) / 1e8 + 0.01, rateCurrency: 'USD' } : {}),
      businessId: [lark.id, april.id, null][Math.floor(random() * 3)] ?? null,
      isDeductible: random() < 0.7,
      businessUsePercent: random() < 0.5 ? 33.33 : 100,
    });
  }
  await anExpense({ spentOn: '2025-12-31' });
  const deal = await owner.call(campaignsContract.create, {
    params,
    body: { id: newId(), campaignName: 'Autumn, =2', status: 'in-progress', businessId: lark.id },
  });
  for (const [currency, paidOn] of [
    ['USD', '2026-05-01'],
    ['EUR', '2026-06-01'],
    ['USD', '2027-01-01'],
  ] as const) {
    const payment = { id: newId(), campaignId: deal.id, label: 'Fee', amountMinor: 250_001 };
    await owner.call(paymentsContract.create, { params, body: { ...payment, currency } });
    await owner.call(paymentsContract.move, {
      params: { ...params, id: payment.id },
      body: { status: 'paid', paidOn, feesWithheldMinor: 1_000 },
    });
  }
  const link = await owner.call(affiliateLinksContract.create, {
    params,
    body: { id: newId(), title: 'Rain', url: 'https://halden.com' },
  });
  for (const [month, status] of [
    ['2026-02', 'paid'],
    ['2026-03', 'pending'],
  ] as const)
    await owner.call(affiliateEarningsContract.create, {
      params,
      body: {
        ...{ id: newId(), affiliateLinkId: link.id, month, currency: 'USD' },
        ...{ commissionMinor: 4_321, status },
      },
    });

  const list = { params, query: {} };
  const sources = {
    campaigns: (await owner.call(campaignsContract.list, list)).rows,
    payments: (await owner.call(paymentsContract.list, list)).rows,
    links: (await owner.call(affiliateLinksContract.list, list)).rows,
    earnings: (await owner.call(affiliateEarningsContract.list, list)).rows,
    expenses: (await owner.call(expensesContract.list, list)).rows,
  };
  for (const business of [undefined, lark, april]) {
    const businessId = business?.id;
    const query = { year: 2026, ...(businessId ? { businessId } : {}) };
    const { files, table } = await download(query);
    const figures = await owner.call(yearPackContract.figures, { params, query });
    const days = fiscalYearFrom(2026, business?.fiscalYearStartMonth ?? 1);
    const of = business ? ofBusiness(sources, business) : sources;
    const { deals, commission } = businessMoney(of, { base: 'USD', today: '2026-12-31', ...days });
    const income = togetherIn([deals, commission]);
    const expenses = of.expenses.filter(
      ({ spentOn }) => spentOn >= days.from && spentOn <= days.to,
    );
    const inOrder = (total: { notConverted: readonly { currency: string }[] }) => ({
      ...total,
      notConverted: [...total.notConverted].sort((one, other) =>
        one.currency.localeCompare(other.currency),
      ),
    });
    expect(inOrder(figures.income)).toEqual(inOrder(income));
    expect(inOrder(figures.spent)).toEqual(inOrder(spentTotal('USD', expenses)));
    expect(inOrder(figures.deductible)).toEqual(inOrder(deductibleTotal('USD', expenses)));
    expect([...files.keys()]).toEqual([
      ...['summary.csv', 'income.csv', 'expenses.csv', 'recurring.csv', 'invoices.csv'],
    ]);
    const [stored] = await ask<{ spent: number; deductible: number; count: number }>(
      server.database.superuser,
      `select sum(base_minor)::float8 as spent, count(*)::int as count,
        sum(round(base_minor * business_use_percent / 100)) filter (where is_deductible)::float8 as deductible
      from expenses where workspace_id = $1 and deleted_at is null and spent_on between $2 and $3
        and ($4::uuid is null or business_id = $4)`,
      [studio.id, days.from, days.to, businessId ?? null],
    );
    const spent = table('expenses.csv');
    expect(spent.length - 1).toBe(stored?.count);
    expect(added(spent, 'Amount in USD', 'USD')).toBe(stored?.spent);
    expect(added(spent, 'Deductible in USD', 'USD')).toBe(stored?.deductible);
    expect(added(table('income.csv'), 'Amount in USD', 'USD')).toBe(income.amountMinor);
    const line = table('summary.csv').find(([what]) => what === 'Spent');
    expect(line?.[3]).toBe(((stored?.spent ?? 0) / 100).toFixed(2));
  }
});

test('a void invoice and the note that takes it back come to nothing', async () => {
  const { id } = await owner.call(invoicesContract.create, {
    params,
    body: {
      ...{ id: newId(), title: 'Reel', currency: 'USD', businessId: lark.id, taxRatePercent: 19 },
      buyer: { name: 'Halden', contact: '', address: '', country: null, taxId: '' },
      lines: [
        { description: 'Reel', detail: '', quantity: 1, unitMinor: 100_000, taxRatePercent: null },
      ],
    },
  });
  const at = { params: { ...params, id } };
  const { issuedOn } = await owner.call(invoicesContract.issue, { ...at, body: {} });
  await owner.call(invoicesContract.void, { ...at, body: { creditNoteId: newId() } });
  const year = Number(issuedOn?.slice(0, 'YYYY'.length));
  const { table } = await download({ year });
  const invoices = table('invoices.csv');
  expect(invoices).toHaveLength(3);
  for (const column of ['Net', 'Tax', 'Total']) expect(added(invoices, column, 'USD')).toBe(0);
});

test('receipts are named by day, vendor and amount, each once, and what is gone is said', async () => {
  const { id: first } = await anExpense({
    title: '../Café "Ünal": 2/3',
    spentOn: '2024-02-29',
    amountMinor: 1250,
  });
  const { id: second } = await anExpense({
    title: '=cmd|calc',
    spentOn: '2024-03-01',
    currency: 'JPY',
    amountMinor: 900,
  });
  const attach = (expenseId: string) =>
    owner.upload(
      attachmentsContract.create,
      { params, body: { id: newId(), expenseId, fileName: 'scan.png' } },
      aPicture,
    );
  for (const id of [first, first, second]) expect((await attach(id)).status).toBe(200);
  const { response, files, table } = await download({ year: 2024 });
  expect(response.headers.get('content-disposition')).toContain('filename="year-pack-2024.zip"');
  const names = [...files.keys()].filter((name) => name.startsWith('receipts/'));
  expect(names).toEqual([
    'receipts/2024-02-29_Café-Ünal-2-3_12.50.png',
    'receipts/2024-02-29_Café-Ünal-2-3_12.50_2.png',
    'receipts/2024-03-01_cmd-calc_900-JPY.png',
  ]);
  expect(
    files
      .get(names[0] ?? '')
      ?.subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  expect(files.get('expenses.csv')?.toString('utf8')).toContain(",'=cmd|calc,");
  expect(table('expenses.csv')[1]?.at(-1)).toBe(
    '2024-02-29_Café-Ünal-2-3_12.50.png 2024-02-29_Café-Ünal-2-3_12.50_2.png',
  );
  const { rm } = await import('node:fs/promises');
  await rm(`${server.config.dataDir}/files/kept/${studio.id}`, { recursive: true });
  const later = await download({ year: 2024 });
  expect(later.files.get('missing-receipts.txt')?.toString('utf8').split('\r\n')).toHaveLength(4);
});

test('a business has its own fiscal year', async () => {
  await anExpense({ spentOn: '2023-03-31', amountMinor: 100, businessId: april.id });
  await anExpense({ spentOn: '2023-04-01', amountMinor: 200, businessId: april.id });
  await anExpense({ spentOn: '2024-03-31', amountMinor: 400, businessId: april.id });
  const query = { year: 2023, businessId: april.id };
  const figures = await owner.call(yearPackContract.figures, { params, query });
  expect(figures).toMatchObject({
    from: '2023-04-01',
    to: '2024-03-31',
    spent: { amountMinor: 600 },
  });
  const { response } = await download(query);
  expect(response.headers.get('content-disposition')).toContain('year-pack-2023-24-April-Co.zip');
});

test('nobody gets a pack who is not to see it, nor of a foreign business', async () => {
  const sent = (user: TestUser, query: object = {}) =>
    user.send(yearPackContract.figures, { params, query });
  expect((await sent(studio.viewer)).status).toBe(200);
  expect((await sent(agency.owner)).status).toBe(404);
  const foreign = { businessId: newId() };
  expect((await sent(owner, foreign)).status).toBe(404);
  const refused = await owner.send(yearPackContract.download, { params, query: foreign });
  expect([refused.status, refused.text]).toEqual([404, expect.stringContaining('Business')]);
  expect((await sent(owner, { year: 'soon' })).status).toBe(400);
  await owner.call(workspacesContract.update, { params, body: { financeAccess: 'admins' } });
  for (const user of [studio.member, studio.viewer])
    for (const operation of [yearPackContract.figures, yearPackContract.download])
      expect((await user.send(operation, { params, query: {} })).status).toBe(404);
  expect((await sent(studio.admin)).status).toBe(200);
});

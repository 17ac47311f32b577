import { describe, expect, test } from 'vitest';
import { attachmentsContract } from '#domains/around/attachments/contract.ts';
import { activitiesContract } from '#domains/around/activities/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { aWorkspace, type TestUser, type TestWorkspace } from '#server/testing/people.ts';
import { pick, seeded } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { convertedMinor, percentMinor } from '#shared/money.ts';
import { expensesContract } from './contract.ts';
import { type Expense, type ExpenseSum, totalsBy } from './schema.ts';

const server = await startTestServer();
const studio = await aWorkspace(server);
const params = { workspaceId: studio.id };

const lunch = { title: 'Lunch', spentOn: '2026-03-14', amountMinor: 1250, currency: 'EUR' };

async function add(fields: object = {}, user: TestUser = studio.owner): Promise<Expense> {
  const body = { id: newId(), ...lunch, ...fields };
  return user.call(expensesContract.create, { params, body });
}
const change = (id: string, body: object) =>
  studio.owner.send(expensesContract.update, { params: { ...params, id }, body });

describe('what an expense is worth in the currency of the workspace', () => {
  test('is reckoned by the server when it is written, and left when the workspace changes', async () => {
    const { id, baseMinor } = await add({ rate: 1.1, rateCurrency: 'USD' });
    expect(baseMinor).toBe(1375);
    const settings = { params, body: { baseCurrency: 'EUR' } };
    await studio.owner.call(workspacesContract.update, settings);
    const answer = await change(id, { title: 'Dinner' });
    await studio.owner.call(workspacesContract.update, { params, body: { baseCurrency: 'USD' } });
    expect(answer.body).toMatchObject({ baseMinor: 1375, baseCurrency: 'USD' });
  });

  test('follows its amount and its rate, and is not known without one', async () => {
    const { id, baseMinor } = await add();
    expect(baseMinor).toBeNull();
    const rated = await change(id, { rate: 2, rateCurrency: 'USD' });
    expect(rated.body).toMatchObject({ baseMinor: 2500 });
    expect((await change(id, { amountMinor: 100 })).body).toMatchObject({ baseMinor: 200 });
  });

  test('is that of today’s currency, once its money says so', async () => {
    const place = await aWorkspace(server);
    const here = { workspaceId: place.id };
    const reckonIn = (baseCurrency: string) =>
      place.owner.call(workspacesContract.update, { params: here, body: { baseCurrency } });
    const spend = (more: object) =>
      place.owner.call(expensesContract.create, {
        params: here,
        body: { id: newId(), ...lunch, amountMinor: 10_000, ...more },
      });
    const say = (id: string, body: object) =>
      place.owner.call(expensesContract.update, { params: { ...here, id }, body });
    const dollars = await spend({ currency: 'USD' });
    const euros = await spend({ rate: 1.1, rateCurrency: 'USD' });
    await reckonIn('EUR');
    const elsewhere = await say(dollars.id, { rate: 150, rateCurrency: 'JPY' });
    expect(elsewhere).toMatchObject({ baseMinor: 10_000, baseCurrency: 'USD' });
    const rated = await say(dollars.id, { rate: 0.9, rateCurrency: 'EUR' });
    expect(rated).toMatchObject({ baseMinor: 9_000, baseCurrency: 'EUR' });
    expect(await say(euros.id, { amountMinor: 5_000 })).toMatchObject({
      ...{ baseMinor: 5_000, baseCurrency: 'EUR' },
    });
    const asked = { params: here, query: {} };
    const { sums } = await place.owner.call(expensesContract.totals, asked);
    expect(sums).toMatchObject([{ count: 2, baseMinor: 14_000, currency: 'EUR' }]);
  });

  test('nobody says it', async () => {
    const body = { id: newId(), ...lunch, baseMinor: 5 };
    expect((await studio.owner.send(expensesContract.create, { params, body })).status).toBe(400);
  });
});

test.each([
  [{ amountMinor: 0 }, 'amountMinor', 'Use an amount above 0'],
  [{ amountMinor: -1 }, 'amountMinor', 'Use an amount of at least 0'],
  [{ amountMinor: 10 ** 13 }, 'amountMinor', 'This amount is too large'],
  [{ amountMinor: 12.5 }, 'amountMinor', 'Use a number'],
  [{ currency: 'XXZ' }, 'currency', 'Choose a currency from the list'],
  [{ taxMinor: 1251 }, 'taxMinor', 'Use at most the amount'],
  [{ rate: 0, rateCurrency: 'USD' }, 'rate', 'Use a rate above 0'],
  [{ rate: 2 }, 'rate', 'Say the rate together with its currency'],
  [{ businessId: newId() }, 'businessId', 'This no longer exists'],
])('%o is refused beside its field', async (fields, field, sentence) => {
  const body = { id: newId(), ...lunch, ...fields };
  const answer = await studio.owner.send(expensesContract.create, { params, body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ error: { fields: { [field]: sentence } } });
});

test('tax above a lowered amount is refused, and nothing is changed', async () => {
  const { id } = await add({ taxMinor: 200 });
  const answer = await change(id, { amountMinor: 100 });
  expect([answer.status, answer.text]).toEqual([
    400,
    expect.stringContaining('Use at least the tax that is part of it'),
  ]);
});

test('sums equal those of the rows, in every currency and rounding', async () => {
  const place = await aWorkspace(server);
  const random = seeded(814);
  const here = { workspaceId: place.id };
  const rows: Expense[] = [];
  for (let at = 0; at < 120; at += 1) {
    const currency = pick(random, ['USD', 'EUR', 'JPY', 'KWD']);
    const isRated = currency !== 'USD' && random() < 0.6;
    const body = {
      id: newId(),
      title: `No. ${at}`,
      spentOn: `2026-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`,
      amountMinor: 1 + Math.floor(random() * 9e6),
      currency,
      ...(isRated
        ? { rate: Number((0.01 + random() * 5).toFixed(6)), rateCurrency: 'USD' }
        : { rate: null, rateCurrency: null }),
      isDeductible: random() < 0.7,
      businessUsePercent: Number((random() * 100).toFixed(2)),
    };
    rows.push(await place.owner.call(expensesContract.create, { params: here, body }));
  }
  const kept = await shuffled(rows, { place, random });
  const periods = [
    ...[
      { from: '2026-01-01', to: '2026-06-30' },
      { from: '2026-02-13', to: '2026-06-17' },
    ],
    ...[{ from: '2026-03-11', to: '2026-03-16' }, {}],
  ];
  for (const [at, days] of periods.entries()) {
    const query = { ...days, by: totalsBy[at % totalsBy.length] };
    const { sums } = await place.owner.call(expensesContract.totals, { params: here, query });
    const { from = '', to = '9' } = days;
    const counted = kept.filter(({ spentOn }) => spentOn >= from && spentOn <= to);
    expect(figuresOf(sums)).toEqual(addedUp(counted));
  }
});

// Some are changed in what they sum to, some deleted, some of those brought back.
async function shuffled(
  rows: readonly Expense[],
  { place, random }: { place: TestWorkspace; random: () => number },
): Promise<Expense[]> {
  const kept: Expense[] = [];
  for (const row of rows) {
    const at = { workspaceId: place.id, id: row.id };
    const fate = random();
    if (fate < 0.3) {
      const body = pick<object>(random, [
        { amountMinor: row.amountMinor + 7 },
        { spentOn: '2026-06-17' },
        { isDeductible: !row.isDeductible },
        { businessUsePercent: 33.33 },
        { title: 'Another word' },
      ]);
      kept.push(await place.owner.call(expensesContract.update, { params: at, body }));
      continue;
    }
    if (fate < 0.5) await place.owner.call(expensesContract.remove, { params: at });
    if (fate < 0.4) await place.owner.call(expensesContract.restore, { params: at });
    if (fate < 0.4 || fate >= 0.5) kept.push(row);
  }
  return kept;
}

const foreign = ['EUR', 'JPY', 'KWD'];
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

function figuresOf(sums: readonly ExpenseSum[]) {
  const apart = (currency: string) =>
    sums.filter((one) => one.baseMinor === null && one.currency === currency);
  return {
    count: sum(sums.map(({ count }) => count)),
    baseMinor: sum(sums.map(({ baseMinor }) => baseMinor ?? 0)),
    deductibleMinor: sum(sums.map(({ deductibleMinor }) => deductibleMinor)),
    apart: foreign.map((currency) => sum(apart(currency).map(({ amountMinor }) => amountMinor))),
  };
}

/** The same from the rows themselves. */
function addedUp(rows: readonly Expense[]): ReturnType<typeof figuresOf> {
  const inBase = (row: Expense) => convertedMinor(row, 'USD');
  const apart = (currency: string) =>
    rows.filter((row) => row.currency === currency && inBase(row) === null);
  return {
    count: rows.length,
    baseMinor: sum(rows.map((row) => inBase(row) ?? 0)),
    deductibleMinor: sum(
      rows.map((row) =>
        row.isDeductible ? percentMinor(inBase(row) ?? 0, row.businessUsePercent) : 0,
      ),
    ),
    apart: foreign.map((currency) => sum(apart(currency).map(({ amountMinor }) => amountMinor))),
  };
}

test('a list is of some days, or of a deal', async () => {
  const { id } = await add({ spentOn: '2019-05-05' });
  const ids = async (query: object) => {
    const { rows } = await studio.owner.call(expensesContract.list, { params, query });
    return rows.map((row) => row.id);
  };
  expect(await ids({ from: '2019-05-01', to: '2019-05-31' })).toEqual([id]);
  expect(await ids({ since: '2019-05-06' })).not.toContain(id);
  expect(await ids({})).toContain(id);
  expect(await ids({ campaignId: newId() })).toEqual([]);
});

const files = (id: string, user: TestUser) =>
  user.send(attachmentsContract.create, {
    params,
    body: { id: newId(), fileName: 'receipt.png', expenseId: id },
  });

test('the server counts the receipts, as they come, go and come back', async () => {
  const { id } = await add();
  const count = async () => {
    const { rows } = await studio.owner.call(expensesContract.list, { params, query: {} });
    return rows.find((row) => row.id === id)?.receiptCount;
  };
  const { body } = await files(id, studio.owner);
  await files(id, studio.owner);
  expect(await count()).toBe(2);
  const one = { params: { ...params, id: (body as { id: string }).id } }; // As the contract says.
  await studio.owner.call(attachmentsContract.remove, one);
  expect(await count()).toBe(1);
  await studio.owner.call(attachmentsContract.restore, one);
  expect(await count()).toBe(2);
});

test('receipts and what was done are not there for whom money is kept from', async () => {
  const { id } = await add({ title: 'Secret lunch' });
  const { body } = await files(id, studio.owner);
  const { id: fileId } = body as { id: string }; // As the contract says.
  const { member } = studio;
  const seen = async () => {
    const lists = [attachmentsContract.list, activitiesContract.list].map((operation) =>
      member.send(operation, { params, query: { expenseId: id } }),
    );
    const texts = (await Promise.all(lists)).map(({ text }) => text);
    return texts.filter((text) => text.includes(id)).length;
  };
  const statuses = async () => {
    const one = { params: { ...params, id: fileId } };
    const answers = [
      await member.send(attachmentsContract.download, one),
      await member.send(attachmentsContract.thumbnail, one),
      await member.send(attachmentsContract.update, { ...one, body: { fileName: 'mine.png' } }),
      await files(id, member),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await seen()).toBe(2);
  const keep = (financeAccess: 'admins' | 'everyone') =>
    studio.owner.call(workspacesContract.update, { params, body: { financeAccess } });
  await keep('admins');
  expect(await seen()).toBe(0);
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  await keep('everyone');
  expect(await statuses()).toEqual([200, 200, 200, 200]);
});

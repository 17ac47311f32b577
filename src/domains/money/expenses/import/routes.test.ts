import { expect, test } from 'vitest';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { expensesContract } from '#domains/money/expenses/contract.ts';
import { expenseImportsContract as imports } from './contract.ts';

const server = await startTestServer();
const { superuser } = server.database;
const [studio, agency] = await Promise.all([aWorkspace(server), aWorkspace(server)]);
const { member } = studio;
const params = { workspaceId: studio.id };

const aRow = (more: object = {}) => ({
  id: newId(),
  title: 'Adobe',
  spentOn: '2026-03-14',
  amountMinor: 5499,
  currency: 'EUR',
  ...more,
});
const send = (
  content: unknown,
  options: { id?: string; key?: string; user?: TestUser; to?: string } = {},
) => {
  const { id = newId(), key, user = member, to = studio.id } = options;
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return user.upload(
    imports.importMany,
    { params: { workspaceId: to }, body: { id, fileName: 'bank.csv' } },
    new TextEncoder().encode(text),
    key ? { 'idempotency-key': key } : {},
  );
};
const countOf = async (where = 'deleted_at is null') => {
  const [row] = await ask<{ count: number }>(
    superuser,
    `select count(*)::int as count from expenses where workspace_id = $1 and ${where}`,
    [studio.id],
  );
  return row?.count;
};
const counts = async () => {
  const listed = await member.call(imports.list, { params, query: {} });
  return [await countOf(), listed.rows.length];
};

test('all rows of a file are written, with what they are worth', async () => {
  const rows = [
    aRow({ rate: 1.1, rateCurrency: 'USD', tags: ['gear'], notes: '=cmd|calc' }),
    aRow({ currency: 'USD', amountMinor: 1200 }),
  ];
  const answer = await send({ rows });
  expect([answer.status, answer.body]).toEqual([
    200,
    expect.objectContaining({ fileName: 'bank.csv', rowCount: 2 }),
  ]);
  const listed = await member.call(expensesContract.list, { params, query: {} });
  expect(listed.rows).toMatchObject([
    { baseMinor: 6049, baseCurrency: 'USD', tags: ['gear'], notes: '=cmd|calc' },
    { baseMinor: 1200, paymentMethod: 'card', businessUsePercent: 100, status: 'confirmed' },
  ]);
  expect(Object.keys(listed.rows[0] ?? {})).not.toContain('importId');
});

test.each([
  ['no JSON', '{', 'Send a JSON object'],
  ['no rows', { rows: [] }, 'nothing to import'],
  ['an amount of nothing', { rows: [aRow(), aRow({ amountMinor: 0 })] }, 'Row 2: Use an amount'],
  ['ten to the 13th', { rows: [aRow({ amountMinor: 1e13 })] }, 'too large'],
  ['no such currency', { rows: [aRow({ currency: 'ZZZ' })] }, 'Choose a currency'],
  ['a day that is none', { rows: [aRow({ spentOn: '2026-02-30' })] }, 'date that exists'],
  ['tax above the amount', { rows: [aRow({ taxMinor: 6000 })] }, 'at most the amount'],
  [
    'a foreign category',
    { rows: [aRow(), aRow({ expenseCategoryId: newId() })] },
    'no longer exists',
  ],
  ['a field of its own', { rows: [aRow({ workspaceId: agency.id })] }, 'Row 1'],
])('%s leaves nothing behind', async (_name, content, text) => {
  const before = await counts();
  const answer = await send(content);
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(text)]);
  expect(await counts()).toEqual(before);
});

test('an id twice, or one that is there, stops all', async () => {
  const row = aRow();
  expect((await send({ rows: [row, row] })).status).toBe(400);
  expect((await send({ rows: [row] })).status).toBe(200);
  const before = await counts();
  expect((await send({ rows: [aRow(), row] })).status).toBe(409);
  expect(await counts()).toEqual(before);
});

test('repeated it is done once, with its key and without', async () => {
  const before = (await countOf()) ?? 0;
  const [rows, id, key] = [[aRow(), aRow()], newId(), newId()];
  const first = await send({ rows }, { id, key });
  for (const again of [await send({ rows }, { id, key }), await send({ rows }, { id })])
    expect([again.status, again.text]).toEqual([200, first.text]);
  expect(await countOf()).toBe(before + 2);
  expect((await send({ rows: [aRow()] }, { id, key })).status).toBe(409);
});

test('taken back it is gone, and back it is what went with it', async () => {
  const before = (await countOf()) ?? 0;
  const [kept, alone, id] = [aRow(), aRow(), newId()];
  await send({ rows: [kept, alone] }, { id });
  await member.call(expensesContract.remove, { params: { ...params, id: alone.id } });
  const one = { params: { ...params, importId: id } };
  expect((await studio.viewer.send(imports.remove, one)).status).toBe(403);
  const elsewhere = { params: { workspaceId: agency.id, importId: id } };
  expect((await agency.owner.send(imports.remove, elsewhere)).status).toBe(404);
  await member.call(imports.remove, one);
  await member.call(imports.remove, one);
  expect(await countOf()).toBe(before);
  expect((await send({ rows: [aRow()] }, { id })).status).toBe(409);
  await member.call(imports.restore, one);
  expect(await countOf()).toBe(before + 1);
  expect(await countOf(`id = '${kept.id}' and deleted_at is null`)).toBe(1);
});

test('a stranger cannot, nor a viewer', async () => {
  const rows = [aRow()];
  expect((await send({ rows }, { user: studio.viewer })).status).toBe(403);
  expect((await send({ rows }, { user: agency.owner })).status).toBe(404);
});

test('more than 20,000 are refused before anything is written', async () => {
  const before = await counts();
  const rows = Array.from({ length: 20_001 }, () => aRow());
  expect((await send({ rows })).text).toContain('at most 20,000');
  expect(await counts()).toEqual(before);
});

test('thousands come at once, and reach the feed of everybody', async () => {
  const reader = await new FeedReader(studio.admin).connect();
  const before = (await countOf()) ?? 0;
  const count = 3_500;
  const rows = Array.from({ length: count }, (_, at) => aRow({ amountMinor: at + 1 }));
  const id = newId();
  expect((await send({ rows }, { id })).status).toBe(200);
  expect(await countOf()).toBe(before + count);
  await reader.until(() => reader.changes.length > count, 30_000);
  reader.disconnect();
  await member.call(imports.remove, { params: { ...params, importId: id } });
  expect(await countOf()).toBe(before);
}, 60_000);

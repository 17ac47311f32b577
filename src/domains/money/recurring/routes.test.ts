import { expect, test } from 'vitest';
import { expensesContract } from '#domains/money/expenses/contract.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { recurringExpensesContract as recurring } from './contract.ts';

const server = await startTestServer();
const studio = await aWorkspace(server);
const params = { workspaceId: studio.id };
const { member } = studio;
const one = (id: string) => ({ params: { ...params, id } });

const aBill = (more: object = {}) =>
  member.call(recurring.create, {
    params,
    body: {
      ...{ id: newId(), title: 'Studio rent', amountMinor: 24_000, currency: 'USD' },
      ...{ rrule: 'FREQ=MONTHLY', startsOn: '2031-01-31' },
      ...more,
    },
  });
const expensesOf = async (id: string) => {
  const { rows } = await member.call(expensesContract.list, { params, query: {} });
  return rows
    .filter((row) => row.recurringExpenseId === id)
    .toSorted((a, b) => (a.occurrenceOn ?? '').localeCompare(b.occurrenceOn ?? ''));
};

test.each([
  [{ rrule: 'FREQ=DAILY;INTERVAL=0' }, 'rrule', 'Repeat every 1 to 999 times'],
  [{ rrule: '' }, 'rrule', 'Choose how often it repeats'],
  [{ rrule: 'FREQ=MONTHLY;UNTIL=20301231' }, 'rrule', 'End on or after the first day'],
  [
    { rrule: 'FREQ=YEARLY;BYMONTH=12;UNTIL=20310301' },
    'rrule',
    'This never falls due: choose another rhythm or a later end',
  ],
  [{ amountMinor: 0 }, 'amountMinor', 'Use an amount above 0'],
  [{ amountMinor: 10 ** 13 }, 'amountMinor', 'This amount is too large'],
  [{ currency: 'XXZ' }, 'currency', 'Choose a currency from the list'],
  [{ rate: 0, rateCurrency: 'EUR' }, 'rate', 'Use a rate above 0'],
  [{ remindDaysBefore: 31 }, 'remindDaysBefore', 'Use 0 to 30 days'],
  [{ startsOn: '2031-02-30' }, 'startsOn', 'Use a date that exists, like 2026-03-14'],
  [{ businessUsePercent: 101 }, 'businessUsePercent', 'Use a percentage from 0 to 100'],
  [{ title: ' ' }, 'title', 'Say what it is for'],
])('a recurring expense with %j is refused beside %s', async (given, field, text) => {
  const answer = await member.send(recurring.create, {
    params,
    body: {
      ...{ id: newId(), title: 'Rent', amountMinor: 1, currency: 'USD' },
      ...{ rrule: 'FREQ=MONTHLY', startsOn: '2031-01-31', ...given },
    },
  });
  const { error } = answer.body as { error: { fields: Record<string, string> } };
  expect([answer.status, error.fields]).toEqual([400, { [field]: text }]);
});

test('occurrences are handled one after another, each once', async () => {
  const bill = await aBill();
  expect(bill).toMatchObject({ nextDueOn: '2031-01-31', handledThroughOn: null });
  const early = await member.send(recurring.post, {
    ...one(bill.id),
    body: { occurrenceOn: '2031-02-28' },
  });
  expect([early.status, early.text]).toEqual([
    400,
    expect.stringContaining('Post or skip 2031-01-31 first'),
  ]);
  const odd = { ...one(bill.id), body: { occurrenceOn: '2031-01-30' } };
  expect((await member.send(recurring.skip, odd)).text).toContain('Nothing falls due on this day');
  const pay = {
    ...one(bill.id),
    body: { occurrenceOn: '2031-01-31', amountMinor: 25_000, spentOn: '2031-01-29' },
  };
  const paid = await member.call(recurring.post, pay);
  expect(paid).toMatchObject({ nextDueOn: '2031-02-28', handledThroughOn: '2031-01-31' });
  expect(await member.call(recurring.post, pay)).toEqual(paid);
  const skipped = await member.call(recurring.skip, {
    ...one(bill.id),
    body: { occurrenceOn: '2031-02-28' },
  });
  expect(skipped.nextDueOn).toBe('2031-03-31');
  expect(await expensesOf(bill.id)).toMatchObject([
    {
      ...{ title: 'Studio rent', amountMinor: 25_000, spentOn: '2031-01-29' },
      ...{ occurrenceOn: '2031-01-31', status: 'confirmed', baseMinor: 25_000 },
    },
  ]);
});

test('late ones are posted and skipped at once, and taken back at once', async () => {
  const bill = await aBill({ startsOn: '2025-01-15', expenseCategoryId: null });
  const occurrences = ['2025-01-15', '2025-02-15', '2025-03-15'].map((occurrenceOn) => ({
    occurrenceOn,
    isPosted: occurrenceOn !== '2025-02-15',
  }));
  const after = await member.call(recurring.settle, { ...one(bill.id), body: { occurrences } });
  expect(after.nextDueOn).toBe('2025-04-15');
  expect((await expensesOf(bill.id)).map(({ spentOn }) => spentOn)).toEqual([
    ...['2025-01-15', '2025-03-15'],
  ]);
  const days = occurrences.map(({ occurrenceOn }) => occurrenceOn);
  const back = await member.call(recurring.unsettle, {
    ...one(bill.id),
    body: { occurrences: days },
  });
  expect(back).toMatchObject({ nextDueOn: '2025-01-15', handledThroughOn: '2025-01-14' });
  expect(await expensesOf(bill.id)).toEqual([]);
  // Posted anew it is the same expense, once.
  const body = { occurrenceOn: '2025-01-15', amountMinor: 9 };
  await member.call(recurring.post, { ...one(bill.id), body });
  expect(await expensesOf(bill.id)).toMatchObject([{ amountMinor: 9, occurrenceOn: '2025-01-15' }]);
});

test('posted anew it is what the bill says by then, in its currency', async () => {
  const bill = await aBill({ startsOn: '2025-01-15' });
  const day = { occurrenceOn: '2025-01-15' };
  await member.call(recurring.post, { ...one(bill.id), body: day });
  const [first] = await expensesOf(bill.id);
  const days = { occurrences: [day.occurrenceOn] };
  await member.call(recurring.unsettle, { ...one(bill.id), body: days });
  const said = {
    ...{ title: 'Host Tokyo', currency: 'JPY', amountMinor: 5_000, rate: 0.01 },
    ...{ rateCurrency: 'USD', paymentMethod: 'bank' as const, businessUsePercent: 50 },
  };
  await member.call(recurring.update, { ...one(bill.id), query: {}, body: said });
  await member.call(recurring.post, { ...one(bill.id), body: day });
  expect(await expensesOf(bill.id)).toMatchObject([{ id: first?.id, ...said, baseMinor: 5_000 }]);
});

test('taking back one with later ones after it deletes its expense alone', async () => {
  const bill = await aBill({ startsOn: '2025-01-15' });
  for (const occurrenceOn of ['2025-01-15', '2025-02-15'])
    await member.call(recurring.post, { ...one(bill.id), body: { occurrenceOn } });
  const back = await member.call(recurring.unsettle, {
    ...one(bill.id),
    body: { occurrences: ['2025-01-15'] },
  });
  expect(back).toMatchObject({ nextDueOn: '2025-03-15', handledThroughOn: '2025-02-15' });
  expect(await expensesOf(bill.id)).toMatchObject([{ occurrenceOn: '2025-02-15' }]);
});

test('another amount holds from now on, or for what is due as well; the past stays', async () => {
  const bill = await aBill({ startsOn: '2025-01-15' });
  const pay = (occurrenceOn: string) =>
    member.call(recurring.post, { ...one(bill.id), body: { occurrenceOn } });
  const change = (amountMinor: number, query: object = {}) =>
    member.call(recurring.update, { ...one(bill.id), query, body: { amountMinor } });
  await pay('2025-01-15');
  await change(30_000);
  await pay('2025-02-15');
  await change(31_000, { due: 'follow' });
  await pay('2025-03-15');
  expect((await expensesOf(bill.id)).map(({ amountMinor }) => amountMinor)).toEqual([
    ...[24_000, 24_000, 31_000],
  ]);
});

test('a pause leaves out what falls in it, an end all that follows, and both are taken back', async () => {
  const bill = await aBill();
  const at = (on: string) => ({ ...one(bill.id), body: { on } });
  const pausedNow = await member.call(recurring.pause, at('2031-01-01'));
  expect(pausedNow).toMatchObject({
    ...{ nextDueOn: null, pauses: [{ from: '2031-01-01', until: null }] },
  });
  expect(await member.call(recurring.resume, at('2031-03-01'))).toMatchObject({
    nextDueOn: '2031-03-31',
  });
  const planned = { on: '2031-03-05', resumesOn: '2031-06-01' };
  expect(await member.call(recurring.pause, { ...one(bill.id), body: planned })).toMatchObject({
    nextDueOn: '2031-06-30',
  });
  expect(await member.call(recurring.end, at('2031-03-05'))).toMatchObject({ nextDueOn: null });
  expect(await member.call(recurring.resume, at('2031-03-05'))).toMatchObject({
    ...{ nextDueOn: '2031-03-31', endedOn: null },
  });
  const wrong = { on: '2031-03-05', resumesOn: '2031-03-05' };
  const refused = await member.send(recurring.pause, { ...one(bill.id), body: wrong });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('later day')]);
});

test('other days of the rule count from where it was handled', async () => {
  const bill = await aBill();
  await member.call(recurring.post, { ...one(bill.id), body: { occurrenceOn: '2031-01-31' } });
  const weekly = await member.call(recurring.update, {
    ...one(bill.id),
    query: {},
    body: { rrule: 'FREQ=WEEKLY', weekendRule: 'next_business_day' },
  });
  expect(weekly).toMatchObject({ nextDueOn: '2031-02-07' });
  const before = { ...one(bill.id), query: {}, body: { rrule: 'FREQ=WEEKLY;UNTIL=20300101' } };
  expect((await member.send(recurring.update, before)).text).toContain(
    'End on or after the first day',
  );
});

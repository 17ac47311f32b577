import { afterAll, expect, test } from 'vitest';
import { recurringExpensesContract } from '#domains/money/recurring/contract.ts';
import { openDatabase } from '#server/database/pool.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { toolsContract as tools } from './contract.ts';
import { turnTools } from './renewals/daily/service.ts';
import { remindOfTools } from './reminders/service.ts';
import { trashContract } from '#domains/around/trash/contract.ts';
import { notificationsContract } from '#domains/around/notifications/contract.ts';

const server = await startTestServer();
const database = openDatabase(server.database.app, { onError: () => undefined });
const services = { database, config: server.config };
afterAll(() => database.close());
const studio = await aWorkspace(server);
const params = { workspaceId: studio.id };
const { member } = studio;
const one = (id: string) => ({ params: { ...params, id } });
const at = (text: string) => Temporal.Instant.from(text);

const aTool = (more: object = {}) =>
  member.call(tools.create, {
    params,
    body: {
      ...{ id: newId(), name: 'Cutroom', priceMinor: 2_200, currency: 'USD' },
      ...{ startedOn: '2031-01-31', ...more },
    },
  });
const linked = async (id: string) => {
  const { rows } = await member.call(recurringExpensesContract.list, { params, query: {} });
  return rows.filter(({ toolId }) => toolId === id);
};
const toolNow = async (id: string) => {
  const { rows } = await member.call(tools.list, { params, query: {} });
  return rows.find((row) => row.id === id);
};

test.each([
  [{ priceMinor: 0 }, 'priceMinor', 'Use an amount above 0, or say that it is free'],
  [{ billing: 'free' }, 'priceMinor', 'What is free costs 0'],
  [{ billing: 'custom' }, 'billingRule', 'Say how often it is paid, for a custom rhythm alone'],
  [
    { billing: 'custom', billingRule: 'FREQ=DAILY;INTERVAL=0' },
    'billingRule',
    'Repeat every 1 to 999 times',
  ],
  [{ seats: 0 }, 'seats', 'Use at least 1 seat'],
  [{ noticeDays: 181 }, 'noticeDays', 'Use 0 to 180 days'],
  [{ currency: 'XXZ' }, 'currency', 'Choose a currency from the list'],
  [{ rate: 2, rateCurrency: null }, 'rate', 'Say the rate together with its currency'],
  [{ trialEndsOn: '2031-01-30' }, 'trialEndsOn', 'Choose a day on or after the start'],
])('a tool with %j is refused beside %s', async (given, field, text) => {
  const body = {
    ...{ id: newId(), name: 'Cutroom', priceMinor: 1, currency: 'USD', startedOn: '2031-01-31' },
    ...given,
  };
  const answer = await member.send(tools.create, { params, body });
  const { error } = answer.body as { error: { fields: Record<string, string> } };
  expect([answer.status, error.fields]).toEqual([400, { [field]: text }]);
});

test('the next renewal is a day after the start, and what does not renew has none', async () => {
  const refuse = async (tool: { id: string }, nextRenewalOn: string) =>
    (await member.send(tools.update, { ...one(tool.id), body: { nextRenewalOn } })).text;
  expect(await refuse(await aTool(), '2031-01-30')).toContain('on or after the start');
  const once = await aTool({ billing: 'lifetime' });
  expect(once).toMatchObject({ nextRenewalOn: null });
  expect(await refuse(once, '2031-02-28')).toContain('does not renew');
  const old = await aTool({ startedOn: '2020-01-31' });
  const today = Temporal.Now.plainDateISO('UTC').toString();
  expect((old.nextRenewalOn ?? '') > today).toBe(true);
  expect((await linked(old.id))[0]?.nextDueOn).toBe(old.nextRenewalOn);
});

test('what a tool costs is one recurring expense that follows it', async () => {
  const tool = await aTool({ noticeDays: 14 });
  expect(tool).toMatchObject({
    ...{ nextRenewalOn: '2031-02-28', cancelByOn: '2031-02-14', status: 'active' },
    prices: [{ effectiveOn: '2031-01-31', priceMinor: 2_200 }],
  });
  expect(await linked(tool.id)).toMatchObject([
    { title: 'Cutroom', amountMinor: 2_200, rrule: 'FREQ=MONTHLY', nextDueOn: '2031-01-31' },
  ]);
  await member.call(tools.update, { ...one(tool.id), body: { name: 'Cutroom Pro' } });
  const changed = await member.call(tools.changePrice, {
    ...one(tool.id),
    body: { effectiveOn: '2031-03-01', priceMinor: 2_600, currency: 'USD' },
  });
  expect(changed.prices).toHaveLength(2);
  expect(await linked(tool.id)).toMatchObject([
    {
      ...{ title: 'Cutroom Pro', amountMinor: 2_600 },
      earlierAmounts: [{ throughOn: '2031-02-28', amountMinor: 2_200 }],
    },
  ]);
  const dropped = await member.call(tools.dropPrice, {
    ...one(tool.id),
    body: { effectiveOn: '2031-03-01' },
  });
  expect(dropped).toMatchObject({ priceMinor: 2_200 });
  expect(await linked(tool.id)).toMatchObject([{ amountMinor: 2_200, earlierAmounts: [] }]);
  await member.call(tools.update, { ...one(tool.id), body: { trackAsExpense: false } });
  expect(await linked(tool.id)).toMatchObject([{ nextDueOn: null, endedOn: expect.any(String) }]);
  await member.call(tools.update, { ...one(tool.id), body: { trackAsExpense: true } });
  expect(await linked(tool.id)).toMatchObject([{ endedOn: null }]);
  expect(await linked((await aTool({ billing: 'free', priceMinor: 0 })).id)).toEqual([]);
});

test('a bill that begins in a short month is back on the 31st with its tool', async () => {
  const short = { nextRenewalOn: '2031-04-30', trackAsExpense: true };
  const tool = await aTool({ startedOn: '2020-01-31', trackAsExpense: false });
  await member.call(tools.update, { ...one(tool.id), body: short });
  const [bill] = await linked(tool.id);
  expect(bill).toMatchObject({ nextDueOn: '2031-04-30' });
  // Nothing of it was handled yet: it goes with its tool.
  await member.call(tools.remove, one(tool.id));
  expect(await linked(tool.id)).toEqual([]);
  await member.call(tools.restore, one(tool.id));
  const skip = { ...one(bill?.id ?? ''), body: { occurrenceOn: '2031-04-30' } };
  expect(await member.call(recurringExpensesContract.skip, skip)).toMatchObject({
    nextDueOn: '2031-05-31',
  });
  await turnTools(services, at('2031-05-01T12:00:00Z'));
  expect(await toolNow(tool.id)).toMatchObject({ nextRenewalOn: '2031-05-31' });
  // In another rhythm it is counted from there, too.
  const price = { billing: 'custom' as const, billingRule: 'FREQ=MONTHLY;INTERVAL=2' };
  const other = await aTool({ startedOn: '2020-01-31', trackAsExpense: false });
  await member.call(tools.update, {
    ...one(other.id),
    body: { ...short, nextRenewalOn: '2031-09-30' },
  });
  await member.call(tools.changePrice, {
    ...one(other.id),
    body: { ...price, effectiveOn: '2031-01-01', priceMinor: 4_000, currency: 'USD' },
  });
  const [changed] = await linked(other.id);
  expect(changed).toMatchObject({ nextDueOn: '2031-09-30' });
  const next = { ...one(changed?.id ?? ''), body: { occurrenceOn: '2031-09-30' } };
  expect(await member.call(recurringExpensesContract.skip, next)).toMatchObject({
    nextDueOn: '2031-11-30',
  });
});

test('the bill of a trial waits for another end of it', async () => {
  const tool = await aTool({ trialEndsOn: '2031-02-12' });
  expect(await linked(tool.id)).toMatchObject([{ nextDueOn: '2031-02-12' }]);
  const until = (trialEndsOn: string) =>
    member.call(tools.update, { ...one(tool.id), body: { trialEndsOn } });
  for (const day of ['2031-02-28', '2031-03-28', '2031-02-12']) {
    expect(await until(day)).toMatchObject({ status: 'trial', nextRenewalOn: day });
    expect(await linked(tool.id)).toMatchObject([{ nextDueOn: day }]);
  }
});

test('a bill follows its tool to another day, and what is due by then stays', async () => {
  const renews = (tool: { id: string }, nextRenewalOn: string) =>
    member.call(tools.update, { ...one(tool.id), body: { nextRenewalOn } });
  const tool = await aTool({ startedOn: '2020-01-18' });
  const { nextRenewalOn: next } = tool;
  const other = Temporal.PlainDate.from(next ?? '')
    .add({ days: 10 })
    .toString();
  await renews(tool, other);
  expect(await linked(tool.id)).toMatchObject([{ nextDueOn: other }]);
  // Renewed ahead it is still to be paid.
  const ahead = await aTool({ startedOn: '2031-01-18' });
  await renews(ahead, '2031-03-18');
  expect(await linked(ahead.id)).toMatchObject([{ nextDueOn: '2031-01-18' }]);
});

test('what does not renew by itself is paid until it ends', async () => {
  const tool = await aTool({ autoRenew: false });
  expect(await linked(tool.id)).toMatchObject([{ endedOn: '2031-02-28', nextDueOn: '2031-01-31' }]);
  const change = (autoRenew: boolean) =>
    member.call(tools.update, { ...one(tool.id), body: { autoRenew } });
  await change(true);
  expect(await linked(tool.id)).toMatchObject([{ endedOn: null }]);
  await change(false);
  expect(await linked(tool.id)).toMatchObject([{ endedOn: '2031-02-28' }]);
  // What began long ago is paid already: there is nothing to pay any more.
  const old = await aTool({ startedOn: '2020-01-31', autoRenew: false });
  expect(await linked(old.id)).toEqual([]);
});

test('a tool that was cancelled is paid until it renews, and then is over; twice is once', async () => {
  const tool = await aTool();
  const move = (status: 'cancelling' | 'active' | 'cancelled', on: string) =>
    member.call(tools.move, { ...one(tool.id), body: { status, on } });
  expect(await move('cancelling', '2031-02-10')).toMatchObject({ status: 'cancelling' });
  expect(await linked(tool.id)).toMatchObject([{ endedOn: '2031-02-28' }]);
  for (let run = 0; run < 2; run += 1) await turnTools(services, at('2031-03-02T12:00:00Z'));
  expect(await toolNow(tool.id)).toMatchObject({ status: 'cancelled', endedOn: '2031-02-28' });
  expect(await move('active', '2031-05-05')).toMatchObject({
    ...{ status: 'active', endedOn: null, nextRenewalOn: '2031-05-31' },
    pauses: [{ from: '2031-02-28', until: '2031-05-05' }],
  });
  // What fell due meanwhile was never paid.
  expect(await linked(tool.id)).toMatchObject([
    { endedOn: null, pauses: [{ from: '2031-02-28', until: '2031-05-05' }] },
  ]);
  await Promise.all([1, 2, 3].map(() => turnTools(services, at('2031-08-01T12:00:00Z'))));
  expect(await toolNow(tool.id)).toMatchObject({ nextRenewalOn: '2031-08-31', status: 'active' });
});

test('a tool that is deleted takes its bill with it, and both come back as they were', async () => {
  const today = Temporal.Now.plainDateISO('UTC').toString();
  const tool = await aTool({ startedOn: '2020-01-31' });
  const [before] = await linked(tool.id);
  if (!before) throw new Error('It has no bill');
  await member.call(recurringExpensesContract.skip, {
    ...one(before.id),
    body: { occurrenceOn: before.nextDueOn ?? '' },
  });
  // What was changed of the bill itself stays, whatever becomes of the tool.
  const bill = await member.call(recurringExpensesContract.pause, {
    ...one(before.id),
    body: { on: today, resumesOn: null },
  });
  const removed = () => member.call(tools.remove, one(tool.id));
  await Promise.all([removed(), removed()]);
  expect(await linked(tool.id)).toMatchObject([{ id: bill.id, endedOn: today, nextDueOn: null }]);
  expect(await member.call(tools.restore, one(tool.id))).toMatchObject({ name: 'Cutroom' });
  const { pauses, endedOn, nextDueOn, earlierAmounts } = bill;
  expect(endedOn).toBeNull();
  const asItWas = { id: bill.id, pauses, endedOn, nextDueOn, earlierAmounts };
  expect(await linked(tool.id)).toMatchObject([asItWas]);
  // Restored twice it is no other.
  await member.call(tools.restore, one(tool.id));
  expect(await linked(tool.id)).toMatchObject([asItWas]);
});

test('the days that somebody gave a bill stay while its tool goes on as it did', async () => {
  const tool = await aTool();
  const [bill] = await linked(tool.id);
  if (!bill) throw new Error('It has no bill');
  const rename = (name: string) => member.call(tools.update, { ...one(tool.id), body: { name } });
  const paused = { on: '2031-03-01', resumesOn: '2031-06-01' };
  await member.call(recurringExpensesContract.pause, { ...one(bill.id), body: paused });
  await rename('Cutroom Pro');
  const pauses = [{ from: '2031-03-01', until: '2031-06-01' }];
  expect(await linked(tool.id)).toMatchObject([{ title: 'Cutroom Pro', pauses }]);
  await member.call(recurringExpensesContract.end, { ...one(bill.id), body: { on: '2031-09-01' } });
  await rename('Cutroom Max');
  expect(await linked(tool.id)).toMatchObject([
    { title: 'Cutroom Max', endedOn: '2031-09-01', pauses },
  ]);
});

test('a bill of which nothing was handled goes with its tool and comes back with it', async () => {
  const tool = await aTool();
  const [bill] = await linked(tool.id);
  await member.call(tools.remove, one(tool.id));
  expect(await linked(tool.id)).toEqual([]);
  await member.call(tools.restore, one(tool.id));
  const { id, endedOn, nextDueOn } = bill ?? {};
  expect(await linked(tool.id)).toMatchObject([{ id, endedOn, nextDueOn }]);
});

test('a bill that had an end before its tool was deleted keeps that end', async () => {
  const tool = await aTool();
  await member.call(tools.move, {
    ...one(tool.id),
    body: { status: 'cancelling', on: '2031-02-10' },
  });
  const [bill] = await linked(tool.id);
  expect(bill).toMatchObject({ endedOn: '2031-02-28' });
  await member.call(tools.remove, one(tool.id));
  expect(await linked(tool.id)).toMatchObject([bill]);
  await member.call(tools.restore, one(tool.id));
  expect(await linked(tool.id)).toMatchObject([bill]);
  const free = await aTool({ billing: 'free', priceMinor: 0 });
  await member.call(tools.remove, one(free.id));
  await member.call(tools.restore, one(free.id));
  expect(await linked(free.id)).toEqual([]);
});

test('what the trash brings back of a tool has its bill again', async () => {
  const tool = await aTool({ startedOn: '2020-01-31' });
  const [bill] = await linked(tool.id);
  await member.call(tools.remove, one(tool.id));
  const posted = { params: { ...params }, body: { collection: 'tools', id: tool.id } };
  await member.call(trashContract.restore, posted);
  expect(await linked(tool.id)).toMatchObject([
    { id: bill?.id, endedOn: null, nextDueOn: bill?.nextDueOn },
  ]);
});

test('renewals and trials are told ahead, and what is to be cancelled on its last day', async () => {
  const other = await aWorkspace(server);
  const here = { workspaceId: other.id };
  const make = (name: string, more: object) =>
    other.member.call(tools.create, {
      params: here,
      body: {
        ...{ id: newId(), name, priceMinor: 2_200, currency: 'USD', startedOn: '2041-01-10' },
        ...more,
      },
    });
  await make('Cutroom', { noticeDays: 3, verdict: 'cancel' });
  await make('Palette', { trialEndsOn: '2041-02-03' });
  for (const day of ['01-27', '01-28', '02-03', '02-07', '02-08'])
    await remindOfTools(services, at(`2041-${day}T09:00:00Z`));
  const { rows } = await other.member.call(notificationsContract.list, { query: {} });
  expect(
    rows.map(({ title, detail }) => `${title} ${detail}`).toSorted((a, b) => a.localeCompare(b)),
  ).toEqual([
    'Cutroom is to be cancelled by today',
    'Cutroom renews in 7 days',
    'Palette ends its trial in 7 days',
  ]);
});

import { afterAll, expect, test } from 'vitest';
import { expensesContract } from '#domains/money/expenses/contract.ts';
import { recurringExpensesContract as recurring } from '#domains/money/recurring/contract.ts';
import { openDatabase } from '#server/database/pool.ts';
import { ask } from '#server/testing/database.ts';
import { aUser, aWorkspace, join } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { postDue } from './service.ts';

const server = await startTestServer();
const [database, other] = [1, 2].map(() =>
  openDatabase(server.database.app, { onError: () => undefined }),
);
if (!database || !other) throw new Error('Two servers were started');
const [services, elsewhere] = [database, other].map((one) => ({
  database: one,
  config: server.config,
}));
if (!services || !elsewhere) throw new Error('Two servers were started');
afterAll(() => Promise.all([database.close(), other.close()]));

const byName = (one: string, other: string) => one.localeCompare(other);
const at = (text: string) => Temporal.Instant.from(text);

async function aBill(more: object = {}, timeZone = 'UTC') {
  const studio = await aWorkspace(server);
  const user = await aUser(server, { timeZone });
  await join(server, { workspaceId: studio.id, user, role: 'member' });
  const params = { workspaceId: studio.id };
  const bill = await user.call(recurring.create, {
    params,
    body: {
      ...{ id: newId(), title: 'Editing suite', amountMinor: 5_499, currency: 'USD' },
      ...{ rrule: 'FREQ=MONTHLY', startsOn: '2031-03-31', posting: 'auto', ...more },
    },
  });
  const now = async () => {
    const { rows } = await studio.owner.call(recurring.list, { params, query: {} });
    const expenses = await studio.owner.call(expensesContract.list, { params, query: {} });
    return {
      bill: rows.find(({ id }) => id === bill.id),
      days: expenses.rows.map(({ occurrenceOn }) => occurrenceOn ?? '').toSorted(byName),
      expenses: expenses.rows,
    };
  };
  return { studio, user, params, bill, now };
}

test('what posts itself is posted on its day of whoever wrote it, and once', async () => {
  const { now } = await aBill({ amountType: 'variable' }, 'Pacific/Auckland');
  // Noon in New Zealand, the evening before in Greenwich.
  await postDue(services, at('2031-03-30T10:00:00Z'));
  expect((await now()).days).toEqual([]);
  for (let run = 0; run < 3; run += 1) await postDue(services, at('2031-03-30T23:00:00Z'));
  const { bill, expenses } = await now();
  expect(bill).toMatchObject({ nextDueOn: '2031-04-30', handledThroughOn: '2031-03-31' });
  expect(expenses).toMatchObject([
    { occurrenceOn: '2031-03-31', spentOn: '2031-03-31', status: 'draft', amountMinor: 5_499 },
  ]);
});

test('two servers that look at once post each occurrence once, and make up for all that was missed', async () => {
  const { now } = await aBill({ startsOn: '2031-01-01', rrule: 'FREQ=WEEKLY' });
  const when = at('2031-10-01T12:00:00Z');
  for (let round = 0; round < 3; round += 1)
    await Promise.all([
      ...[services, elsewhere, services, elsewhere].map((one) => postDue(one, when)),
    ]);
  const { bill, days, expenses } = await now();
  expect(days).toHaveLength(40);
  expect(new Set(days).size).toBe(40);
  expect([days[0], days.at(-1)]).toEqual(['2031-01-01', '2031-10-01']);
  expect(bill?.nextDueOn).toBe('2031-10-08');
  expect(new Set(expenses.map(({ status }) => status))).toEqual(new Set(['confirmed']));
});

test('at most 24 at a time', async () => {
  const { now } = await aBill({ startsOn: '2031-01-01', rrule: 'FREQ=DAILY' });
  await postDue(services, at('2031-03-01T12:00:00Z'));
  expect((await now()).days).toHaveLength(24);
});

test('an occurrence whose expense was thrown away does not come back, whatever the cursor says', async () => {
  const { studio, params, bill, now } = await aBill({ startsOn: '2031-01-01' });
  await postDue(services, at('2031-01-15T12:00:00Z'));
  const [posted] = (await now()).expenses;
  await studio.owner.call(expensesContract.remove, { params: { ...params, id: posted?.id ?? '' } });
  await postDue(services, at('2031-01-16T12:00:00Z'));
  expect((await now()).days).toEqual([]);
  await ask(
    server.database.superuser,
    `update recurring_expenses set handled_through_on = null, next_due_on = '2031-01-01' where id = $1`,
    [bill.id],
  );
  await postDue(services, at('2031-01-16T12:00:00Z'));
  const after = await now();
  expect([after.days, after.bill?.handledThroughOn]).toEqual([[], '2031-01-01']);
});

test('what is confirmed, paused, deleted or of a deleted workspace is left alone', async () => {
  const confirmed = await aBill({ posting: 'confirm' });
  const paused = await aBill();
  await paused.user.call(recurring.pause, {
    params: { ...paused.params, id: paused.bill.id },
    body: { on: '2031-03-01' },
  });
  const deleted = await aBill();
  await deleted.user.call(recurring.remove, {
    params: { ...deleted.params, id: deleted.bill.id },
  });
  await postDue(services, at('2031-05-01T12:00:00Z'));
  for (const one of [confirmed, paused, deleted]) expect((await one.now()).days).toEqual([]);
});

test('it goes on when whoever wrote it down has left', async () => {
  const { studio, user, now } = await aBill();
  await ask(
    server.database.superuser,
    'delete from workspace_members where workspace_id = $1 and user_id = $2',
    [studio.id, user.id],
  );
  await postDue(services, at('2031-04-01T12:00:00Z'));
  expect((await now()).expenses).toMatchObject([{ createdByUserId: studio.owner.id }]);
});

test('what is due already is posted as it is written down, or changed to post itself', async () => {
  const today = Temporal.Now.plainDateISO('UTC');
  const startsOn = today.subtract({ days: 15 }).toString();
  const weekly = { rrule: 'FREQ=WEEKLY', startsOn };
  const days = [15, 8, 1].map((ago) => today.subtract({ days: ago }).toString());
  const nextDueOn = today.add({ days: 6 }).toString();

  const auto = await aBill(weekly);
  expect(auto.bill).toMatchObject({ nextDueOn, handledThroughOn: days.at(-1) });
  expect((await auto.now()).days).toEqual(days);

  const { user, params, bill, now } = await aBill({ ...weekly, posting: 'confirm' });
  expect((await now()).days).toEqual([]);
  const one = { params: { ...params, id: bill.id } };
  const changed = await user.call(recurring.update, {
    ...one,
    query: {},
    body: { posting: 'auto' },
  });
  expect(changed).toMatchObject({ nextDueOn, posting: 'auto' });
  expect((await now()).days).toEqual(days);
  // Whoever sends it again, and the job, find nothing left to do.
  await user.call(recurring.update, { ...one, query: {}, body: { posting: 'auto' } });
  await postDue(services);
  expect((await now()).days).toEqual(days);
});

import { afterAll, expect, test } from 'vitest';
import { notificationsContract } from '#domains/around/notifications/contract.ts';
import { recurringExpensesContract as recurring } from '#domains/money/recurring/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { openDatabase } from '#server/database/pool.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { remindOfRecurring } from './service.ts';

const server = await startTestServer();
const database = openDatabase(server.database.app, { onError: () => undefined });
const services = { database, config: server.config };
afterAll(() => database.close());

const at = (text: string) => Temporal.Instant.from(text);
const noticesOf = async (user: TestUser) =>
  (await user.call(notificationsContract.list, { query: {} })).rows.map(
    ({ title, detail }) => `${title} ${detail}`,
  );

async function aBill(more: object = {}) {
  const studio = await aWorkspace(server);
  const params = { workspaceId: studio.id };
  const bill = await studio.member.call(recurring.create, {
    params,
    body: {
      ...{ id: newId(), title: 'Rent', amountMinor: 24_000, currency: 'USD' },
      ...{ rrule: 'FREQ=MONTHLY', startsOn: '2031-03-13', ...more },
    },
  });
  return { studio, params, bill };
}

test('whoever wrote it down is told as many days ahead as asked for, and on the day, once each', async () => {
  const { studio, params, bill } = await aBill({ remindDaysBefore: 5 });
  for (const hour of ['07:59', '08:00', '08:10', '20:00'])
    await remindOfRecurring(services, at(`2031-03-08T${hour}:00Z`));
  expect(await noticesOf(studio.member)).toEqual(['Rent is due in 5 days']);
  for (const day of ['09', '10', '11', '12', '13', '14'])
    await remindOfRecurring(services, at(`2031-03-${day}T09:00:00Z`));
  expect(await noticesOf(studio.member)).toEqual(['Rent is due in 5 days', 'Rent is due today']);
  // Paid, the next one is another.
  await studio.member.call(recurring.post, {
    params: { ...params, id: bill.id },
    body: { occurrenceOn: '2031-03-13' },
  });
  await remindOfRecurring(services, at('2031-04-08T09:00:00Z'));
  expect(await noticesOf(studio.member)).toHaveLength(3);
  expect(await noticesOf(studio.owner)).toEqual([]);
});

test('what posts itself is told ahead alone', async () => {
  const { studio } = await aBill({ posting: 'auto' });
  for (const day of ['10', '11', '12', '13', '14'])
    await remindOfRecurring(services, at(`2031-03-${day}T09:00:00Z`));
  expect(await noticesOf(studio.member)).toEqual(['Rent goes out in 3 days']);
});

test('where money is kept to admins, the owner is told', async () => {
  const { studio, params } = await aBill();
  await studio.owner.call(workspacesContract.update, {
    params,
    body: { financeAccess: 'admins' },
  });
  await remindOfRecurring(services, at('2031-03-10T09:00:00Z'));
  expect(await noticesOf(studio.member)).toEqual([]);
  expect(await noticesOf(studio.owner)).toEqual(['Rent is due in 3 days']);
});

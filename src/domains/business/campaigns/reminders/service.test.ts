import { afterAll, expect, test } from 'vitest';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import { exclusivitiesContract } from '#domains/business/campaigns/exclusivities/contract.ts';
import { usageRightsContract } from '#domains/business/campaigns/usage-rights/contract.ts';
import { paymentsContract } from '#domains/business/campaigns/payments/contract.ts';
import { membersContract } from '#domains/people/workspaces/members/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { notificationsContract } from '#domains/around/notifications/contract.ts';
import { openDatabase } from '#server/database/pool.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { remindOfDates } from './service.ts';

const server = await startTestServer();
const database = openDatabase(server.database.app, { onError: () => undefined });
const services = { database, config: server.config };
afterAll(() => database.close());

const at = (text: string) => Temporal.Instant.from(text);
const noticesOf = async (user: TestUser) =>
  (await user.call(notificationsContract.list, { query: {} })).rows.map(
    ({ event, title, detail, path }) => ({ event, title, detail, path }),
  );

async function aDeal() {
  const studio = await aWorkspace(server);
  const params = { workspaceId: studio.id };
  const campaignId = newId();
  await studio.owner.call(campaignsContract.create, {
    params,
    body: { id: campaignId, campaignName: 'Rain Shell', ownerUserId: studio.admin.id },
  });
  return { studio, params, campaignId, path: `/campaign/${campaignId}` };
}

test('a deliverable is told 3 days and 1 day before and once it is late, to who does it', async () => {
  const { studio, params, campaignId, path } = await aDeal();
  await studio.owner.call(deliverablesContract.create, {
    params,
    body: {
      id: newId(),
      campaignId,
      platform: 'instagram',
      format: 'reel',
      title: 'Sea wall',
      postDueOn: '2031-03-13',
      assigneeUserId: studio.member.id,
    },
  });
  const told = async () =>
    (await noticesOf(studio.member)).filter(({ event }) => event === 'deliverable');
  const line = (detail: string) => ({ event: 'deliverable', title: 'Sea wall', detail, path });
  await remindOfDates(services, at('2031-03-10T07:59:00Z'));
  expect(await told()).toEqual([]);
  for (const time of ['2031-03-10T08:00:00Z', '2031-03-10T08:10:00Z', '2031-03-10T23:00:00Z'])
    await remindOfDates(services, at(time));
  expect(await told()).toEqual([line('is due in 3 days')]);
  await remindOfDates(services, at('2031-03-11T09:00:00Z'));
  await remindOfDates(services, at('2031-03-12T09:00:00Z'));
  expect((await told()).slice(1)).toEqual([line('is due tomorrow')]);
  // The first day late nobody looked; the second is soon enough, and once.
  for (const time of ['2031-03-15T09:00:00Z', '2031-03-16T09:00:00Z'])
    await remindOfDates(services, at(time));
  expect((await told()).slice(2)).toEqual([line('is late')]);
  for (const other of [studio.owner, studio.admin, studio.viewer, studio.stranger])
    expect(await noticesOf(other)).not.toContainEqual(
      expect.objectContaining({ title: 'Sea wall' }),
    );
});

test('a draft is told as its post is, until the brand has it', async () => {
  const { studio, params, campaignId, path } = await aDeal();
  const owe = async (title: string, postDueOn: string) => {
    const id = newId();
    await studio.owner.call(deliverablesContract.create, {
      params,
      body: {
        ...{ id, campaignId, platform: 'instagram', format: 'reel', title, postDueOn },
        ...{ draftDueOn: '2031-03-13', assigneeUserId: studio.member.id },
      },
    });
    return { ...params, id };
  };
  const sent = await owe('Sent', '2031-04-13');
  const asked = await owe('Asked', '2031-04-14');
  await owe('Drawn', '2031-04-15');
  await owe('Of one day', '2031-03-13');
  const move = (to: typeof sent, status: 'submitted' | 'changes_requested') =>
    studio.owner.call(deliverablesContract.move, { params: to, body: { status } });
  await move(sent, 'submitted');
  await move(asked, 'submitted');
  await move(asked, 'changes_requested');
  for (const day of ['10', '11', '12', '13', '14', '15'])
    await remindOfDates(services, at(`2031-03-${day}T09:00:00Z`));
  const told = (await noticesOf(studio.member)).filter(({ event }) => event === 'deliverable');
  const lines = (title: string) =>
    ['is due in 3 days', 'is due tomorrow', 'is late'].map((detail) => ({
      ...{ event: 'deliverable', title, detail, path },
    }));
  const all = ['Draft of Asked', 'Draft of Drawn', 'Of one day'].flatMap(lines);
  expect(new Set(told)).toEqual(new Set(all));
  expect(told).toHaveLength(all.length);
});

test('whoever does not see money is not told of payments, nor shown what they were told before', async () => {
  const { studio, params, campaignId, path } = await aDeal();
  const leading = {
    params: { ...params, id: campaignId },
    body: { ownerUserId: studio.member.id },
  };
  await studio.owner.call(campaignsContract.update, leading);
  const pay = (label: string, on: string) =>
    studio.owner.call(paymentsContract.create, {
      params,
      body: {
        ...{ id: newId(), campaignId, label, amountMinor: 50_000, currency: 'USD' },
        ...{ trigger: 'fixed_date', termsDays: 0, triggeredOn: on },
      },
    });
  const told = async (user: TestUser) =>
    (await noticesOf(user)).filter(({ event }) => event === 'payment');
  const line = (label: string) => ({
    ...{ event: 'payment', path, title: `${label}, Rain Shell`, detail: 'is due in 7 days' },
  });
  await pay('Deposit', '2031-06-17');
  await remindOfDates(services, at('2031-06-10T09:00:00Z'));
  expect(await told(studio.member)).toEqual([line('Deposit')]);
  const body = { financeAccess: 'admins' as const };
  await studio.owner.call(workspacesContract.update, { params, body });
  await pay('Balance', '2031-06-18');
  await remindOfDates(services, at('2031-06-11T09:00:00Z'));
  expect(await told(studio.member)).toEqual([]);
  expect(await told(studio.owner)).toEqual([line('Balance')]);
});

test('payments and what ends are told to who leads the campaign, two servers at once tell once', async () => {
  const { studio, params, campaignId, path } = await aDeal();
  await studio.owner.call(paymentsContract.create, {
    params,
    body: {
      id: newId(),
      campaignId,
      label: 'Invoice 0151',
      amountMinor: 320_000,
      currency: 'USD',
      trigger: 'fixed_date',
      triggeredOn: '2031-05-08',
    },
  });
  await studio.owner.call(exclusivitiesContract.create, {
    params,
    body: {
      id: newId(),
      campaignId,
      category: 'Outerwear',
      startsOn: '2031-04-01',
      endsOn: '2031-05-01',
    },
  });
  const right = (fixedEndsOn: string) =>
    studio.owner.call(usageRightsContract.create, {
      params,
      body: { id: newId(), campaignId, kind: 'paid_ads', startsOn: '2031-04-20', fixedEndsOn },
    });
  await right('2031-05-31');
  // 31 days ahead is none of the days.
  await right('2031-06-01');
  const now = at('2031-05-01T12:00:00Z');
  await Promise.all([remindOfDates(services, now), remindOfDates(services, now)]);
  const mine = (await noticesOf(studio.admin)).filter(({ event }) => event !== 'assignment');
  expect(mine).toHaveLength(3);
  expect(mine).toContainEqual({
    event: 'rights',
    title: 'Usage rights of Rain Shell',
    detail: 'end in 30 days',
    path,
  });
  expect(mine).toContainEqual({
    event: 'payment',
    title: 'Invoice 0151, Rain Shell',
    detail: 'is due in 7 days',
    path,
  });
  expect(mine).toContainEqual({
    event: 'rights',
    title: 'Exclusivity of Rain Shell',
    detail: 'ends today',
    path,
  });
});

type Deal = Awaited<ReturnType<typeof aDeal>>;
/** A payment that is due on 8 May 2031, as a request names it. */
async function owed({ studio, params, campaignId }: Deal, more: object = {}) {
  const fixed = { trigger: 'fixed_date', triggeredOn: '2031-05-08' } as const;
  const fields = { label: 'Balance', amountMinor: 50_000, currency: 'USD', ...fixed };
  const { id } = await studio.owner.call(paymentsContract.create, {
    params,
    body: { id: newId(), campaignId, ...fields, ...more },
  });
  return { ...params, id };
}

test('what a brand owes is told a week and a day ahead, and when it is time to ask for it again', async () => {
  const known = await aDeal();
  const { studio } = known;
  const balance = await owed(known);
  const day = Temporal.PlainDate.from('2031-05-08');
  const toldUntil = async (from: number, to: number) => {
    const before = await noticesOf(studio.admin);
    for (let days = from; days <= to; days += 1)
      await remindOfDates(services, at(`${day.add({ days }).toString()}T12:00:00Z`));
    const after = await noticesOf(studio.admin);
    return after
      .filter(({ event }) => event === 'payment')
      .map(({ detail }) => detail)
      .slice(before.filter(({ event }) => event === 'payment').length);
  };
  expect(await toldUntil(-10, 12)).toEqual([
    'is due in 7 days',
    'is due tomorrow',
    'is overdue',
    'is 3 days overdue: time to ask for it',
  ]);
  await studio.owner.call(paymentsContract.update, {
    params: balance,
    body: { remindedOn: ['2031-05-22'] },
  });
  // Somebody has asked on the fourteenth day.
  expect(await toldUntil(14, 20)).toEqual([]);
  // Nobody looked on the thirtieth.
  expect(await toldUntil(31, 40)).toEqual(['is 31 days overdue: time to ask for it']);
});

test('what is paid is not asked for, but for what its amount was raised by since', async () => {
  const known = await aDeal();
  const { studio } = known;
  const balance = await owed(known);
  await studio.owner.call(paymentsContract.move, { params: balance, body: { status: 'paid' } });
  const told = async (day: string) => {
    await remindOfDates(services, at(`${day}T12:00:00Z`));
    const all = await noticesOf(studio.admin);
    return all.filter(({ event }) => event === 'payment').map(({ detail }) => detail);
  };
  expect(await told('2031-05-01')).toEqual([]);
  await studio.owner.call(paymentsContract.update, {
    params: balance,
    body: { amountMinor: 60_000 },
  });
  expect(await told('2031-05-07')).toEqual(['is due tomorrow']);
  await studio.owner.call(paymentsContract.move, { params: balance, body: { status: 'paid' } });
  expect(await told('2031-05-10')).toEqual(['is due tomorrow']);
});

test('a kill fee is asked for though the deal was cancelled, what came in is not, and the owner is there when others left', async () => {
  const known = await aDeal();
  const { studio, params, campaignId } = known;
  await owed(known, { label: 'Kill fee' });
  await owed(known, { label: 'Came in', paidAmountMinor: 50_000, paidOn: '2031-04-30' });
  const deal = { params: { ...params, id: campaignId } };
  const { version } = await studio.owner.call(campaignsContract.move, {
    ...deal,
    body: { status: 'in-progress' },
  });
  await studio.owner.call(campaignsContract.move, { ...deal, body: { status: 'cancelled' } });
  const { rows: members } = await studio.owner.call(membersContract.list, { params, query: {} });
  const admin = members.find(({ userId }) => userId === studio.admin.id);
  await studio.owner.call(membersContract.remove, {
    params: { ...params, memberId: admin?.id ?? '' },
  });
  // Browsers that hold the deal learn that nobody leads it.
  const { rows } = await studio.owner.call(campaignsContract.list, { params, query: {} });
  expect(rows).toContainEqual(
    expect.objectContaining({ id: campaignId, ownerUserId: null, version: version + 2 }),
  );
  await remindOfDates(services, at('2031-05-01T12:00:00Z'));
  const told = (await noticesOf(studio.owner)).filter(({ event }) => event === 'payment');
  expect(told.map(({ title }) => title)).toEqual(['Kill fee, Rain Shell']);
});

test('no date of deals is told while the workspace works without them', async () => {
  const { studio, params, campaignId } = await aDeal();
  await studio.owner.call(paymentsContract.create, {
    params,
    body: {
      ...{ id: newId(), campaignId, label: 'Invoice 0162', amountMinor: 50_000, currency: 'USD' },
      ...{ trigger: 'fixed_date', triggeredOn: '2031-06-08' },
    },
  });
  const told = async () =>
    (await noticesOf(studio.admin)).filter(({ event }) => event === 'payment');
  const switchOff = (modulesOff: 'deals'[]) =>
    studio.owner.call(workspacesContract.update, { params, body: { modulesOff } });
  await switchOff(['deals']);
  await remindOfDates(services, at('2031-06-01T12:00:00Z'));
  expect(await told()).toEqual([]);
  await switchOff([]);
  await remindOfDates(services, at('2031-06-01T12:00:00Z'));
  expect(await told()).toHaveLength(1);
});

import { afterAll, expect, test } from 'vitest';
import { authContract } from '#domains/people/auth/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import { paymentsContract } from '#domains/business/campaigns/payments/contract.ts';
import { commentsContract } from '#domains/around/comments/contract.ts';
import { notificationsContract } from '#domains/around/notifications/contract.ts';
import { remindOfDates } from '#domains/business/campaigns/reminders/service.ts';
import { tasksContract } from '#domains/tasks/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { membersContract } from '#domains/people/workspaces/members/contract.ts';
import { openDatabase } from '#server/database/pool.ts';
import { ask } from '#server/testing/database.ts';
import { startMailSink } from '#server/testing/mail.ts';
import { aUser, aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { digestJobs, startDigests } from './service.ts';

const sink = await startMailSink();
// With outgoing mail an account waits for its confirmation; these people came before.
const before = await startTestServer();
const studio = await aWorkspace(before);
const [alone, late] = [await aUser(before), await aUser(before)];
const [spelt, lost] = [await aUser(before), await aUser(before)];
await before.stop();
const server = await startTestServer({
  database: before.database,
  env: { SMTP_URL: sink.url },
});
const { superuser } = server.database;
const database = openDatabase(server.database.app, { onError: () => undefined });
const kit = { database, config: server.config };
afterAll(async () => {
  await database.close();
  sink.stop();
});

const at = (user: TestUser): TestUser =>
  Object.assign(server.stranger(), { ...user, url: server.url });
const started = Temporal.Now.zonedDateTimeISO('UTC');
const day = (days: number) => started.toPlainDate().add({ days }).toString();
// Of today, but not now: the server looks by itself as well.
const hour = (started.hour + 6) % 24;
const digestTime = started.startOfDay().add({ hours: hour }).toInstant();
const choose = (user: TestUser, body: object = {}) =>
  user.call(authContract.updatePreferences, {
    body: { dailyDigest: true, digestAtMinutes: hour * 60, quietHours: false, ...body },
  });
const mailsTo = ({ email }: TestUser) => sink.mails.filter((mail) => mail.includes(email));
async function untilDone() {
  const left = () => ask(superuser, `select kind from jobs where kind in ('daily-digest', 'mail')`);
  await expect.poll(left).toEqual([]);
}

const aTask = (user: TestUser, title: string, more: object) =>
  user.call(tasksContract.create, { params: {}, body: { id: newId(), title, ...more } } as never);

async function aDeliverable(title: string, more: object) {
  const params = { workspaceId: studio.id };
  const campaignId = newId();
  const owner = at(studio.owner);
  const campaign = { id: campaignId, campaignName: 'Rain Shell', ownerUserId: studio.owner.id };
  await owner.call(campaignsContract.create, { params, body: campaign });
  const body = { id: newId(), campaignId, platform: 'instagram', format: 'reel', title } as const;
  await owner.call(deliverablesContract.create, { params, body: { ...body, ...more } });
  return campaignId;
}

test('one mail says what is due, what is late and what was collected, and none comes twice', async () => {
  const member = at(studio.member);
  await choose(member, { timeFormat: '24', notificationsMail: ['comment.digest'] });
  await aTask(member, 'Film the wall', {
    ...{ plannedOn: day(0), timeType: 'start-only', startTime: '14:00' },
  });
  await aTask(member, 'Send the invoice', { plannedOn: day(-2) });
  await aTask(member, 'Done already', { plannedOn: day(0), completedAt: digestTime.toString() });
  await aTask(member, 'Tomorrow', { plannedOn: day(1) });
  const mine = { assigneeUserId: studio.member.id };
  const campaignId = await aDeliverable('Sea wall reel', { postDueOn: day(0), ...mine });
  await aDeliverable('Reel of somebody else', {
    ...{ postDueOn: day(0), assigneeUserId: studio.admin.id },
  });
  await aDeliverable('Soon to come', { postDueOn: day(3), ...mine });
  await remindOfDates(kit, Temporal.Instant.from(`${day(0)}T10:00:00Z`));
  await startDigests(kit, digestTime.subtract({ minutes: 1 }));
  await Promise.all([startDigests(kit, digestTime), startDigests(kit, digestTime)]);
  await startDigests(kit, digestTime.add({ minutes: 1 }));
  await untilDone();
  expect(mailsTo(studio.member).filter((mail) => mail.includes('DUE TODAY'))).toHaveLength(1);
  const text = mailsTo(studio.member).join('\n').replaceAll('\r\n', '\n');
  expect(text).toMatch(/Subject: \w+day: 2 due today, 1 overdue, 1 new\n/);
  expect(text).toContain('Film the wall (14:00)');
  expect(text).toContain('Send the invoice (for 2 days)');
  expect(text).toContain('Sea wall reel, Rain Shell (goes live)');
  // It leads there whichever workspace is on screen.
  expect(text).toContain(`/campaign/${campaignId}?workspace=${studio.id}\n`);
  expect(text).toMatch(/Soon to come is due in 3 days\n\S+[?&]workspace=/);
  expect(text).toContain('/settings?tab=personal#what-to-notify');
  for (const left of ['Done already', 'Tomorrow', 'somebody else'])
    expect(text).not.toContain(left);
});

test('what was read, and what belongs to a workspace that was left, is not in it', async () => {
  const [owner, admin] = [at(studio.owner), at(studio.admin)];
  const params = { workspaceId: studio.id };
  await choose(admin, { notificationsMail: ['comment.digest'] });
  await aTask(admin, 'Only this', { plannedOn: day(0) });
  const campaignId = newId();
  await admin.call(campaignsContract.create, {
    params,
    body: { id: campaignId, campaignName: 'Secret shell' },
  });
  for (const text of ['Read already', 'Never read'])
    await owner.call(commentsContract.create, {
      params,
      body: { id: newId(), campaignId, body: text },
    });
  const { rows } = await admin.call(notificationsContract.list, { query: {} });
  const ids = rows.filter(({ excerpt }) => excerpt === 'Read already').map(({ id }) => id);
  await admin.call(notificationsContract.read, { body: { ids } });
  const waiting = await ask(
    superuser,
    'select excerpt from notifications where user_id = $1 and in_digest',
    [studio.admin.id],
  );
  expect(waiting).toEqual([{ excerpt: 'Never read' }]);
  const { rows: members } = await owner.call(membersContract.list, { params, query: {} });
  const memberId = members.find(({ userId }) => userId === studio.admin.id)?.id ?? '';
  await owner.call(membersContract.remove, { params: { ...params, memberId } });
  await startDigests(kit, digestTime);
  await untilDone();
  const [mail = ''] = mailsTo(studio.admin).filter((one) => one.includes('DUE TODAY'));
  expect(mail).toContain('Only this');
  for (const left of ['Secret shell', 'Never read', 'Read already', 'somebody else'])
    expect(mail).not.toContain(left);
});

test('whoever does not see money reads nothing of it', async () => {
  const [owner, viewer] = [at(studio.owner), at(studio.viewer)];
  const params = { workspaceId: studio.id };
  await owner.call(workspacesContract.update, { params, body: { financeAccess: 'admins' } });
  await choose(viewer);
  const campaignId = newId();
  await owner.call(campaignsContract.create, {
    params,
    body: {
      ...{ id: campaignId, campaignName: 'Rain Shell', ownerUserId: studio.viewer.id },
      ...{ nextAction: 'Call them', nextActionOn: day(0) },
    },
  });
  await owner.call(paymentsContract.create, {
    params,
    body: {
      ...{ id: newId(), campaignId, label: 'Deposit', amountMinor: 50_000, currency: 'USD' },
      ...{ trigger: 'fixed_date', termsDays: 0, triggeredOn: day(0) },
    },
  });
  await startDigests(kit, digestTime);
  await untilDone();
  const [mail] = mailsTo(studio.viewer);
  expect(mail).toContain('Call them, Rain Shell (next step)');
  expect(mail).not.toContain('Deposit');
});

test('a workspace that works without deals has none of them in it', async () => {
  const owner = at(studio.owner);
  const params = { workspaceId: studio.id };
  await choose(owner);
  await aTask(owner, 'Own work', { plannedOn: day(0) });
  const next = { nextAction: 'Ring them', nextActionOn: day(0) };
  const campaign = {
    id: newId(),
    campaignName: 'Winter boots',
    ownerUserId: studio.owner.id,
    ...next,
  };
  await owner.call(campaignsContract.create, { params, body: campaign });
  await owner.call(workspacesContract.update, { params, body: { modulesOff: ['deals'] } });
  await startDigests(kit, digestTime);
  await untilDone();
  await owner.call(workspacesContract.update, { params, body: { modulesOff: [] } });
  const mail = mailsTo(studio.owner).find((one) => one.includes('DUE TODAY'));
  expect(mail).toContain('Own work');
  expect(mail).not.toContain('Ring them');
});

test('a zone in another spelling has its digest, and one that is none keeps nobody from theirs', async () => {
  for (const user of [spelt, lost]) {
    await choose(at(user));
    await aTask(at(user), 'Film', { plannedOn: day(0) });
  }
  const zoned = 'update users set time_zone = $2 where id = $1';
  await ask(superuser, zoned, [spelt.id, 'utc']);
  await ask(superuser, zoned, [lost.id, 'Mars/Olympus_Mons']);
  await startDigests(kit, digestTime);
  await untilDone();
  expect([mailsTo(spelt).length, mailsTo(lost).length]).toEqual([1, 1]);
  await ask(superuser, zoned, [lost.id, 'UTC']);
});

test('nothing to say is no mail, and a job that runs twice sends once', async () => {
  const user = at(alone);
  await choose(user);
  await startDigests(kit, digestTime);
  await untilDone();
  expect(mailsTo(alone)).toEqual([]);
  await aTask(user, 'Film', { plannedOn: day(0) });
  const id = newId();
  const payload = { userId: alone.id, day: day(0) };
  await ask(
    superuser,
    `insert into jobs (id, kind, payload, run_at) values ($1, 'daily-digest', $2, 'infinity')`,
    [id, JSON.stringify(payload)],
  );
  const run = () => digestJobs(kit)['daily-digest']?.(payload, { id, attempt: 1 });
  await Promise.all([run(), run()]);
  await run();
  await untilDone();
  expect(mailsTo(alone)).toHaveLength(1);
});

test('a zone that is changed brings no second digest of a day, nor one of a day before', async () => {
  const user = at(late);
  const daysMade = async () =>
    (
      await ask<{ day: string }>(
        superuser,
        'select digested_on::text as day from users where id = $1',
        [late.id],
      )
    )[0]?.day;
  await startDigests(kit, Temporal.Instant.from('2031-03-09T23:00:00Z'));
  expect(await daysMade()).toBeNull();
  await choose(user, { timeZone: 'Asia/Tokyo', digestAtMinutes: 450 });
  await startDigests(kit, Temporal.Instant.from('2031-03-09T23:00:00Z'));
  expect(await daysMade()).toBe('2031-03-10');
  const made = () =>
    ask(
      superuser,
      `select id from jobs where kind = 'daily-digest' and payload ->> 'userId' = $1`,
      [late.id],
    );
  await untilDone();
  await choose(user, { timeZone: 'America/New_York', digestAtMinutes: 450 });
  for (const time of ['2031-03-09T13:00:00Z', '2031-03-10T13:00:00Z'])
    await startDigests(kit, Temporal.Instant.from(time));
  expect([await made(), await daysMade()]).toEqual([[], '2031-03-10']);
  await startDigests(kit, Temporal.Instant.from('2031-03-11T13:00:00Z'));
  expect(await daysMade()).toBe('2031-03-11');
});

test('a server without outgoing mail makes none', async () => {
  const quiet = { database, config: { ...server.config, smtpUrl: undefined } };
  await startDigests(quiet, Temporal.Instant.from('2032-03-11T13:00:00Z'));
  const made = await ask(superuser, `select id from users where digested_on > '2032-01-01'`);
  expect(made).toEqual([]);
});

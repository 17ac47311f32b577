import { afterAll, expect, test } from 'vitest';
import { authContract } from '#domains/people/auth/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { commentsContract } from '#domains/around/comments/contract.ts';
import { notificationsContract } from '#domains/around/notifications/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { membersContract } from '#domains/people/workspaces/members/contract.ts';
import { ask } from '#server/testing/database.ts';
import { aWorkspace, type TestWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { noticeJobs } from './service.ts';
import { mailNoticesJob } from '#domains/around/notifications/service.ts';
import { openDatabase } from '#server/database/pool.ts';

// With outgoing mail an account waits for its confirmation; these people came before.
const server = await startTestServer();
const studio = await aWorkspace(server);
const mailing = await startTestServer({
  database: server.database,
  env: { SMTP_URL: 'smtp://127.0.0.1:9' },
});
const { superuser } = server.database;
// Both servers do what is due: a mail must stay until a test has read it.
await ask(
  superuser,
  `create function keep_mail() returns trigger language plpgsql as
    'begin new.run_at = now() + interval ''1 day''; return new; end'`,
);
await ask(
  superuser,
  `create trigger keep_mail before insert on jobs for each row when (new.kind = 'mail')
    execute function keep_mail()`,
);
const database = openDatabase(server.database.app, { onError: () => undefined });
afterAll(() => database.close());
const noon = () => Temporal.Instant.from('2031-03-10T12:00:00Z');

/** Does what waits to be mailed to somebody. */
async function mailTo(userId: string, now = noon) {
  const jobs = noticeJobs({ database, config: mailing.config }, now);
  await jobs[mailNoticesJob]?.({ userId }, { id: newId(), attempt: 1 });
}

test('what somebody was told of and has not read goes out in one mail, once', async () => {
  const params = { workspaceId: studio.id };
  const campaignId = newId();
  await studio.owner.call(campaignsContract.create, {
    params,
    body: { id: campaignId, campaignName: 'Rain Shell' },
  });
  const member = mailing.stranger();
  member.cookie = studio.member.cookie;
  const say = (body: string) =>
    member.call(commentsContract.create, { params, body: { id: newId(), campaignId, body } });
  await say('First');
  await say('Second');
  await say('Third');
  const { rows } = await studio.owner.call(notificationsContract.list, { query: {} });
  const ids = rows.filter(({ excerpt }) => excerpt === 'Second').map(({ id }) => id);
  await studio.owner.call(notificationsContract.read, { body: { ids } });
  const waiting = await ask<{ inMinutes: number }>(
    superuser,
    `select extract(epoch from run_at - now())::int / 60 as "inMinutes" from jobs
      where kind = '${mailNoticesJob}'`,
  );
  expect(waiting.length).toBeGreaterThan(0);
  for (const { inMinutes } of waiting) expect(inMinutes).toBeGreaterThan(8);
  for (let times = 0; times < 2; times += 1) await mailTo(studio.owner.id);
  const mails = await ask<{ payload: { to: string; subject: string; text: string } }>(
    superuser,
    `select payload from jobs where kind = 'mail'`,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.payload).toMatchObject({
    to: studio.owner.email,
    subject: '2 things for you on Dayslate',
  });
  const text = mails[0]?.payload.text ?? '';
  expect(text).toContain('commented on Rain Shell\n“First”\n');
  expect(text).toContain(`/campaign/${campaignId}?workspace=${studio.id}#comments`);
  expect(text).not.toContain('Second');
});

/** Makes the admin of a workspace hear of a campaign; gives back what is mailed to them now. */
async function told(workspace: TestWorkspace, campaignName: string) {
  const params = { workspaceId: workspace.id };
  const campaignId = newId();
  const { admin } = workspace;
  await admin.call(campaignsContract.create, { params, body: { id: campaignId, campaignName } });
  const member = mailing.stranger();
  member.cookie = workspace.member.cookie;
  const body = { id: newId(), campaignId, body: 'What about Friday?' };
  await member.call(commentsContract.create, { params, body });
  return async (now = noon) => {
    await mailTo(admin.id, now);
    const mails = await ask<{ subject: string }>(
      superuser,
      `select payload ->> 'subject' as subject from jobs
        where kind = 'mail' and payload ->> 'to' = $1`,
      [admin.email],
    );
    return mails.map(({ subject }) => subject);
  };
}

const listed = async ({ admin }: TestWorkspace) =>
  (await admin.call(notificationsContract.list, { query: {} })).rows.map(({ title }) => title);

test('who was removed meanwhile is told nothing of what is not theirs any more', async () => {
  const workspace = await aWorkspace(server);
  const mailed = await told(workspace, 'Rain Shell');
  const params = { workspaceId: workspace.id };
  const { rows } = await workspace.owner.call(membersContract.list, { params, query: {} });
  const memberId = rows.find(({ userId }) => userId === workspace.admin.id)?.id ?? '';
  await workspace.owner.call(membersContract.remove, { params: { ...params, memberId } });
  expect((await mailed()).filter((subject) => subject.includes('Rain Shell'))).toEqual([]);
});

test('nobody is told of a workspace that was deleted meanwhile, until it comes back', async () => {
  const workspace = await aWorkspace(server);
  const mailed = await told(workspace, 'Rain Shell');
  const { id, owner } = workspace;
  expect(await listed(workspace)).toEqual(['Rain Shell']);
  await owner.call(workspacesContract.remove, {
    params: { workspaceId: id },
    body: { name: 'Studio' },
  });
  expect([await mailed(), await listed(workspace)]).toEqual([[], []]);
  await owner.call(workspacesContract.restore, { params: { deletedId: id }, body: {} });
  expect(await listed(workspace)).toEqual(['Rain Shell']);
  expect(await mailed()).toEqual([expect.stringContaining('Rain Shell')]);
});

test.each(['', 'x'])('a subject of %j and emoji is cut between two characters', async (first) => {
  const mailed = await told(await aWorkspace(server), first + '🎬'.repeat(80));
  const [subject] = await mailed();
  expect(subject).toContain('commented on');
  expect(subject?.length).toBeLessThanOrEqual(150);
});

test('in quiet hours a mail waits for their end, and nothing is sent twice', async () => {
  const workspace = await aWorkspace(server);
  const { admin } = workspace;
  await admin.call(authContract.updatePreferences, { body: { timeZone: 'America/New_York' } });
  const mailed = await told(workspace, 'Rain Shell');
  // 22:30 and 6:59 on a clock in New York, on the night in which it is put forward.
  for (const time of ['2031-03-09T03:30:00Z', '2031-03-09T10:59:00Z'])
    expect(await mailed(() => Temporal.Instant.from(time))).toEqual([]);
  const again = await ask<{ at: Date }>(
    superuser,
    `select run_at as at from jobs
      where kind = '${mailNoticesJob}' and payload ->> 'userId' = $1 and run_at > '2031-01-01'`,
    [admin.id],
  );
  expect(again.map(({ at }) => new Date(at).toISOString())).toEqual(['2031-03-09T11:00:00.000Z']);
  const morning = () => Temporal.Instant.from('2031-03-09T11:00:00Z');
  for (let times = 0; times < 2; times += 1)
    expect(await mailed(morning)).toEqual([expect.stringContaining('Rain Shell')]);
});

test('each event goes by mail, in the app, by both or by neither, as was chosen', async () => {
  const chosen = async (body: object) => {
    const workspace = await aWorkspace(server);
    await workspace.admin.call(authContract.updatePreferences, { body });
    const mailed = await told(workspace, 'Rain Shell');
    return { app: await listed(workspace), mails: (await mailed()).length };
  };
  expect(await chosen({ notificationsOff: ['comment'] })).toEqual({ app: [], mails: 1 });
  expect(await chosen({ notificationsMail: ['comment.off'] })).toEqual({
    app: ['Rain Shell'],
    mails: 0,
  });
  const digest = { notificationsMail: ['comment.digest'], dailyDigest: true };
  expect(await chosen(digest)).toEqual({ app: ['Rain Shell'], mails: 0 });
  const none = { notificationsOff: ['comment'], notificationsMail: ['comment.off'] };
  expect(await chosen(none)).toEqual({ app: [], mails: 0 });
});

import { expect, test } from 'vitest';
import { campaignsContract } from '#domains/campaigns/contract.ts';
import { commentsContract } from '#domains/comments/contract.ts';
import { notificationsContract } from '#domains/notifications/contract.ts';
import { workspacesContract } from '#domains/workspaces/contract.ts';
import { membersContract } from '#domains/workspaces/members/contract.ts';
import { ask } from '#server/testing/database.ts';
import { aWorkspace, type TestWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { noticeJobs } from './service.ts';
import { mailNoticesJob } from '#domains/notifications/service.ts';
import { openDatabase } from '#server/database/pool.ts';

// With outgoing mail an account waits for its confirmation; these people came before.
const server = await startTestServer();
const studio = await aWorkspace(server);
const mailing = await startTestServer({
  database: server.database,
  env: { SMTP_URL: 'smtp://127.0.0.1:9' },
});
const { superuser } = server.database;

test('what somebody was told of and has not read goes out in one mail, once', async () => {
  const database = openDatabase(server.database.app, { onError: () => undefined });
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
  const jobs = noticeJobs({ database, config: mailing.config });
  for (let times = 0; times < 2; times += 1)
    await jobs[mailNoticesJob]?.({ userId: studio.owner.id }, { id: newId(), attempt: 1 });
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
  expect(text).toContain(`/campaign/${campaignId}`);
  expect(text).not.toContain('Second');
  await database.close();
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
  return async () => {
    const database = openDatabase(server.database.app, { onError: () => undefined });
    const jobs = noticeJobs({ database, config: mailing.config });
    await jobs[mailNoticesJob]?.({ userId: admin.id }, { id: newId(), attempt: 1 });
    await database.close();
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

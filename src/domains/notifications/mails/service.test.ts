import { expect, test } from 'vitest';
import { campaignsContract } from '#domains/campaigns/contract.ts';
import { commentsContract } from '#domains/comments/contract.ts';
import { notificationsContract } from '#domains/notifications/contract.ts';
import { ask } from '#server/testing/database.ts';
import { aWorkspace } from '#server/testing/people.ts';
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

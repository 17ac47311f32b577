import { expect, test } from 'vitest';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import type { Call } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { postsContract } from '#domains/making/content/posts/contract.ts';
import { postMetricsContract as metrics } from './contract.ts';

const server = await startTestServer();
const studio = await aWorkspace(server);
const params = { workspaceId: studio.id };
const { member } = studio;

type Entry = Call<typeof metrics.enter>['body']['entries'][number];
const anEntry = (postId: string, said: Partial<Entry> = {}): Entry => ({
  id: newId(),
  postId,
  ageLabel: '7d',
  capturedOn: '2026-03-14',
  ...said,
});
const enter = (entries: Entry[], user: TestUser = member) =>
  user.send(metrics.enter, { params, body: { entries } });
const stored = async (postId: string) => {
  const { rows } = await member.call(metrics.list, { params, query: {} });
  return rows.filter((row) => row.postId === postId);
};
async function aPost(workspace = studio) {
  const place = { params: { workspaceId: workspace.id } };
  const item = await workspace.member.call(contentItemsContract.create, {
    ...place,
    body: { id: newId(), title: 'Rain shell' },
  });
  const post = await workspace.member.call(postsContract.create, {
    ...place,
    body: {
      id: newId(),
      contentItemId: item.id,
      status: 'posted',
      postedAt: '2026-03-07T12:00:00Z',
    },
  });
  return post.id;
}

test('one request enters the numbers of several posts, and everybody is told of each', async () => {
  const [one, other] = [await aPost(), await aPost()];
  const feed = await new FeedReader(studio.viewer).connect();
  const answer = await enter([
    anEntry(one, { views: 1200, watchSecondsAvg: 12.5 }),
    anEntry(one, { ageLabel: '24h', views: 700 }),
    anEntry(other, { likes: 0 }),
  ]);
  expect(answer.status).toBe(200);
  expect(await stored(one)).toMatchObject([
    { ageLabel: '7d', views: 1200, watchSecondsAvg: 12.5, reach: null },
    { ageLabel: '24h', views: 700, watchSecondsAvg: null },
  ]);
  const told = () => feed.changes.filter(({ domain }) => domain === 'post-metrics');
  await feed.until(() => told().length === 3);
  feed.disconnect();
});

test('what is entered again changes what is there, and keeps what it leaves out', async () => {
  const post = await aPost();
  const first = anEntry(post, { views: 10, likes: 3 });
  await enter([first]);
  await enter([anEntry(post, { views: 12, capturedOn: '2026-03-15' })]);
  expect(await stored(post)).toMatchObject([
    { id: first.id, views: 12, likes: 3, capturedOn: '2026-03-15', version: 2 },
  ]);
});

test('several devices that enter the same at once leave one record', async () => {
  const post = await aPost();
  const answers = await Promise.all([1, 2, 3, 4].map((views) => enter([anEntry(post, { views })])));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await stored(post)).toMatchObject([{ version: 4 }]);
});

test('numbers of a post that is not of the workspace are refused, and with them all of the request', async () => {
  const [own, foreign] = [await aPost(), await aPost(await aWorkspace(server))];
  for (const postId of [foreign, newId()]) {
    const answer = await enter([anEntry(own), anEntry(postId)]);
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringContaining('"postId":"This no longer exists"'),
    ]);
  }
  expect(await stored(own)).toEqual([]);
});

test('a post and an age are named once, below zero is no number, and a viewer enters none', async () => {
  const post = await aPost();
  expect((await enter([anEntry(post), anEntry(post)])).status).toBe(400);
  expect((await enter([anEntry(post, { views: -1 })])).status).toBe(400);
  expect((await enter([anEntry(post, { completionPercent: 101 })])).status).toBe(400);
  expect((await enter([anEntry(post)], studio.viewer)).status).toBe(403);
  expect(await stored(post)).toEqual([]);
});

test('a second record of a post and an age is refused, also when one is brought back', async () => {
  const post = await aPost();
  const { id, ...first } = anEntry(post);
  await member.call(metrics.create, { params, body: { id, ...first } });
  const second = { ...first, id: newId() };
  const taken = { status: 409, text: expect.stringContaining('"ageLabel"') };
  expect(await member.send(metrics.create, { params, body: second })).toMatchObject(taken);
  await member.call(metrics.remove, { params: { ...params, id } });
  await member.call(metrics.create, { params, body: second });
  const restored = await member.send(metrics.restore, { params: { ...params, id } });
  expect(restored).toMatchObject(taken);
});

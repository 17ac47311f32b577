import { expect, test } from 'vitest';
import type { Call } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { channelsContract } from '#domains/making/channels/contract.ts';
import { contentItemsContract as items } from '#domains/making/content/contract.ts';
import { contentSeriesContract } from '#domains/making/pillars/series/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { aUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { postsContract as posts } from './contract.ts';

const server = await startTestServer();
const mara = await aUser(server);
const team = newId();
await mara.call(workspacesContract.create, { body: { id: team, name: 'Lark', type: 'team' } });
const params = { workspaceId: team };

type NewChannel = Omit<Call<typeof channelsContract.create>['body'], 'id'>;
const aChannel = (body: NewChannel) =>
  mara.call(channelsContract.create, { params, body: { id: newId(), ...body } });
type NewItem = Partial<Call<typeof items.create>['body']>;
const anItem = (body: NewItem = {}, workspaceId = team) =>
  mara.call(items.create, {
    params: { workspaceId },
    body: { id: newId(), title: 'Orzo', ...body },
  });
type NewPost = Partial<Call<typeof posts.create>['body']>;
const aPost = (contentItemId: string, body: NewPost = {}) =>
  mara.call(posts.create, { params, body: { id: newId(), contentItemId, ...body } });

const [pictures, clips, letter] = [
  await aChannel({ platform: 'instagram', name: 'Pictures', defaultFormat: 'reel', sortOrder: 1 }),
  await aChannel({ platform: 'tiktok', name: 'Clips', defaultFormat: 'video', sortOrder: 2 }),
  await aChannel({ platform: 'newsletter', name: 'Letter', defaultFormat: 'issue', sortOrder: 3 }),
];
const series = await mara.call(contentSeriesContract.create, {
  params,
  body: {
    id: newId(),
    name: 'Letters',
    channelId: letter.id,
    defaultFormat: 'dedicated_send',
    checklist: ['Outline', 'Draft'],
  },
});

test('content of a team is for whoever adds it, and for nobody where that is said', async () => {
  expect(await anItem()).toMatchObject({ assigneeUserId: mara.id });
  expect(await anItem({ assigneeUserId: null })).toMatchObject({ assigneeUserId: null });
  const alone = newId();
  await mara.call(workspacesContract.create, { body: { id: alone, name: 'Own' } });
  expect(await anItem({}, alone)).toMatchObject({ assigneeUserId: null });
});

test('what begins in the making begins with the steps of its series, an idea without', async () => {
  const of = { contentSeriesId: series.id };
  const steps = [
    { title: 'Outline', isDone: false },
    { title: 'Draft', isDone: false },
  ];
  expect(await anItem({ ...of, stage: 'planning' })).toMatchObject({ checklist: steps });
  expect(await anItem({ ...of, stage: 'planning', checklist: [] })).toMatchObject({
    checklist: [],
  });
  expect(await anItem(of)).toMatchObject({ checklist: [] });
});

test('a post that names no channel goes where its series goes, else where most posts go', async () => {
  const { id } = await anItem();
  await aPost(id, { channelId: clips.id });
  expect(await aPost(id)).toMatchObject({ channelId: clips.id, format: 'video' });
  expect(await aPost(id, { channelId: null })).toMatchObject({ channelId: null, format: null });
  const ofSeries = await anItem({ contentSeriesId: series.id });
  expect(await aPost(ofSeries.id)).toMatchObject({
    channelId: letter.id,
    format: 'dedicated_send',
  });
  expect(await aPost(ofSeries.id, { channelId: clips.id })).toMatchObject({ format: 'video' });
});

test('nothing was posted after today', async () => {
  const { id } = await aPost((await anItem()).id);
  const inHours = (hours: number) => Temporal.Now.instant().add({ hours }).toString();
  const say = (postedAt: string) =>
    mara.send(posts.update, {
      params: { ...params, id },
      body: { status: 'posted', postedAt },
    });
  const ahead = await say(inHours(25));
  expect([ahead.status, ahead.text]).toEqual([
    400,
    expect.stringContaining('"postedAt":"Choose a day until today"'),
  ]);
  // Where it is tomorrow already, this is today.
  expect((await say(inHours(12))).status).toBe(200);
});

test('a series without a channel says the format where the platform has it', async () => {
  const { id: contentSeriesId } = await mara.call(contentSeriesContract.create, {
    params,
    body: { id: newId(), name: 'Minutes', defaultFormat: 'live' },
  });
  const { id } = await anItem({ contentSeriesId });
  expect(await aPost(id, { channelId: clips.id })).toMatchObject({ format: 'live' });
  expect(await aPost(id, { channelId: letter.id })).toMatchObject({ format: 'issue' });
  expect(await aPost(id, { channelId: null })).toMatchObject({ format: 'live' });
});

test('a post goes where its item is meant to go, as what it is meant to become', async () => {
  const { id } = await anItem({ platformHint: 'instagram', formatHint: 'carousel' });
  expect(await aPost(id)).toMatchObject({ channelId: pictures.id, format: 'carousel' });
  expect(await aPost(id, { channelId: letter.id })).toMatchObject({ format: 'issue' });
  const elsewhere = await anItem({ platformHint: 'youtube', formatHint: 'short' });
  expect(await aPost(elsewhere.id)).toMatchObject({ channelId: null, format: 'short' });
});

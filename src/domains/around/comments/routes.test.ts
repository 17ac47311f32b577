import { expect, test } from 'vitest';
import { activitiesContract } from '#domains/around/activities/contract.ts';
import { accountContract } from '#domains/people/auth/account/contract.ts';
import { brandsContract } from '#domains/business/brands/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { notificationsContract } from '#domains/around/notifications/contract.ts';
import { membersContract } from '#domains/people/workspaces/members/contract.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { commentsContract } from './contract.ts';
import { mentionOf } from './rules.ts';
import type { Comment } from './schema.ts';

const server = await startTestServer();
const [studio, agency] = await Promise.all([aWorkspace(server), aWorkspace(server)]);
const params = { workspaceId: studio.id };

async function aCampaign(user: TestUser = studio.owner): Promise<string> {
  const id = newId();
  const body = { id, campaignName: 'Rain Shell' };
  await user.call(campaignsContract.create, { params, body });
  return id;
}

const say = (user: TestUser, body: object) =>
  user.send(commentsContract.create, { params, body: { id: newId(), body: 'Nice', ...body } });
const said = async (user: TestUser, body: object) => (await say(user, body)).body as Comment;
const list = async (campaignId: string) =>
  (await studio.viewer.call(commentsContract.list, { params, query: { campaignId } })).rows;
const noticesOf = async (user: TestUser) =>
  (await user.call(notificationsContract.list, { query: {} })).rows;

test('a comment stands on its record alone, for all members to read', async () => {
  const [campaignId, other] = [await aCampaign(), await aCampaign()];
  const comment = await said(studio.member, { campaignId, body: 'Where do we film?' });
  await say(studio.member, { campaignId: other });
  expect(await list(campaignId)).toEqual([comment]);
  expect(comment).toMatchObject({ isResolved: false, editedAt: null, parentId: null });
});

test('it belongs to one record, which is there, in this workspace', async () => {
  const campaignId = await aCampaign();
  const brandId = newId();
  await studio.owner.call(brandsContract.create, { params, body: { id: brandId, name: newId() } });
  const foreign = newId();
  await agency.owner.call(campaignsContract.create, {
    params: { workspaceId: agency.id },
    body: { id: foreign, campaignName: 'Theirs' },
  });
  const before = await list(campaignId);
  for (const body of [
    {},
    { campaignId, brandId },
    { campaignId: newId() },
    { campaignId: foreign },
  ]) {
    expect((await say(studio.member, body)).status).toBe(400);
  }
  expect(await list(campaignId)).toEqual(before);
});

test('a stranger cannot be mentioned, whoever they are, and nothing is stored', async () => {
  const campaignId = await aCampaign();
  for (const id of [studio.stranger.id, studio.removed.id, newId()]) {
    const answer = await say(studio.member, { campaignId, body: `Look ${mentionOf(id)}` });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: { fields: { body: 'Only members of the workspace can be mentioned' } },
    });
  }
  expect(await list(campaignId)).toEqual([]);
  expect(await noticesOf(studio.stranger)).toEqual([]);
  const { id } = await said(studio.member, { campaignId });
  const changed = await studio.member.send(commentsContract.update, {
    params: { ...params, id },
    body: { body: mentionOf(studio.stranger.id) },
  });
  expect(changed.status).toBe(400);
});

test('words that mention somebody who has left can be changed; a stranger cannot join them', async () => {
  const { owner, admin, member, stranger, id: workspaceId } = await aWorkspace(server);
  const params = { workspaceId };
  const [campaignId, id] = [newId(), newId()];
  await owner.call(campaignsContract.create, {
    params,
    body: { id: campaignId, campaignName: 'R' },
  });
  const mention = mentionOf(admin.id);
  await member.call(commentsContract.create, { params, body: { id, campaignId, body: mention } });
  await admin.call(membersContract.leave, { params, body: {} });
  const change = (body: string) =>
    member.send(commentsContract.update, { params: { ...params, id }, body: { body } });
  expect(await change(`${mention} was here`)).toMatchObject({
    status: 200,
    body: { body: `${mention} was here` },
  });
  expect((await change(`${mention} ${mentionOf(stranger.id)}`)).status).toBe(400);
  // Once taken out, whoever has left is a stranger.
  expect((await change('Nobody')).status).toBe(200);
  expect((await change(mention)).status).toBe(400);
});

test('an answer stands under a comment of the same record, and is not answered itself', async () => {
  const [campaignId, other] = [await aCampaign(), await aCampaign()];
  const comment = await said(studio.member, { campaignId });
  const answer = await said(studio.admin, { campaignId, parentId: comment.id });
  expect(answer.parentId).toBe(comment.id);
  for (const body of [
    { campaignId, parentId: answer.id },
    { campaignId: other, parentId: comment.id },
    { campaignId, parentId: newId() },
  ]) {
    const refused = await say(studio.member, body);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error: { fields: { parentId: expect.any(String) } } });
  }
});

test('words are changed by their author, deleted by them or an admin, resolved by anybody', async () => {
  const campaignId = await aCampaign();
  const { id } = await said(studio.owner, { campaignId });
  const at = { params: { ...params, id } };
  const change = (user: TestUser, body: object) =>
    user.send(commentsContract.update, { ...at, body });
  expect((await change(studio.member, { body: 'Mine now' })).status).toBe(403);
  expect((await change(studio.admin, { body: 'Mine now' })).status).toBe(403);
  expect((await change(studio.viewer, { isResolved: true })).status).toBe(403);
  expect((await change(studio.member, { isResolved: true })).body).toMatchObject({
    isResolved: true,
    editedAt: null,
    body: 'Nice',
  });
  expect((await change(studio.owner, { body: 'Nicer' })).body).toMatchObject({
    body: 'Nicer',
    editedAt: expect.any(String),
  });
  expect((await studio.member.send(commentsContract.remove, at)).status).toBe(403);
  expect((await studio.admin.send(commentsContract.remove, at)).status).toBe(200);
  expect(await list(campaignId)).toEqual([]);
  expect((await studio.member.send(commentsContract.restore, at)).status).toBe(403);
  expect((await studio.owner.send(commentsContract.restore, at)).status).toBe(200);
  expect(await list(campaignId)).toHaveLength(1);
});

test('what an admin deleted its author does not bring back; what they deleted themselves they do', async () => {
  const campaignId = await aCampaign();
  const id = newId();
  const body = { id, campaignId, body: 'Rude' };
  await studio.member.call(commentsContract.create, { params, body });
  const at = { params: { ...params, id } };
  const restore = async (user: TestUser) => (await user.send(commentsContract.restore, at)).status;
  await studio.member.call(commentsContract.remove, at);
  expect(await restore(studio.member)).toBe(200);
  await studio.admin.call(commentsContract.remove, at);
  expect(await restore(studio.member)).toBe(403);
  expect(await list(campaignId)).toEqual([]);
  expect(await restore(studio.owner)).toBe(200);
});

test('who is mentioned is told at once, and nobody else; the others concerned of a comment', async () => {
  // Notifications of other tests would mix with these.
  const studio = await aWorkspace(server);
  const params = { workspaceId: studio.id };
  const campaignId = newId();
  await studio.owner.call(campaignsContract.create, {
    params,
    body: { id: campaignId, campaignName: 'Rain Shell' },
  });
  const said = async (user: TestUser, given: object) =>
    (await user.call(commentsContract.create, {
      params,
      body: { id: newId(), body: 'Nice', campaignId, ...given },
    })) as Comment;
  const bell = await new FeedReader(studio.admin).connect();
  const others = await new FeedReader(studio.viewer).connect();
  const body = `Can you look at this, ${mentionOf(studio.admin.id)}?`;
  const { id } = await said(studio.member, { body });
  const told = () => bell.changes.filter(({ domain }) => domain === 'notifications');
  await bell.until(() => told().length > 0);
  expect(told()).toHaveLength(1);
  expect(told()[0]).toMatchObject({
    stream: studio.admin.id,
    row: {
      event: 'mention',
      detail: 'mentioned you on',
      title: 'Rain Shell',
      path: `/campaign/${campaignId}#comments`,
      workspaceId: studio.id,
      readAt: null,
    },
  });
  expect(told()[0]?.row).toMatchObject({
    excerpt: expect.stringMatching(/^Can you look at this, @/),
  });
  // Her campaign, his comment: she is told of it, he is not told of his own.
  expect(await noticesOf(studio.owner)).toMatchObject([{ event: 'comment', title: 'Rain Shell' }]);
  expect(await noticesOf(studio.member)).toEqual([]);
  expect(await noticesOf(studio.viewer)).toEqual([]);
  expect(others.changes.filter(({ domain }) => domain === 'notifications')).toEqual([]);
  await said(studio.admin, { parentId: id, body: 'On it' });
  expect(await noticesOf(studio.member)).toMatchObject([
    { event: 'comment', detail: 'answered a comment on', excerpt: 'On it' },
  ]);
  // Mentioned again in changed words, once; who was mentioned already is not told anew.
  await studio.member.call(commentsContract.update, {
    params: { ...params, id },
    body: { body: `${body} ${mentionOf(studio.viewer.id)}` },
  });
  expect(await noticesOf(studio.viewer)).toMatchObject([{ event: 'mention' }]);
  expect((await noticesOf(studio.admin)).filter(({ event }) => event === 'mention')).toHaveLength(
    1,
  );
  bell.disconnect();
  others.disconnect();
});

test('what is done to a record leaves a line with what changed, of long texts only that they did', async () => {
  const campaignId = await aCampaign(studio.owner);
  const change = (body: object) =>
    studio.admin.call(campaignsContract.update, { params: { ...params, id: campaignId }, body });
  const brief = 'Rain, not studio. '.repeat(40);
  await change({ productName: 'Rain Shell, moss', brief });
  await change({ productName: 'Rain Shell, moss' });
  const { rows } = await studio.viewer.call(activitiesContract.list, {
    params,
    query: { campaignId },
  });
  expect(rows).toMatchObject([
    {
      verb: 'changed',
      recordDomain: 'campaigns',
      recordId: campaignId,
      campaignId,
      createdByUserId: studio.admin.id,
      title: 'Rain Shell',
    },
    { verb: 'created', changes: [], createdByUserId: studio.owner.id },
  ]);
  expect(rows[0]?.changes).toEqual([
    { field: 'brief' },
    { field: 'productName', from: '', to: 'Rain Shell, moss' },
  ]);
  // What belongs to a brand is seen there too, and a stranger sees none of it.
  const strange = await studio.stranger.send(activitiesContract.list, { params, query: {} });
  expect(strange.status).toBe(404);
});

test('what others were told by somebody goes with their account, what they said stays', async () => {
  const campaignId = await aCampaign(studio.admin);
  const comment = await said(studio.member, { campaignId, body: 'Goodbye' });
  const told = async () =>
    (await noticesOf(studio.admin)).filter(({ excerpt }) => excerpt === 'Goodbye');
  expect(await told()).toHaveLength(1);
  await studio.member.call(accountContract.remove, { body: { password: studio.member.password } });
  expect(await told()).toEqual([]);
  expect((await list(campaignId)).map(({ id }) => id)).toEqual([comment.id]);
});

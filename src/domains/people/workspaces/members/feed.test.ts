import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { anotherDevice, aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { profileContract } from '#domains/people/auth/profile/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { membersContract as members } from './contract.ts';
import type { Member } from './schema.ts';

const server = await startTestServer();

async function listed(user: TestUser, workspaceId: string): Promise<Member[]> {
  return (await user.call(members.list, { params: { workspaceId }, query: {} })).rows;
}

async function idOf(user: TestUser, workspaceId: string, of: TestUser): Promise<string> {
  const member = (await listed(user, workspaceId)).find(({ userId }) => userId === of.id);
  if (!member) throw new Error('Nobody of that id is a member');
  return member.id;
}

test('a change of role or a removal reaches every open tab within a second', async () => {
  const { id, owner, admin, member } = await aWorkspace(server);
  const memberId = await idOf(owner, id, member);
  const phone = await anotherDevice(server, member);
  const tabs = await Promise.all([member, phone].map((at) => new FeedReader(at).connect()));
  const others = await new FeedReader(admin).connect();
  const own = (tab: FeedReader) => tab.changes.filter(({ domain }) => domain === 'memberships');

  let began = performance.now();
  const params = { workspaceId: id, memberId };
  await owner.call(members.update, { params, body: { role: 'viewer' } });
  for (const tab of tabs) await tab.until(() => own(tab).length === 1, 1_000);
  expect(performance.now() - began).toBeLessThan(1_000);
  for (const tab of tabs) expect(own(tab)).toMatchObject([{ id, row: { role: 'viewer' } }]);
  await others.until(() => others.changes.length === 1);
  expect(others.changes).toMatchObject([
    { domain: 'members', stream: id, row: { userId: member.id, role: 'viewer' } },
  ]);

  // Each connects again and still follows the workspace.
  for (const tab of tabs) {
    await tab.until(() => tab.ended);
    await tab.connect();
    expect(tab.hellos.at(-1)?.map(({ stream }) => stream)).toContain(id);
  }
  began = performance.now();
  await admin.call(members.remove, { params });
  for (const tab of tabs) await tab.until(() => tab.ended, 1_000);
  expect(performance.now() - began).toBeLessThan(1_000);
  // What the workspace does from here on is nothing to them.
  await owner.call(workspacesContract.update, {
    params: { workspaceId: id },
    body: { description: 'Only among us' },
  });
  await others.until(() => others.changes.some(({ domain }) => domain === 'workspaces'));
  for (const tab of tabs) {
    expect(own(tab).at(-1)).toMatchObject({ id, row: null });
    const asked = [...tab.cursors.values()].some(({ stream }) => stream === id);
    expect(asked).toBe(true);
    await tab.connect();
    expect(tab.hellos.at(-1)?.map(({ stream }) => stream)).toEqual([member.id]);
    expect(JSON.stringify(tab.changes)).not.toContain('Only among us');
    tab.disconnect();
  }
  for (const at of [member, phone]) {
    const answer = await at.send(members.list, { params: { workspaceId: id } });
    expect([answer.status, answer.text]).toEqual([
      404,
      expect.stringContaining('Workspace not found'),
    ]);
  }
  others.disconnect();
});

test('who comes later does not find the address of somebody who left before in the log', async () => {
  const { id, owner, member, viewer } = await aWorkspace(server);
  const memberId = await idOf(owner, id, member);
  const params = { workspaceId: id, memberId };
  await owner.call(members.update, { params, body: { role: 'admin' } });
  await owner.call(members.remove, { params });
  const [stream] = await ask<{ epoch: string }>(
    server.database.superuser,
    'select epoch from streams where id = $1',
    [id],
  );
  const late = new FeedReader(viewer);
  late.cursors.set(id, { stream: id, epoch: stream?.epoch ?? '', seq: 0 });
  await late.connect();
  await late.until(() => late.changes.filter((change) => change.id === memberId).length === 2);
  expect(JSON.stringify(late.changes)).not.toContain(member.email);
  late.disconnect();
});

test('a new name reaches everybody in each workspace of the person', async () => {
  const { id, owner, member } = await aWorkspace(server);
  const mine = newId();
  await member.call(workspacesContract.create, { body: { id: mine, name: 'Mine' } });
  const feed = await new FeedReader(owner).connect();
  await member.call(profileContract.update, { body: { firstName: 'Lea' } });
  await feed.until(() => feed.changes.some(({ domain }) => domain === 'members'));
  expect(feed.changes).toMatchObject([
    {
      stream: id,
      version: 2,
      row: { userId: member.id, role: 'member', user: { firstName: 'Lea' } },
    },
  ]);
  feed.disconnect();
  for (const workspaceId of [id, mine]) {
    const seen = (await listed(member, workspaceId)).find(({ userId }) => userId === member.id);
    expect(seen).toMatchObject({ version: 2, user: { firstName: 'Lea' } });
  }
});

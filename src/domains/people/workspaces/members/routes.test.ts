import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ask } from '#server/testing/database.ts';
import { aUser, aWorkspace, join, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { notificationsContract } from '#domains/around/notifications/contract.ts';
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

test('everybody in a workspace sees its members, the oldest first', async () => {
  const { id, owner, admin, member, viewer, removed } = await aWorkspace(server);
  const seen = await listed(viewer, id);
  expect(seen.map(({ userId, role }) => [userId, role])).toEqual([
    [owner.id, 'owner'],
    [admin.id, 'admin'],
    [member.id, 'member'],
    [viewer.id, 'viewer'],
  ]);
  expect(seen[0]?.user).toEqual({
    firstName: null,
    lastName: null,
    username: null,
    avatarUrl: null,
  });
  expect(JSON.stringify(seen)).not.toContain(removed.email);
  const page = { params: { workspaceId: id }, query: { limit: 3 } };
  const first = await owner.call(members.list, page);
  const rest = await owner.call(members.list, {
    ...page,
    query: { limit: 3, after: first.next ?? '' },
  });
  expect([...first.rows, ...rest.rows]).toEqual(seen);
  expect(rest.next).toBeNull();
});

test('owner and admin change roles; the change holds at once', async () => {
  const { id, owner, admin, member, viewer } = await aWorkspace(server);
  for (const [by, whom, role] of [
    [owner, member, 'admin'],
    [admin, viewer, 'member'],
    [owner, admin, 'viewer'],
    [member, admin, 'member'],
  ] as const) {
    const memberId = await idOf(owner, id, whom);
    const changed = await by.call(members.update, {
      params: { workspaceId: id, memberId },
      body: { role },
    });
    expect(changed).toMatchObject({ id: memberId, userId: whom.id, role });
    const own = await whom.call(workspacesContract.list, { query: {} });
    expect(own.workspaces).toMatchObject([{ id, role }]);
  }
  // Was an admin a moment ago.
  const memberId = await idOf(owner, id, viewer);
  const late = await admin.send(members.update, {
    params: { workspaceId: id, memberId },
    body: { role: 'admin' },
  });
  expect([late.status, late.text]).toEqual([
    403,
    expect.stringContaining('Only owners and admins can update member roles'),
  ]);
});

test('a member is made an approver by owner and admin, and is none once they are something else', async () => {
  const { id, owner, admin, member, viewer } = await aWorkspace(server);
  const memberId = await idOf(owner, id, member);
  const change = (by: TestUser, body: object, whom = memberId) =>
    by.send(members.update, { params: { workspaceId: id, memberId: whom }, body });
  expect((await change(admin, { isApprover: true })).body).toMatchObject({
    isApprover: true,
    role: 'member',
    version: 2,
  });
  // The same again is no change.
  expect((await change(owner, { isApprover: true })).body).toMatchObject({ version: 2 });
  expect((await change(member, { isApprover: false })).status).toBe(403);
  for (const whom of [viewer, admin]) {
    const refused = await change(owner, { isApprover: true }, await idOf(owner, id, whom));
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('approve anyway'),
    ]);
  }
  const asOwner = await change(admin, { isApprover: true }, await idOf(owner, id, owner));
  expect(asOwner.status).toBe(403);
  // Their own name changes the row, too, and leaves the flag alone.
  await member.call(profileContract.update, { body: { firstName: 'Ife' } });
  expect(await listed(owner, id)).toContainEqual(
    expect.objectContaining({ id: memberId, isApprover: true }),
  );
  expect((await change(owner, { role: 'viewer' })).body).toMatchObject({ isApprover: false });
  expect((await change(owner, { role: 'member' })).body).toMatchObject({ isApprover: false });
  const both = await change(owner, { role: 'admin', isApprover: true });
  expect(both.status).toBe(400);
});

const sentences = [
  ['member', 'update', 'viewer', 403, 'Only owners and admins can update member roles'],
  ['viewer', 'update', 'member', 403, 'Only owners and admins can update member roles'],
  ['member', 'remove', 'viewer', 403, 'Only owners and admins can remove members'],
  ['viewer', 'remove', 'viewer', 403, 'Only owners and admins can remove members'],
  ['admin', 'update', 'owner', 403, 'Cannot change the role of the workspace owner'],
  ['owner', 'update', 'owner', 403, 'Cannot change the role of the workspace owner'],
  ['admin', 'remove', 'owner', 403, 'Cannot remove the workspace owner'],
  ['owner', 'remove', 'owner', 403, 'Cannot remove the workspace owner'],
  ['admin', 'update', 'admin', 403, 'You cannot change your own role'],
  ['admin', 'remove', 'admin', 403, 'You cannot remove yourself. Leave the workspace instead.'],
  ['admin', 'update', 'removed', 404, 'Member not found'],
  ['admin', 'remove', 'removed', 404, 'Member not found'],
] as const;
const workspace = await aWorkspace(server);
test.each(sentences)('%s: %s of %s answers %i "%s"', async (by, name, whom, status, text) => {
  const { id, owner } = workspace;
  const before = await listed(owner, id);
  const memberId = before.find(({ userId }) => userId === workspace[whom].id)?.id ?? newId();
  const answer = await workspace[by].send(members[name], {
    params: { workspaceId: id, memberId },
    ...(name === 'update' ? { body: { role: 'member' } } : {}),
  });
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
  expect(await listed(owner, id)).toEqual(before);
});

test('nobody is made owner but by a transfer', async () => {
  const { id, owner, admin } = await aWorkspace(server);
  const memberId = await idOf(owner, id, admin);
  const answer = await owner.send(members.update, {
    params: { workspaceId: id, memberId },
    body: { role: 'owner' },
  });
  expect(answer.status).toBe(400);
});

test("a member's id of another workspace touches nothing there", async () => {
  const [here, there] = [await aWorkspace(server), await aWorkspace(server)];
  const before = await listed(there.owner, there.id);
  for (const { id: memberId } of before) {
    const params = { workspaceId: here.id, memberId };
    for (const answer of [
      await here.owner.send(members.update, { params, body: { role: 'viewer' } }),
      await here.owner.send(members.remove, { params }),
      await here.owner.send(members.transfer, {
        params: { workspaceId: here.id },
        body: { memberId },
      }),
    ])
      expect([answer.status, answer.text]).toEqual([
        404,
        expect.stringContaining('Member not found'),
      ]);
  }
  expect(await listed(there.owner, there.id)).toEqual(before);
  expect((await listed(here.owner, here.id)).filter(({ role }) => role === 'owner')).toHaveLength(
    1,
  );
});

test('all but the owner can leave', async () => {
  const { id, owner, admin, viewer } = await aWorkspace(server);
  const params = { workspaceId: id };
  for (const user of [admin, viewer]) {
    await user.call(members.leave, { params, body: {} });
    expect((await user.send(members.list, { params })).status).toBe(404);
  }
  const answer = await owner.send(members.leave, { params, body: {} });
  expect([answer.status, answer.text]).toEqual([
    409,
    expect.stringContaining('Transfer the workspace to another member before you leave it'),
  ]);
  expect(await listed(owner, id)).toHaveLength(2);
});

test('a transfer makes the old owner an admin', async () => {
  const { id, owner, member } = await aWorkspace(server);
  const heir = await idOf(owner, id, member);
  const params = { workspaceId: id };
  await owner.call(members.transfer, { params, body: { memberId: heir } });
  const roles = (await listed(owner, id)).map(({ userId, role }) => [userId, role]);
  expect(roles).toContainEqual([owner.id, 'admin']);
  expect(roles).toContainEqual([member.id, 'owner']);
  const again = await owner.send(members.transfer, { params, body: { memberId: heir } });
  expect([again.status, again.text]).toEqual([
    403,
    expect.stringContaining('Only the owner can transfer the workspace'),
  ]);
});

test('whoever becomes the owner is told of it', async () => {
  const { id, owner, member } = await aWorkspace(server);
  const body = { memberId: await idOf(owner, id, member) };
  await owner.call(members.transfer, { params: { workspaceId: id }, body });
  const { rows } = await member.call(notificationsContract.list, { query: {} });
  expect(rows).toMatchObject([
    { event: 'membership', detail: 'made you the owner of', title: 'Studio', workspaceId: id },
  ]);
});

test('transfers, removals and role changes at once leave exactly one owner', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, owner, admin, member, viewer } = await aWorkspace(server);
    const [a, m, v] = await Promise.all([admin, member, viewer].map((of) => idOf(owner, id, of)));
    const params = { workspaceId: id };
    const transfer = (memberId = '') =>
      owner.send(members.transfer, { params, body: { memberId } });
    const answers = await Promise.all([
      transfer(a),
      transfer(m),
      transfer(v),
      admin.send(members.remove, { params: { workspaceId: id, memberId: m } }),
      admin.send(members.update, {
        params: { workspaceId: id, memberId: v },
        body: { role: 'admin' },
      }),
      viewer.send(members.leave, { params, body: {} }),
    ]);
    for (const answer of answers) expect(answer.status, `${answer.text}`).toBeLessThan(500);
    const rows = await ask<{ role: string }>(
      server.database.superuser,
      `select role from workspace_members where workspace_id = $1 and role = 'owner'`,
      [id],
    );
    expect(rows).toHaveLength(1);
  }
});

test('ten thousand members come page by page, each of them once', async () => {
  const { id, owner } = await aWorkspace(server);
  await ask(
    server.database.superuser,
    `with people as (
      insert into users (id, email, password_hash, first_name)
      select gen_random_uuid(), 'p' || n || '-' || $1 || '@example.com', '', 'Pia'
      from generate_series(1, 10000) n returning id)
    insert into workspace_members (workspace_id, id, user_id, role)
    select $1::text::uuid, gen_random_uuid(), id, 'member' from people`,
    [id],
  );
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const query = { after };
    const page = await owner.call(members.list, { params: { workspaceId: id }, query });
    ids.push(...page.rows.map((row) => row.id));
    after = page.next ?? undefined;
  } while (after);
  expect(ids).toHaveLength(10_004);
  expect(new Set(ids).size).toBe(10_004);
  expect(ids).toEqual(ids.toSorted());
});

test('where roles cannot be read, the answer says so and nothing is done', async () => {
  const { id, owner, viewer } = await aWorkspace(server);
  const memberId = await idOf(owner, id, viewer);
  const { default: pg } = await import('pg');
  const blocking = new pg.Client(server.database.superuser);
  await blocking.connect();
  await blocking.query('begin; lock table workspace_members in access exclusive mode');
  const answer = await owner.send(members.remove, { params: { workspaceId: id, memberId } });
  await blocking.end();
  expect([answer.status, answer.text]).toEqual([
    503,
    expect.stringContaining('Failed to verify permissions'),
  ]);
  expect(server.errors.splice(0)).toHaveLength(1);
  expect(await listed(owner, id)).toHaveLength(4);
});

test('somebody in two workspaces is removed from one of them', async () => {
  const { id, owner } = await aWorkspace(server);
  const both = await aUser(server);
  await both.call(workspacesContract.create, { body: { id: newId(), name: 'Mine' } });
  await join(server, { workspaceId: id, user: both, role: 'member' });
  await owner.call(members.remove, {
    params: { workspaceId: id, memberId: await idOf(owner, id, both) },
  });
  const { workspaces } = await both.call(workspacesContract.list, { query: {} });
  expect(workspaces).toMatchObject([{ name: 'Mine', role: 'owner' }]);
});

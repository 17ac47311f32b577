import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { invite, refusalOf, tokenOf, voidInvitation } from '#server/testing/invitations.ts';
import { aUser, aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { invitationsContract as invitations } from './contract.ts';

const server = await startTestServer();
const { superuser } = server.database;

async function pending(user: TestUser, workspaceId: string) {
  return (await user.call(invitations.list, { params: { workspaceId }, query: {} })).invitations;
}

async function isMember(user: TestUser, workspaceId: string): Promise<boolean> {
  const { workspaces } = await user.call(workspacesContract.list, { query: {} });
  return workspaces.some(({ id }) => id === workspaceId);
}

test('an invitation is sent, looked at and accepted once', async () => {
  const { id, owner, admin } = await aWorkspace(server);
  const lea = await aUser(server);
  const feed = await new FeedReader(lea).connect();
  const sent = await admin.call(invitations.send, {
    params: { workspaceId: id },
    body: { email: `  ${lea.email.toUpperCase()} `, message: ' Come in ' },
  });
  expect(sent).toMatchObject({
    mailed: false,
    link: expect.stringMatching(/^http:\/\/dayslate\.test\/accept-invitation#token=[\w-]{43}$/),
    invitation: {
      email: lea.email,
      role: 'member',
      message: 'Come in',
      invitedBy: { email: admin.email },
    },
  });
  const days = (Date.parse(sent.invitation.expiresAt) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 2);
  expect(await pending(owner, id)).toEqual([sent.invitation]);

  const token = tokenOf(sent.link);
  const offered = await lea.call(invitations.lookUp, { body: { token } });
  expect(offered).toMatchObject({
    workspace: { name: 'Studio', description: '' },
    role: 'member',
    email: lea.email,
    isMember: false,
  });
  expect(await isMember(lea, id)).toBe(false);
  const joined = await lea.call(invitations.accept, { body: { token } });
  expect(joined).toMatchObject({ id, name: 'Studio', role: 'member', memberCount: 5 });
  expect(await isMember(lea, id)).toBe(true);
  expect(await pending(owner, id)).toEqual([]);
  await feed.until(() => feed.changes.some(({ domain }) => domain === 'memberships'));
  expect(feed.changes).toMatchObject([{ domain: 'memberships', id, row: { role: 'member' } }]);
  feed.disconnect();

  // Again by the same person: they are in, and nothing changes.
  expect(await lea.call(invitations.lookUp, { body: { token } })).toMatchObject({ isMember: true });
  expect(await lea.call(invitations.accept, { body: { token } })).toMatchObject({ memberCount: 5 });
  // By anybody else it is a link that was used.
  expect(await refusalOf(await aUser(server), 'accept', token)).toEqual(voidInvitation);
});

test('the token is stored nowhere, only its hash', async () => {
  const { id, owner } = await aWorkspace(server);
  const key = { 'idempotency-key': newId() };
  const sent = await owner.call(
    invitations.send,
    { params: { workspaceId: id }, body: { email: 'lea@example.com' } },
    key,
  );
  const token = tokenOf(sent.link);
  const tables = await ask<{ name: string }>(
    superuser,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  for (const { name } of tables) {
    const rows = await ask<{ text: string }>(superuser, `select t::text as text from ${name} t`);
    expect(
      rows.filter(({ text }) => text.includes(token)),
      `${name}`,
    ).toEqual([]);
  }
});

test.each(['viewer', 'member'] as const)(
  'a %s neither sends nor sees nor cancels',
  async (role) => {
    const workspace = await aWorkspace(server);
    const params = { workspaceId: workspace.id };
    const { id } = await invite(workspace.owner, workspace.id, 'lea@example.com');
    const user = workspace[role];
    const send = await user.send(invitations.send, { params, body: { email: 'pia@example.com' } });
    expect([send.status, send.text]).toEqual([
      403,
      expect.stringContaining('Only owners and admins can send invitations'),
    ]);
    const one = { params: { ...params, invitationId: id } };
    const cancel = await user.send(invitations.cancel, one);
    expect([cancel.status, cancel.text]).toEqual([
      403,
      expect.stringContaining('Only owners and admins can cancel invitations'),
    ]);
    expect((await user.send(invitations.resend, { ...one, body: {} })).status).toBe(403);
    expect((await user.send(invitations.renewLink, { ...one, body: {} })).status).toBe(403);
    expect((await user.send(invitations.list, { params })).status).toBe(403);
    expect(await pending(workspace.owner, workspace.id)).toHaveLength(1);
  },
);

const refusedBodies = [
  [{ email: 'nobody' }, 400, 'Please enter a valid email address'],
  [{ email: '' }, 400, 'Please enter a valid email address'],
  [{ email: 'lea@example.com', role: 'owner' }, 400, 'role'],
  [{ email: 'lea@example.com', message: 'x'.repeat(501) }, 400, 'Use at most 500 characters'],
  [{ email: 'taken@example.com' }, 409, 'An invitation has already been sent to this email'],
  [{ email: ' TAKEN@example.com' }, 409, 'An invitation has already been sent to this email'],
] as const;
const workspace = await aWorkspace(server);
await invite(workspace.owner, workspace.id, 'taken@example.com');
test.each(refusedBodies)('inviting %j answers %i "%s"', async (body, status, text) => {
  const before = await pending(workspace.owner, workspace.id);
  const params = { workspaceId: workspace.id };
  const answer = await workspace.admin.send(invitations.send, { params, body });
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
  expect(await pending(workspace.owner, workspace.id)).toEqual(before);
});

test('members, and whoever invites, are in already', async () => {
  for (const whom of ['owner', 'admin', 'viewer'] as const) {
    const answer = await workspace.admin.send(invitations.send, {
      params: { workspaceId: workspace.id },
      body: { email: workspace[whom].email },
    });
    expect([answer.status, answer.text]).toEqual([
      409,
      expect.stringContaining('This user is already a member of the workspace'),
    ]);
  }
});

test('a cancelled invitation works no longer', async () => {
  const { id, owner, admin } = await aWorkspace(server);
  const lea = await aUser(server);
  const { id: invitationId, token } = await invite(owner, id, lea.email);
  const params = { workspaceId: id, invitationId };
  await admin.call(invitations.cancel, { params });
  expect(await pending(owner, id)).toEqual([]);
  expect(await refusalOf(lea, 'accept', token)).toEqual(voidInvitation);
  const again = await owner.send(invitations.cancel, { params });
  expect([again.status, again.text]).toEqual([
    404,
    expect.stringContaining('Invitation not found'),
  ]);
});

test('an invitation of another workspace is out of reach', async () => {
  const [here, there] = [await aWorkspace(server), await aWorkspace(server)];
  const { id: invitationId } = await invite(there.owner, there.id, 'lea@example.com');
  const before = await pending(there.owner, there.id);
  const params = { workspaceId: here.id, invitationId };
  for (const answer of [
    await here.owner.send(invitations.cancel, { params }),
    await here.owner.send(invitations.resend, { params, body: {} }),
    await here.owner.send(invitations.renewLink, { params, body: {} }),
  ])
    expect(answer.status).toBe(404);
  expect(await pending(there.owner, there.id)).toEqual(before);
});

test.each(['resend', 'renewLink'] as const)(
  '%s makes a new link and ends the old one',
  async (name) => {
    const { id, owner } = await aWorkspace(server);
    const lea = await aUser(server);
    const first = await invite(owner, id, lea.email);
    await ask(
      superuser,
      `update workspace_invitations set expires_at = now() + interval '1 hour' where workspace_id = $1`,
      [id],
    );
    const params = { workspaceId: id, invitationId: first.id };
    const { link, invitation } = await owner.call(invitations[name], { params, body: {} });
    expect(Date.parse(invitation.expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect(await refusalOf(lea, 'accept', first.token)).toEqual(voidInvitation);
    await lea.call(invitations.accept, { body: { token: tokenOf(link) } });
    expect(await isMember(lea, id)).toBe(true);
  },
);

test('nobody mails the whole world through a workspace', async () => {
  const { id, owner } = await aWorkspace(server);
  const statuses: number[] = [];
  for (let n = 0; n < 42; n += 1) {
    const answer = await owner.send(invitations.send, {
      params: { workspaceId: id },
      body: { email: `lea${n}@example.com` },
    });
    statuses.push(answer.status);
    if (answer.status !== 429) continue;
    expect(answer.text).toMatch(/Too many attempts\. Try again in (59|60) minutes\./);
  }
  expect(statuses).toEqual([...Array<number>(40).fill(200), 429, 429]);
});

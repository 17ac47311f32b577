import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ask } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aUser, aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { workspacesContract } from '#domains/workspaces/contract.ts';
import { membersContract } from '#domains/workspaces/members/contract.ts';
import { invitationsContract as invitations } from './contract.ts';

const server = await startTestServer();
const { superuser } = server.database;

async function pending(user: TestUser, workspaceId: string) {
  return (await user.call(invitations.list, { params: { workspaceId }, query: {} })).invitations;
}

function tokenOf(link: string | null): string {
  return new URL(link ?? '').searchParams.get('token') ?? '';
}

/** Invites somebody and gives the token of the link. */
async function invite(by: TestUser, workspaceId: string, email: string, role = 'member' as const) {
  const sent = await by.call(invitations.send, {
    params: { workspaceId },
    body: { email, role, message: 'Come in' },
  });
  return { id: sent.invitation.id, token: tokenOf(sent.link) };
}

async function refusal(user: TestUser, name: 'lookUp' | 'accept' | 'decline', token: string) {
  const answer = await user.send(invitations[name], { body: { token } });
  const { error } = answer.body as { error: { message: string } };
  return [answer.status, error.message];
}

async function isMember(user: TestUser, workspaceId: string): Promise<boolean> {
  const { workspaces } = await user.call(workspacesContract.list, { query: {} });
  return workspaces.some(({ id }) => id === workspaceId);
}

const invalid = [404, 'Invalid or expired invitation'];

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
    link: expect.stringMatching(/^http:\/\/dayslate\.test\/accept-invitation\?token=[\w-]{43}$/),
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
  expect(await refusal(await aUser(server), 'accept', token)).toEqual(invalid);
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
      name,
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

test('an invitation that expired tells so, is not listed, and can be sent anew', async () => {
  const { id, owner } = await aWorkspace(server);
  const lea = await aUser(server);
  const { token } = await invite(owner, id, lea.email);
  await ask(
    superuser,
    `update workspace_invitations set expires_at = now() where workspace_id = $1`,
    [id],
  );
  for (const name of ['lookUp', 'accept', 'decline'] as const)
    expect(await refusal(lea, name, token)).toEqual([404, 'This invitation has expired']);
  expect(await isMember(lea, id)).toBe(false);
  expect(await pending(owner, id)).toEqual([]);
  const anew = await invite(owner, id, lea.email);
  await lea.call(invitations.accept, { body: { token: anew.token } });
  expect(await isMember(lea, id)).toBe(true);
});

test('somebody else learns only what the sentence says', async () => {
  const { id, owner } = await aWorkspace(server);
  const [lea, pia] = [await aUser(server), await aUser(server)];
  const { token } = await invite(owner, id, lea.email);
  for (const name of ['lookUp', 'accept', 'decline'] as const) {
    const answer = await pia.send(invitations[name], { body: { token } });
    const text = `This invitation was sent to ${lea.email}, but you're signed in as ${pia.email}. Please sign in with the correct email address or ask for a new invitation.`;
    expect(answer.body).toMatchObject({ error: { code: 'forbidden', message: text } });
    expect(answer.text).not.toContain('Studio');
    expect(answer.text).not.toContain(id);
  }
  expect(await isMember(pia, id)).toBe(false);
  expect(await pending(owner, id)).toHaveLength(1);
});

test('a token that is missing, guessed, truncated or lengthened opens nothing', async () => {
  const { id, owner } = await aWorkspace(server);
  const lea = await aUser(server);
  const { token } = await invite(owner, id, lea.email);
  const texts = [
    ['', 400, 'No invitation token provided'],
    ['   ', 400, 'No invitation token provided'],
    [token.slice(1), ...invalid],
    [token.slice(0, -1), ...invalid],
    [`${token}A`, ...invalid],
    [token.toLowerCase(), ...invalid],
    ['A'.repeat(43), ...invalid],
    ['%', ...invalid],
    ['A'.repeat(300), 400, 'Invalid or expired invitation'],
  ] as const;
  for (const [wrong, ...told] of texts)
    for (const name of ['lookUp', 'accept', 'decline'] as const)
      expect(await refusal(lea, name, String(wrong))).toEqual(told);
  expect(await isMember(lea, id)).toBe(false);
});

test('a declined invitation works no longer, and the sender sees it gone', async () => {
  const { id, owner } = await aWorkspace(server);
  const lea = await aUser(server);
  const { token } = await invite(owner, id, lea.email);
  const feed = await new FeedReader(owner).connect();
  await lea.call(invitations.decline, { body: { token } });
  await feed.until(() => feed.changes.some(({ domain }) => domain === 'invitations'));
  // All members hear that something changed, and not what.
  expect(feed.changes).toMatchObject([{ domain: 'invitations', row: null }]);
  feed.disconnect();
  expect(await pending(owner, id)).toEqual([]);
  for (const name of ['lookUp', 'accept', 'decline'] as const)
    expect(await refusal(lea, name, token)).toEqual(invalid);
  const [kept] = await ask<{ declined: boolean }>(
    superuser,
    'select declined_at is not null as declined from workspace_invitations where workspace_id = $1',
    [id],
  );
  expect(kept).toEqual({ declined: true });
  expect(await isMember(lea, id)).toBe(false);
  // They may be asked once more.
  const anew = await invite(owner, id, lea.email);
  await lea.call(invitations.accept, { body: { token: anew.token } });
});

test('a cancelled invitation works no longer', async () => {
  const { id, owner, admin } = await aWorkspace(server);
  const lea = await aUser(server);
  const { id: invitationId, token } = await invite(owner, id, lea.email);
  const params = { workspaceId: id, invitationId };
  await admin.call(invitations.cancel, { params });
  expect(await pending(owner, id)).toEqual([]);
  expect(await refusal(lea, 'accept', token)).toEqual(invalid);
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
    expect(await refusal(lea, 'accept', first.token)).toEqual(invalid);
    await lea.call(invitations.accept, { body: { token: tokenOf(link) } });
    expect(await isMember(lea, id)).toBe(true);
  },
);

test('two accepts at once make one membership; after a removal the link is dead', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, owner } = await aWorkspace(server);
    const lea = await aUser(server);
    const { token } = await invite(owner, id, lea.email);
    const accept = () => lea.call(invitations.accept, { body: { token } });
    const joined = await Promise.all([accept(), accept(), accept()]);
    expect(new Set(joined.map(({ memberCount }) => memberCount))).toEqual(new Set([5]));
    const page = await owner.call(membersContract.list, { params: { workspaceId: id }, query: {} });
    const [own, ...others] = page.rows.filter(({ userId }) => userId === lea.id);
    expect(others).toEqual([]);
    await owner.call(membersContract.remove, {
      params: { workspaceId: id, memberId: own?.id ?? '' },
    });
    for (const name of ['lookUp', 'accept', 'decline'] as const)
      expect(await refusal(lea, name, token)).toEqual(invalid);
    expect(await isMember(lea, id)).toBe(false);
  }
});

test('accepting and declining at once has one outcome', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, owner } = await aWorkspace(server);
    const lea = await aUser(server);
    const { token } = await invite(owner, id, lea.email);
    const answers = await Promise.all(
      (['accept', 'decline'] as const).map((name) =>
        lea.send(invitations[name], { body: { token } }),
      ),
    );
    const [accepted] = answers;
    expect(accepted?.status === 200).toBe(await isMember(lea, id));
    expect(answers.map(({ status }) => status).sort()).not.toEqual([404, 404]);
    expect(await pending(owner, id)).toEqual([]);
  }
});

test('a member by other means keeps their role, and the invitation is answered', async () => {
  const { id, owner, viewer } = await aWorkspace(server);
  const { token } = await invite(owner, id, 'lea@example.com');
  await ask(superuser, `update workspace_invitations set email = $2 where workspace_id = $1`, [
    id,
    viewer.email,
  ]);
  expect(await viewer.call(invitations.lookUp, { body: { token } })).toMatchObject({
    isMember: true,
  });
  const joined = await viewer.call(invitations.accept, { body: { token } });
  expect(joined).toMatchObject({ role: 'viewer', memberCount: 4 });
  expect(await pending(owner, id)).toEqual([]);
});

test('the invitation of a workspace deleted meanwhile is void', async () => {
  const { id, owner } = await aWorkspace(server);
  const lea = await aUser(server);
  const { token } = await invite(owner, id, lea.email);
  await owner.call(workspacesContract.remove, {
    params: { workspaceId: id },
    body: { name: 'Studio' },
  });
  for (const name of ['lookUp', 'accept', 'decline'] as const)
    expect(await refusal(lea, name, token)).toEqual(invalid);
});

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

test('who guesses tokens is stopped; who uses theirs is not', async () => {
  const { id, owner } = await aWorkspace(server);
  const [lea, pia] = [await aUser(server), await aUser(server)];
  const { token } = await invite(owner, id, lea.email);
  for (let n = 0; n < 40; n += 1) await lea.call(invitations.lookUp, { body: { token } });
  const statuses = new Set<unknown>();
  for (let n = 0; n < 31; n += 1) {
    const [status] = await refusal(pia, 'accept', `${newId()}`);
    statuses.add(status);
  }
  expect([...statuses]).toEqual([404, 429]);
  await lea.call(invitations.accept, { body: { token } });
});

// The mail, by a real SMTP server -------------------------------------------------------------------
const mails: { to: string[]; text: string }[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const plain = text.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: plain });
      done();
    });
  },
});
smtp.listen(0, '127.0.0.1');
await once(smtp.server, 'listening');
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

test('with SMTP_URL the link goes by mail and by nothing else', async () => {
  const address = smtp.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { id, owner } = await aWorkspace(server);
  const lea = await aUser(server);
  // Two servers on one database would share the mails between them.
  await server.stop();
  const mailing = await startTestServer({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    database: server.database,
  });
  const at = (user: TestUser): TestUser =>
    Object.assign(mailing.stranger(), { ...user, url: mailing.url });
  await at(owner).call(workspacesContract.rename, {
    params: { workspaceId: id },
    body: { name: 'Studio\r\nBcc: all@example.com' },
  });
  const params = { workspaceId: id };
  const body = { email: lea.email, role: 'viewer', message: 'See you there' } as const;
  const sent = await at(owner).call(invitations.send, { params, body });
  expect(sent).toMatchObject({ mailed: true, link: null });
  await expect.poll(() => mails.length, { timeout: 8_000 }).toBe(1);
  const [mail] = mails;
  expect(mail?.to).toEqual([lea.email]);
  expect(mail?.text).toContain('See you there');
  expect(mail?.text.replaceAll(/\r\n /g, ' ')).toMatch(
    /^Subject: .* invited you to Studio Bcc: all@example\.com\r\n/m,
  );
  const token = /accept-invitation\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  const one = { ...params, invitationId: sent.invitation.id };
  await at(owner).call(invitations.resend, { params: one, body: {} });
  await expect.poll(() => mails.length, { timeout: 8_000 }).toBe(2);
  expect(await refusal(at(lea), 'accept', token)).toEqual(invalid);
  const again = /accept-invitation\?token=([\w-]{43})/.exec(mails[1]?.text ?? '')?.[1] ?? '';
  expect(await at(lea).call(invitations.accept, { body: { token: again } })).toMatchObject({
    id,
    role: 'viewer',
  });
});

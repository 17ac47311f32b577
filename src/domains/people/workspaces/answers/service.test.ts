import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { ask, withClient } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { invite, refusalOf, tokenOf, voidInvitation } from '#server/testing/invitations.ts';
import { aUser, aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { outboxOf, tokenIn, untilMailed } from '#server/testing/mail.ts';
import { accountContract } from '#domains/people/auth/account/contract.ts';
import { entranceContract as entrance } from '#domains/people/auth/entrance/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { invitationsContract as invitations } from '#domains/people/workspaces/invitations/contract.ts';
import { membersContract } from '#domains/people/workspaces/members/contract.ts';

const server = await startTestServer();
const { superuser } = server.database;

async function pending(user: TestUser, workspaceId: string) {
  return (await user.call(invitations.list, { params: { workspaceId }, query: {} })).invitations;
}

async function isMember(user: TestUser, workspaceId: string): Promise<boolean> {
  const { workspaces } = await user.call(workspacesContract.list, { query: {} });
  return workspaces.some(({ id }) => id === workspaceId);
}

test('an invitation that expired tells so, is not listed, and can be sent anew', async () => {
  const { id, owner } = await aWorkspace(server);
  const lea = await aUser(server);
  const { token } = await invite(owner, id, lea.email);
  await ask(
    superuser,
    `update workspace_invitations set expires_at = now() where workspace_id = $1`,
    [id],
  );
  for (const name of ['look-up', 'accept', 'decline'] as const)
    expect(await refusalOf(lea, name, token)).toEqual([404, 'This invitation has expired']);
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
    [token.slice(1), ...voidInvitation],
    [token.slice(0, -1), ...voidInvitation],
    [`${token}A`, ...voidInvitation],
    [token.toLowerCase(), ...voidInvitation],
    ['A'.repeat(43), ...voidInvitation],
    ['%', ...voidInvitation],
    ['A'.repeat(300), 400, 'Invalid or expired invitation'],
  ] as const;
  for (const [wrong, ...told] of texts)
    for (const name of ['look-up', 'accept', 'decline'] as const)
      expect(await refusalOf(lea, name, String(wrong))).toEqual(told);
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
  for (const name of ['look-up', 'accept', 'decline'] as const)
    expect(await refusalOf(lea, name, token)).toEqual(voidInvitation);
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
    for (const name of ['look-up', 'accept', 'decline'] as const)
      expect(await refusalOf(lea, name, token)).toEqual(voidInvitation);
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
    expect(answers.some(({ status }) => status === 200)).toBe(true);
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
  for (const name of ['look-up', 'accept', 'decline'] as const)
    expect(await refusalOf(lea, name, token)).toEqual(voidInvitation);
});

test('who guesses tokens is stopped; who uses theirs is not', async () => {
  const { id, owner } = await aWorkspace(server);
  const [lea, pia] = [await aUser(server), await aUser(server)];
  const { token } = await invite(owner, id, lea.email);
  for (let n = 0; n < 40; n += 1) await lea.call(invitations.lookUp, { body: { token } });
  const statuses = new Set<unknown>();
  for (let n = 0; n < 31; n += 1) {
    const [status] = await refusalOf(pia, 'accept', `${newId()}`);
    statuses.add(status);
  }
  expect([...statuses]).toEqual([404, 429]);
  await lea.call(invitations.accept, { body: { token } });
});

/** Proves an address as its owner does: by a link that was mailed there. */
async function prove(user: TestUser): Promise<void> {
  await user.call(entrance.forgotPassword, { body: { email: user.email } });
  const [mail] = await untilMailed(() => outboxOf(server.config.dataDir, user.email));
  const body = { token: tokenIn(mail, 'reset'), password: user.password };
  await user.call(entrance.resetPassword, { body });
}

async function received(user: TestUser) {
  return (await user.call(workspacesContract.list, { query: {} })).invitations;
}

test('who has proved an address is shown what waits for it and answers without the link', async () => {
  const [one, other] = [await aWorkspace(server), await aWorkspace(server)];
  const lea = await aUser(server);
  await invite(one.owner, one.id, lea.email);
  const { id: declinedId } = await invite(other.owner, other.id, lea.email);
  expect(await received(lea)).toEqual([]);
  await prove(lea);
  const [newer, older, ...more] = await received(lea);
  expect(more).toEqual([]);
  expect(newer?.id).toBe(declinedId);
  expect(older).toMatchObject({ workspace: { name: 'Studio' }, role: 'member', email: lea.email });
  await lea.call(invitations.decline, { body: { invitationId: declinedId } });
  expect(await received(lea)).toEqual([older]);
  const body = { invitationId: older?.id ?? '' };
  expect(await lea.call(invitations.lookUp, { body })).toEqual(older);
  expect(await lea.call(invitations.accept, { body })).toMatchObject({ id: one.id });
  expect(await received(lea)).toEqual([]);
  expect(await isMember(lea, other.id)).toBe(false);
});

test('an invitation is nobody else’s by its id, nor by an address that was only typed', async () => {
  const { id, owner, stranger } = await aWorkspace(server);
  const lea = await aUser(server);
  const { id: invitationId, token } = await invite(owner, id, lea.email);
  await prove(stranger);
  for (const user of [lea, stranger]) {
    for (const name of ['lookUp', 'accept', 'decline'] as const) {
      const answer = await user.send(invitations[name], { body: { invitationId } });
      expect([answer.status, answer.body]).toMatchObject([
        404,
        { error: { message: 'Invalid or expired invitation' } },
      ]);
    }
    expect(await received(user)).toEqual([]);
    expect(await isMember(user, id)).toBe(false);
  }
  await prove(lea);
  const both = await lea.send(invitations.accept, { body: { invitationId, token } });
  expect(both.status).toBe(400);
});

test('what ends is not shown any more, and whoever is invited hears of it live', async () => {
  const [one, gone] = [await aWorkspace(server), await aWorkspace(server)];
  const lea = await aUser(server);
  await prove(lea);
  const feed = await new FeedReader(lea).connect();
  const { id: invitationId } = await invite(one.owner, one.id, lea.email);
  await feed.until(() => feed.changes.some(({ id }) => id === one.id));
  // A row that says nothing: of a missing one browsers would take it that they were removed.
  expect(feed.changes).toMatchObject([{ stream: lea.id, domain: 'memberships', row: {} }]);
  feed.disconnect();
  await invite(gone.owner, gone.id, lea.email);
  expect(await received(lea)).toHaveLength(2);
  const params = { workspaceId: gone.id };
  await gone.owner.call(workspacesContract.remove, { params, body: { name: 'Studio' } });
  expect((await received(lea)).map(({ id }) => id)).toEqual([invitationId]);
  const ended = { workspaceId: one.id, invitationId };
  await one.owner.call(invitations.cancel, { params: ended });
  expect(await received(lea)).toEqual([]);
});

test('an invitation ends when whoever sent it is removed, leaves, or may invite no more', async () => {
  const { id, owner, admin, stranger } = await aWorkspace(server);
  const lea = await aUser(server);
  // Who has proved an address is told of invitations: here that must not stand in the way.
  await prove(lea);
  const { token } = await invite(admin, id, lea.email);
  const kept = await invite(owner, id, stranger.email);
  const { rows } = await owner.call(membersContract.list, {
    params: { workspaceId: id },
    query: {},
  });
  const memberId = rows.find(({ userId }) => userId === admin.id)?.id ?? '';
  const params = { workspaceId: id, memberId };
  await owner.call(membersContract.update, { params, body: { role: 'member' } });
  expect(await refusalOf(lea, 'accept', token)).toEqual(voidInvitation);
  await owner.call(membersContract.update, { params, body: { role: 'admin' } });
  const second = await invite(admin, id, lea.email);
  await owner.call(membersContract.remove, { params });
  expect(await refusalOf(lea, 'accept', second.token)).toEqual(voidInvitation);
  expect((await pending(owner, id)).map((one) => one.id)).toEqual([kept.id]);
});

/** Ends or lessens the membership of an admin, in every way there is. */
const partings: [string, (workspace: Studio, memberId: string) => Promise<unknown>][] = [
  [
    'is removed',
    ({ id, owner }, memberId) =>
      owner.call(membersContract.remove, { params: { workspaceId: id, memberId } }),
  ],
  [
    'is made a member',
    ({ id, owner }, memberId) => {
      const params = { workspaceId: id, memberId };
      return owner.call(membersContract.update, { params, body: { role: 'member' } });
    },
  ],
  [
    'leaves',
    ({ id, admin }) => admin.call(membersContract.leave, { params: { workspaceId: id }, body: {} }),
  ],
  [
    'deletes their account',
    ({ admin }) => admin.call(accountContract.remove, { body: { password: admin.password } }),
  ],
];
type Studio = Awaited<ReturnType<typeof aWorkspace>>;

async function memberIdOf(user: TestUser, { id, owner }: Studio): Promise<string> {
  const { rows } = await owner.call(membersContract.list, {
    params: { workspaceId: id },
    query: {},
  });
  return rows.find(({ userId }) => userId === user.id)?.id ?? '';
}

test.each(partings)(
  'nobody comes in by a link of an admin who %s, whoever had sent the invitation',
  async (_, part) => {
    const studio = await aWorkspace(server);
    const { id, owner, admin } = studio;
    const [lea, pia] = [await aUser(server), await aUser(server)];
    const own = await invite(admin, id, lea.email);
    // The owner's invitation, of which the admin asks for a new link and so knows it.
    const { id: invitationId } = await invite(owner, id, pia.email);
    const params = { workspaceId: id, invitationId };
    const renewed = tokenOf((await admin.call(invitations.renewLink, { params, body: {} })).link);
    await part(studio, await memberIdOf(admin, studio));
    for (const [user, token] of [
      [lea, own.token],
      [pia, renewed],
    ] as const) {
      expect(await refusalOf(user, 'look-up', token)).toEqual(voidInvitation);
      expect(await refusalOf(user, 'accept', token)).toEqual(voidInvitation);
    }
    // What the owner has said still stands, and takes a new link.
    expect((await pending(owner, id)).map((one) => one.id)).toEqual([invitationId]);
    const { link } = await owner.call(invitations.renewLink, { params, body: {} });
    await pia.call(invitations.accept, { body: { token: tokenOf(link) } });
    expect(await isMember(pia, id)).toBe(true);
  },
);

test('what is sent in the very moment of being removed is sent before, or not at all', async () => {
  const studio = await aWorkspace(server);
  const { id, owner, admin } = studio;
  const memberId = await memberIdOf(admin, studio);
  const lea = await aUser(server);
  const stream = `select 1 from streams where id = $1 for update`;
  await withClient(superuser, async (holder) => {
    // The invitation is written, and cannot be told of before the removal has come as far as it can.
    await holder.query('begin');
    await holder.query(stream, [id]);
    const sending = admin.send(invitations.send, {
      params: { workspaceId: id },
      body: { email: lea.email, role: 'admin' },
    });
    await untilWaiting(1);
    const removal = owner.send(membersContract.remove, { params: { workspaceId: id, memberId } });
    await untilWaiting(2);
    await holder.query('commit');
    const { body, status } = await sending;
    expect([status, (await removal).status]).toEqual([200, 200]);
    const token = tokenOf((body as { link: string | null }).link);
    expect(await refusalOf(lea, 'accept', token)).toEqual(voidInvitation);
    expect(await pending(owner, id)).toEqual([]);
  });
});

/** So many statements wait for a row that somebody else holds. */
function untilWaiting(count: number) {
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return expect.poll(async () => (await ask(superuser, waiting)).length).toBe(count);
}

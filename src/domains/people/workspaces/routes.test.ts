import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { ask, rowsOfUser } from '#server/testing/database.ts';
import { invite, refusalOf } from '#server/testing/invitations.ts';
import { aUser, aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { workspacesContract as workspaces } from './contract.ts';

const server = await startTestServer();
const listed = async (user: TestUser) =>
  (await user.call(workspaces.list, { query: {} })).workspaces;

test('a new person has no workspace; whoever creates one owns it', async () => {
  const maria = await aUser(server);
  expect(await listed(maria)).toEqual([]);
  const created = await maria.call(workspaces.create, {
    body: { id: newId(), name: '  Café Ünï  ', description: ' Reels ' },
  });
  expect(created).toMatchObject({
    name: 'Café Ünï',
    description: 'Reels',
    type: 'personal',
    role: 'owner',
    memberCount: 1,
  });
  expect(await listed(maria)).toEqual([created]);
});

test('`Skip for now` in two tabs at once makes one workspace', async () => {
  for (let round = 0; round < 4; round += 1) {
    const maria = await aUser(server);
    const skip = () => maria.call(workspaces.createPersonal, { body: { id: newId() } });
    const made = await Promise.all([skip(), skip(), skip()]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made[0]).toMatchObject({
      name: 'Personal Workspace',
      description: 'My personal workspace',
    });
    expect(await listed(maria)).toHaveLength(1);
  }
});

test('the same workspace asked for twice, later or at once, is one workspace', async () => {
  for (let round = 0; round < 4; round += 1) {
    const maria = await aUser(server);
    const body = { id: newId(), name: 'Studio' };
    const ask = () => maria.call(workspaces.create, { body });
    const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
    expect(others).toEqual([first, first]);
    expect(await ask()).toEqual(first);
    expect(await listed(maria)).toEqual([first]);
  }
});

test.each(['create', 'createPersonal'] as const)(
  "%s with somebody else's id tells and touches nothing",
  async (name) => {
    const { id, owner, stranger } = await aWorkspace(server);
    const before = await rowsOfUser(server.database.superuser, owner.id);
    const body = name === 'create' ? { id, name: 'Mine now' } : { id };
    const answer = await stranger.send(workspaces[name], { body });
    expect([answer.status, answer.text.includes('Studio')]).toEqual([409, false]);
    expect(await rowsOfUser(server.database.superuser, owner.id)).toEqual(before);
    expect(await listed(stranger)).toEqual([]);
  },
);

test('an id in capitals is the same id', async () => {
  const maria = await aUser(server);
  const id = newId();
  const loud = await maria.call(workspaces.create, {
    body: { id: id.toUpperCase(), name: 'Studio' },
  });
  expect(loud.id).toBe(id);
  expect(await maria.call(workspaces.create, { body: { id, name: 'Studio' } })).toEqual(loud);
});

test('each member sees the workspace with their own role, nobody else sees it', async () => {
  const { id, owner, admin, member, viewer, removed, stranger } = await aWorkspace(server);
  for (const [user, role] of [
    [owner, 'owner'],
    [admin, 'admin'],
    [member, 'member'],
    [viewer, 'viewer'],
  ] as const) {
    expect(await listed(user)).toMatchObject([{ id, role, memberCount: 4 }]);
  }
  for (const user of [removed, stranger]) expect(await listed(user)).toEqual([]);
});

test('the workspace visited last comes first', async () => {
  const maria = await aUser(server);
  const [one, two] = [newId(), newId()];
  for (const id of [one, two])
    await maria.call(workspaces.create, { body: { id, name: 'Studio' } });
  const order = async () => (await listed(maria)).map(({ id }) => id);
  expect(await order()).toEqual([two, one]);
  await maria.call(workspaces.visit, { params: { workspaceId: one }, body: {} });
  expect(await order()).toEqual([one, two]);
});

test('other browsers of the owner hear of a new workspace and are asked to connect again', async () => {
  const maria = await aUser(server);
  const feed = await new FeedReader(maria).connect();
  const { id } = await maria.call(workspaces.create, { body: { id: newId(), name: 'Studio' } });
  await feed.until(() => feed.ended);
  expect(feed.changes).toMatchObject([{ domain: 'memberships', id, row: { role: 'owner' } }]);
  expect(feed.reconnects).toBe(1);
  await feed.connect();
  expect(
    feed.hellos
      .at(-1)
      ?.map(({ stream }) => stream)
      .sort(),
  ).toEqual([maria.id, id].sort());
  feed.disconnect();
});

test.each(['', '   ', 'x'.repeat(121)])('%j is no name for a workspace', async (name) => {
  const maria = await aUser(server);
  const answer = await maria.send(workspaces.create, { body: { id: newId(), name } });
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('"name"')]);
});

test('two owners of one workspace cannot be stored', async () => {
  const { id, stranger } = await aWorkspace(server);
  const second = ask(
    server.database.superuser,
    `insert into workspace_members (workspace_id, id, user_id, role) values ($1, $2, $3, 'owner')`,
    [id, newId(), stranger.id],
  );
  await expect(second).rejects.toThrow('workspace_members_owner_key');
});

test('the owner renames, owner and admin describe; everybody in it hears', async () => {
  const { id, owner, admin, member, viewer } = await aWorkspace(server);
  const params = { workspaceId: id };
  const feed = await new FeedReader(viewer).connect();
  const renamed = await owner.call(workspaces.rename, { params, body: { name: '  Atelier  ' } });
  expect(renamed).toMatchObject({ id, name: 'Atelier', role: 'owner', version: 2 });
  const described = await admin.call(workspaces.update, {
    params,
    body: { description: ' Films ' },
  });
  expect(described).toMatchObject({ name: 'Atelier', description: 'Films', version: 3 });
  await feed.until(() => feed.changes.length === 2);
  expect(feed.changes.map(({ domain, row }) => [domain, row])).toEqual([
    ['workspaces', { name: 'Atelier' }],
    ['workspaces', { description: 'Films' }],
  ]);
  feed.disconnect();
  for (const [user, name, body, status, text] of [
    [admin, 'rename', { name: 'Mine' }, 403, 'Only the owner can rename the workspace'],
    [member, 'update', { description: 'Mine' }, 403, 'Your role in this workspace'],
    [owner, 'rename', { name: '   ' }, 400, 'Workspace name cannot be empty'],
    [owner, 'rename', { name: 'x'.repeat(121) }, 400, 'Use at most 120 characters'],
  ] as const) {
    const answer = await user.send(workspaces[name], { params, body });
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
  }
  expect(await listed(viewer)).toMatchObject([{ name: 'Atelier', description: 'Films' }]);
});

test('settings have defaults, owner and admin change them, everybody in it reads them', async () => {
  const { id, owner, admin, member, viewer } = await aWorkspace(server);
  const params = { workspaceId: id };
  expect(await listed(viewer)).toMatchObject([
    {
      baseCurrency: 'USD',
      approvalMode: 'none',
      financeAccess: 'everyone',
      stageLabels: { planning: '', scripting: '', filming: '', editing: '', review: '' },
      hiddenStages: [],
      modulesOff: [],
      staleAfterDays: 7,
      affiliateDisclosure: 'Affiliate link: I may earn a commission.',
      affiliateChecks: false,
    },
  ]);
  const changes = {
    baseCurrency: 'JPY',
    approvalMode: 'required',
    financeAccess: 'admins',
    stageLabels: { planning: '', scripting: ' Write ', filming: '', editing: '', review: '' },
    hiddenStages: ['review', 'filming'],
    modulesOff: ['routine'],
    staleAfterDays: 14,
    affiliateDisclosure: '',
    affiliateChecks: true,
  } as const;
  const body = {
    ...changes,
    hiddenStages: [...changes.hiddenStages],
    modulesOff: [...changes.modulesOff],
  };
  await admin.call(workspaces.update, { params, body });
  const stored = { ...changes, stageLabels: { ...changes.stageLabels, scripting: 'Write' } };
  expect(await listed(viewer)).toMatchObject([stored]);
  await owner.call(workspaces.update, { params, body: { staleAfterDays: 3 } });
  expect(await listed(member)).toMatchObject([{ ...stored, staleAfterDays: 3 }]);
  expect((await viewer.send(workspaces.update, { params, body })).status).toBe(403);
});

test('what two admins switch is both switched, also where one was offline meanwhile', async () => {
  const { id, owner, admin } = await aWorkspace(server);
  const params = { workspaceId: id };
  const names = { planning: '', scripting: '', filming: '', editing: '', review: '' };
  const before = { modulesOff: [], hiddenStages: [], stageLabels: names };
  await owner.call(workspaces.update, {
    params,
    body: {
      ...{ modulesOff: ['deals'], hiddenStages: ['planning', 'scripting', 'filming'], before },
      stageLabels: { ...names, review: 'Check' },
    },
  });
  const late = await admin.call(workspaces.update, {
    params,
    body: {
      ...{ modulesOff: ['routine'], hiddenStages: ['editing'], before },
      stageLabels: { ...names, filming: 'Shoot' },
    },
  });
  const both = {
    modulesOff: ['deals', 'routine'],
    hiddenStages: ['planning', 'scripting', 'filming', 'editing'],
    stageLabels: { ...names, filming: 'Shoot', review: 'Check' },
  };
  expect(late).toMatchObject(both);
  expect(await listed(owner)).toMatchObject([both]);
  // Without any stage nothing could be made: what was asked for last holds.
  const last = await admin.call(workspaces.update, {
    params,
    body: { hiddenStages: ['review'], before: { hiddenStages: [] } },
  });
  expect(last.hiddenStages).toEqual(['review']);
});

test('a new workspace may say its currency; a known one keeps its own', async () => {
  const maria = await aUser(server);
  const id = newId();
  const make = (baseCurrency?: string) =>
    maria.call(workspaces.create, { body: { id, name: 'Studio', baseCurrency } });
  expect(await make('CHF')).toMatchObject({ baseCurrency: 'CHF' });
  expect(await make()).toMatchObject({ baseCurrency: 'CHF' });
  const skipping = await aUser(server);
  const skipped = await skipping.call(workspaces.createPersonal, {
    body: { id: newId(), baseCurrency: 'EUR' },
  });
  expect(skipped).toMatchObject({ name: 'Personal Workspace', baseCurrency: 'EUR' });
  const wrong = { id: newId(), name: 'Studio', baseCurrency: 'EURO' };
  expect((await maria.send(workspaces.create, { body: wrong })).status).toBe(400);
});

test.each([
  [{ baseCurrency: 'XYZ' }, 'Choose a currency from the list'],
  [{ baseCurrency: 'usd' }, 'Choose a currency from the list'],
  [{ approvalMode: 'sometimes' }, '"approvalMode"'],
  [{ financeAccess: 'nobody' }, '"financeAccess"'],
  [{ staleAfterDays: 0 }, 'Use at least 1 day'],
  [{ staleAfterDays: 2.5 }, 'Use a whole number of days'],
  [{ hiddenStages: ['idea'] }, '"hiddenStages'],
  [{ hiddenStages: ['review', 'review'] }, 'Name each stage once'],
  [
    { hiddenStages: ['planning', 'scripting', 'filming', 'editing', 'review'] },
    'Keep at least one of these stages',
  ],
  [{ modulesOff: ['tasks'] }, '"modulesOff'],
  [{ modulesOff: ['deals', 'deals'] }, 'Name each module once'],
  [{ affiliateDisclosure: 'x'.repeat(301) }, 'Use at most 300 characters'],
  [{}, 'There is nothing to change'],
])('%j is refused and changes nothing', async (body, text) => {
  const { id, owner } = await aWorkspace(server);
  const before = await listed(owner);
  const answer = await owner.send(workspaces.update, { params: { workspaceId: id }, body });
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(text)]);
  expect(await listed(owner)).toEqual(before);
});

test('somebody is in a hundred workspaces at most, their own and those of others', async () => {
  const maria = await aUser(server);
  const make = () => maria.send(workspaces.create, { body: { id: newId(), name: 'Studio' } });
  expect((await make()).status).toBe(200);
  await ask(
    server.database.superuser,
    `with made as (
      insert into workspaces (id, name, slug, created_by_user_id, updated_by_user_id)
      select gen_random_uuid(), 'One of many', 'many-' || $1 || n, $1::uuid, $1::uuid
      from generate_series(1, 99) n returning id)
    insert into workspace_members (workspace_id, id, user_id, role)
    select id, gen_random_uuid(), $1::uuid, 'owner' from made`,
    [maria.id],
  );
  const refused = await make();
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('You are in 100 workspaces'),
  ]);
  const { id, owner } = await aWorkspace(server);
  const { token } = await invite(owner, id, maria.email);
  expect((await refusalOf(maria, 'accept', token))[0]).toBe(409);
});

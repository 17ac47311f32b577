import { expect, test } from 'vitest';
import * as z from 'zod/mini';
// oxlint-disable-next-line no-restricted-imports -- Every domain has to be loaded to know all tables.
import { domains } from '#app/api.ts';
import { personalTables } from '#server/records/personal-data.ts';
import { invite } from '#server/testing/invitations.ts';
import { collectionsOf, Records } from '#server/testing/collections.ts';
import { ask, rowsOfWorkspace, withClient } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aUser, aWorkspace, anotherDevice, type TestUser } from '#server/testing/people.ts';
import { seeded } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { entranceContract as entrance } from '#domains/people/auth/entrance/contract.ts';
import { authContract } from '#domains/people/auth/contract.ts';
import { notificationsContract } from '#domains/around/notifications/contract.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { membersContract } from '#domains/people/workspaces/members/contract.ts';
import { accountContract as account } from './contract.ts';

const server = await startTestServer();
const { superuser } = server.database;
const collections = collectionsOf(domains);
const records = new Records(collections, seeded(7));

/** What the export leaves out, and why nobody misses it. */
const notExported = new Map([
  ['users', 'its profile is written out field by field, without the hash of the password'],
  ['tokens', 'its sessions are written out, without the hashes of their tokens'],
  ['audit_events', 'it is the record of what was refused, kept for the security of everybody'],
  ['operations', 'answers that were already given, kept for 30 days against repetition'],
  ['changes', 'the log of the records above, kept for 30 days'],
  ['workspaces', 'each membership is written out with the name of its workspace'],
]);
/** Who made or changed a record, or was refused: these name a former member by an empty id. */
const keptColumns = ['created_by_user_id', 'updated_by_user_id', 'actor_user_id'];

const columns = await ask<{ table: string; column: string }>(
  superuser,
  `select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and (column_name = 'user_id' or column_name like '%\\_user\\_id')
    order by 1, 2`,
);

test('every table that names a person is in the export, or has its reason not to be', () => {
  expect(columns.length).toBeGreaterThan(10);
  const named = new Set(columns.map(({ table }) => table));
  const known = new Set([...personalTables.keys(), ...notExported.keys()]);
  expect([...named].filter((table) => !known.has(table))).toEqual([]);
});

test('every reference to a person goes with them, or is deleted by name before', async () => {
  const kept = await ask<{ name: string }>(
    superuser,
    `select conrelid::regclass || '.' || (select string_agg(attname, ',') from pg_attribute
        where attrelid = conrelid and attnum = any (conkey)) as name
      from pg_constraint where contype = 'f' and confrelid = 'users'::regclass
        and confdeltype not in ('c', 'n')`,
  );
  expect(kept.map(({ name }) => name)).toEqual(['workspace_members.user_id']);
});

test('every column that is kept out of the export is there', async () => {
  const there = await ask<{ name: string }>(
    superuser,
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public'`,
  );
  const names = new Set(there.map(({ name }) => name));
  const kept = [...personalTables.values()].flatMap(({ name, secret }) =>
    secret.map((column) => `${name}.${column}`),
  );
  expect(kept).toContain('workspace_invitations.token_hash');
  expect(kept.filter((name) => !names.has(name))).toEqual([]);
});

test('the export holds every record of mine, from every table, and no secret', async () => {
  const { owner, id: workspaceId } = await aWorkspace(server);
  const made = [];
  for (const collection of collections) {
    const row = await records.create(collection, { user: owner, workspaceId });
    made.push({ collection: collection.tag, id: row.id });
  }
  const invited = await invite(owner, workspaceId, 'pia@example.org');
  // Somewhere on earth it is another day than where the server is.
  const hour = new Date().getUTCHours();
  const timeZone = hour < 12 ? 'Etc/GMT+12' : 'Pacific/Kiritimati';
  await owner.call(authContract.updatePreferences, { body: { timeZone } });
  const answer = await owner.fetch('/api/v1/auth/account/export');
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(invited.id);
  const day = Temporal.Now.plainDateISO(timeZone).toString();
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="dayslate-${day}.json"`,
  );
  const exported = z.parse(z.looseObject({ profile: z.looseObject({}) }), answer.body);
  expect(exported.profile).toMatchObject({ id: owner.id, email: owner.email });
  expect(made.length).toBeGreaterThan(2);
  expect(made.filter(({ id }) => !answer.text.includes(id))).toEqual([]);
  for (const table of personalTables.keys()) {
    const key = table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(answer.text).toContain(`${JSON.stringify(key)}:[`);
  }
  expect(answer.text).not.toMatch(/passwordHash|tokenHash|"hash"|argon2/);
});

test('the export holds nothing of somebody else in the same workspace', async () => {
  const { owner, member, id: workspaceId } = await aWorkspace(server);
  const shared = collections.filter(({ list }) => list.path.includes(':workspaceId'));
  for (const collection of collections) {
    await records.create(collection, { user: owner, workspaceId });
  }
  const theirs = [];
  for (const collection of shared)
    theirs.push(await records.create(collection, { user: member, workspaceId }));
  const answer = await member.fetch('/api/v1/auth/account/export');
  for (const { id } of theirs) expect(answer.text).toContain(id);
  expect(answer.text).not.toContain(owner.email);
  const ofOwner = answer.text.split(owner.id).length - 1;
  expect(ofOwner).toBe(0);
});

test('more rows than one page are all exported, once each', async () => {
  const user = await aUser(server);
  await ask(
    superuser,
    `insert into tasks (user_id, id, title, created_by_user_id, updated_by_user_id)
      select $1, gen_random_uuid(), 'Task ' || n, $1, $1 from generate_series(1, 1203) n`,
    [user.id],
  );
  const answer = await user.fetch('/api/v1/auth/account/export');
  const { tasks } = z.parse(
    z.looseObject({ tasks: z.array(z.looseObject({ title: z.string() })) }),
    answer.body,
  );
  expect(new Set(tasks.map(({ title }) => title)).size).toBe(1203);
  expect(tasks).toHaveLength(1203);
});

test('deleting an account leaves no row of it but who made what is shared', async () => {
  const { owner, member, id: workspaceId } = await aWorkspace(server);
  const shared = [];
  for (const collection of collections) {
    const row = await records.create(collection, { user: member, workspaceId });
    const isShared = collection.list.path.includes(':workspaceId');
    const hasReader = personalTables.get(collection.tag.replaceAll('-', '_'))?.hasReader;
    if (isShared && !hasReader) shared.push({ collection, row });
  }
  await member.send(entrance.signIn, { body: { email: member.email, password: 'not mine' } });
  const other = await anotherDevice(server, member);
  const stream = await new FeedReader(other).connect();
  const colleague = await new FeedReader(owner).connect();

  const began = performance.now();
  await member.call(account.remove, { body: { password: member.password } });
  await stream.until(() => stream.ended, 1_000);
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(member.cookie).toBe('');
  expect((await other.send(account.owned, {})).status).toBe(401);
  await colleague.until(() => colleague.changes.some(({ domain }) => domain === 'members'));
  colleague.disconnect();

  // The stream is forgotten a minute later; the job that does it is called now.
  await ask(superuser, `update jobs set run_at = now() where kind = 'forget-person'`);
  await expect.poll(() => found(member.id, 'streams', 'id')).toBe(0);
  const left = [];
  for (const { table, column } of columns.filter(({ column }) => !keptColumns.includes(column)))
    left.push({ table, column, count: await found(member.id, table, column) });
  expect(left.filter(({ count }) => count > 0)).toEqual([]);
  expect(await found(member.id, 'users', 'id')).toBe(0);
  expect(await found(member.id, 'changes', 'stream_id')).toBe(0);
  const traces = await ask<{ count: number }>(
    superuser,
    `select (select count(*) from attempts where position($1 in key) + position($2 in key) > 0)::int
      + (select count(*) from jobs where position($1 in payload::text) + position($2 in payload::text) > 0)::int as count`,
    [member.email, member.id],
  );
  expect(traces).toEqual([{ count: 0 }]);
  // What was shared is still there, made by somebody whom nobody knows any more.
  for (const { collection, row } of shared) {
    const rows = await records.list(collection, { user: owner, workspaceId });
    expect(rows.map(({ id }) => id)).toContain(row.id);
  }
});

test('what others were told by somebody, and an invitation to them, go from screens with the account', async () => {
  const { owner, admin, member, viewer, stranger, id: workspaceId } = await aWorkspace(server);
  const params = { workspaceId };
  const item = { id: newId(), title: 'Harbour', assigneeUserId: owner.id };
  await member.call(contentItemsContract.create, { params, body: item });
  const body = { ...item, id: newId(), assigneeUserId: admin.id };
  await member.call(contentItemsContract.create, { params, body });
  const told = (user: TestUser) => user.call(notificationsContract.list, { query: {} });
  expect([(await told(owner)).rows.length, (await told(admin)).rows.length]).toEqual([1, 1]);
  const [notice] = (await told(owner)).rows;
  const invitation = await invite(owner, workspaceId, stranger.email);

  const atOwner = await new FeedReader(owner).connect();
  const atAdmin = await new FeedReader(admin).connect();
  const atViewer = await new FeedReader(viewer).connect();
  const goneAt = ({ changes }: FeedReader, domain: string) =>
    changes.filter((change) => change.domain === domain && change.row === null);
  await member.call(account.remove, { body: { password: member.password } });
  await atOwner.until(() => goneAt(atOwner, 'notifications').length > 0);
  await atAdmin.until(() => goneAt(atAdmin, 'notifications').length > 0);
  const gone = { id: notice?.id, version: (notice?.version ?? 0) + 1 };
  expect(goneAt(atOwner, 'notifications')).toMatchObject([gone]);
  expect([(await told(owner)).rows, (await told(admin)).rows]).toEqual([[], []]);

  await stranger.call(account.remove, { body: { password: stranger.password } });
  await atViewer.until(() =>
    goneAt(atViewer, 'invitations').some(({ id }) => id === invitation.id),
  );
  for (const reader of [atOwner, atAdmin, atViewer]) reader.disconnect();
});

async function found(userId: string, table: string, column: string): Promise<number> {
  const [counted] = await ask<{ count: number }>(
    superuser,
    `select count(*)::int as count from ${table} where ${column} = $1`,
    [userId],
  );
  return counted?.count ?? -1;
}

test('the same address may begin anew', async () => {
  const user = await aUser(server, { username: newId() });
  await user.call(account.remove, { body: { password: user.password } });
  const body = { email: user.email, password: user.password };
  expect((await server.stranger().send(entrance.signIn, { body })).status).toBe(401);
  const again = await server.stranger().call(entrance.signUp, { body });
  expect(again.user?.email).toBe(user.email);
  expect(again.user?.id).not.toBe(user.id);
});

test('a wrong password deletes nothing, says so beside the field, and counts', async () => {
  const user = await aUser(server);
  for (let i = 0; i < 10; i += 1) {
    const answer = await user.send(account.remove, { body: { password: 'not mine' } });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { error: { fields: { password: 'This is not your current password' } } },
    ]);
  }
  const refused = await user.send(account.remove, { body: { password: user.password } });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 800]).toEqual([429, true]);
  expect(await found(user.id, 'users', 'id')).toBe(1);
});

test('who owns workspaces is told which, and may take those along that nobody else is in', async () => {
  const { owner, id: shared } = await aWorkspace(server);
  const alone = newId();
  await owner.call(workspacesContract.create, { body: { id: alone, name: 'Attic' } });
  const { password } = owner;
  const stands = await owner.call(account.owned, {});
  expect(stands.workspaces).toEqual([
    { id: alone, name: 'Attic', memberCount: 1 },
    { id: shared, name: 'Studio', memberCount: 4 },
  ]);
  const refused = await owner.send(account.remove, { body: { password } });
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { error: { message: 'Transfer or delete Attic and Studio first: you own them.' } },
  ]);
  // Others are in Studio: naming it does not help.
  const both = { password, workspaceIds: [alone, shared] };
  expect((await owner.send(account.remove, { body: both })).status).toBe(409);
  expect(await found(alone, 'workspaces', 'id')).toBe(1);

  await ask(superuser, 'delete from workspace_members where workspace_id = $1 and user_id <> $2', [
    shared,
    owner.id,
  ]);
  await owner.call(account.remove, { body: both });
  for (const id of [alone, shared]) {
    expect(await found(id, 'workspace_members', 'workspace_id')).toBe(0);
    await expect.poll(() => found(id, 'workspaces', 'id')).toBe(0);
    expect(await rowsOfWorkspace(superuser, id)).toEqual([]);
  }
});

test('a workspace that is handed to whoever deletes their account at that moment keeps an owner', async () => {
  const { id, owner, member } = await aWorkspace(server);
  const params = { workspaceId: id };
  const { rows } = await owner.call(membersContract.list, { params, query: {} });
  const memberId = rows.find(({ userId }) => userId === member.id)?.id ?? '';
  const itemId = newId();
  const item = { id: itemId, title: 'Harbour', assigneeUserId: member.id };
  await owner.call(contentItemsContract.create, { params, body: item });
  await withClient(superuser, async (holder) => {
    await holder.query('begin');
    await holder.query('select 1 from content_items where id = $1 for update', [itemId]);
    const leaving = member.send(account.remove, { body: { password: member.password } });
    const waiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await ask(superuser, waiting)).length).toBe(1);
    let isHanded = false;
    const handing = owner.send(membersContract.transfer, { params, body: { memberId } });
    void handing.then(() => (isHanded = true));
    await expect
      .poll(async () => isHanded || (await ask(superuser, waiting)).length === 2)
      .toBe(true);
    await holder.query('commit');
    expect([(await leaving).status, (await handing).status]).toEqual([200, 404]);
  });
  const roles = await ask<{ role: string }>(
    superuser,
    'select role from workspace_members where workspace_id = $1 order by role',
    [id],
  );
  expect(roles.map(({ role }) => role)).toEqual(['admin', 'owner', 'viewer']);
});

import { expect, test } from 'vitest';
import { routineItemsContract } from '#domains/routine/contract.ts';
import { newId } from '#shared/ids.ts';
import { openDatabase } from '#server/database/pool.ts';
import { ask, rowsOfWorkspace, withClient } from '#server/testing/database.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace, type TestUser, type TestWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { tidy } from '#server/records/tidy.ts';
import { workspacesContract as workspaces } from './contract.ts';
import { membersContract } from '#domains/people/workspaces/members/contract.ts';
import { sampleContract } from '#domains/people/workspaces/sample/contract.ts';

const server = await startTestServer();
const { superuser } = server.database;
const listed = async (user: TestUser) =>
  (await user.call(workspaces.list, { query: {} })).workspaces;
const deleted = async (user: TestUser) =>
  (await user.call(workspaces.listDeleted, { query: {} })).workspaces;
const remove = ({ id, owner }: TestWorkspace, name = 'Studio') =>
  owner.send(workspaces.remove, { params: { workspaceId: id }, body: { name } });
const restore = (user: TestUser, deletedId: string) =>
  user.send(workspaces.restore, { params: { deletedId }, body: {} });

test('a workspace is deleted by its owner, who types its name', async () => {
  const workspace = await aWorkspace(server);
  const { id, owner, admin } = workspace;
  const before = await listed(owner);
  for (const wrong of ['', 'studio', 'Studio 2']) {
    const answer = await remove(workspace, wrong);
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringContaining('This is not the name of the workspace'),
    ]);
  }
  const params = { workspaceId: id };
  const notTheirs = await admin.send(workspaces.remove, { params, body: { name: 'Studio' } });
  expect([notTheirs.status, notTheirs.text]).toEqual([
    403,
    expect.stringContaining('Only the owner can delete the workspace'),
  ]);
  expect(await listed(owner)).toEqual(before);
  expect((await remove(workspace, ' Studio ')).status).toBe(200);
});

test('a deleted workspace is invisible to everybody, and comes back as it was', async () => {
  const workspace = await aWorkspace(server);
  const { id, owner, admin, member, stranger } = workspace;
  const [before] = await listed(owner);
  const feeds = await Promise.all([owner, admin].map((user) => new FeedReader(user).connect()));
  await remove(workspace);
  for (const feed of feeds) {
    await feed.until(() => feed.ended, 1_000);
    expect(feed.changes).toMatchObject([{ stream: id, domain: 'workspaces', id, row: null }]);
    await feed.connect();
    expect(feed.hellos.at(-1)?.some(({ stream }) => stream === id)).toBe(false);
  }
  for (const user of [owner, admin, member]) {
    expect(await listed(user)).toEqual([]);
    for (const answer of [
      await user.send(membersContract.list, { params: { workspaceId: id } }),
      await user.send(workspaces.visit, { params: { workspaceId: id }, body: {} }),
      await user.send(workspaces.update, {
        params: { workspaceId: id },
        body: { description: 'x' },
      }),
    ])
      expect([answer.status, answer.text]).toEqual([
        404,
        expect.stringContaining('Workspace not found'),
      ]);
  }
  const [waiting] = await deleted(owner);
  expect(waiting).toMatchObject({ id, name: 'Studio', memberCount: 4 });
  const days = (Date.parse(waiting?.purgedAt ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(14, 2);
  for (const user of [admin, stranger]) {
    expect(await deleted(user)).toEqual([]);
    expect((await restore(user, id)).status).toBe(404);
  }
  const back = await Promise.all([restore(owner, id), restore(owner, id)]);
  expect(back.map(({ status }) => status)).toEqual([200, 200]);
  const [after] = await listed(owner);
  expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
  expect(await listed(member)).toMatchObject([{ id, role: 'member' }]);
  expect(await deleted(owner)).toEqual([]);
  // Every open tab hears of it, those of the others a little later.
  for (const feed of feeds) {
    await feed.until(() => feed.changes.some(({ domain }) => domain === 'memberships'));
    feed.disconnect();
  }
});

const age = (id: string, interval: string) =>
  ask(superuser, `update workspaces set deleted_at = now() - $2::interval where id = $1`, [
    id,
    interval,
  ]);
async function tidyOnce(): Promise<void> {
  const database = openDatabase(server.database.app, { onError: () => undefined });
  await tidy(database);
  await database.close();
}

test('after 14 days it cannot be restored, and soon nothing is left of it', async () => {
  const [old, recent, kept] = [
    await aWorkspace(server),
    await aWorkspace(server),
    await aWorkspace(server),
  ];
  for (const workspace of [old, recent]) await remove(workspace);
  await age(old.id, '14 days 1 minute');
  await age(recent.id, '13 days 23 hours');
  expect(await deleted(old.owner)).toEqual([]);
  expect((await restore(old.owner, old.id)).status).toBe(404);
  await tidyOnce();
  const left = async (id: string) => {
    const counts: number[] = [];
    for (const [table, column] of [
      ['workspaces', 'id'],
      ['workspace_members', 'workspace_id'],
      ['streams', 'id'],
      ['changes', 'stream_id'],
    ]) {
      const text = `select count(*)::int as count from ${table} where ${column} = $1`;
      const [row] = await ask<{ count: number }>(superuser, text, [id]);
      counts.push(row?.count ?? 0);
    }
    return counts.map((count) => count > 0);
  };
  await expect.poll(() => left(old.id)).toEqual([false, false, false, false]);
  expect(await left(recent.id)).toEqual([true, true, true, true]);
  expect(await left(kept.id)).toEqual([true, true, true, true]);
  expect((await restore(recent.owner, recent.id)).status).toBe(200);
});

test('a large workspace goes piece by piece, and after a breakdown the rest of it', async () => {
  const workspace = await aWorkspace(server);
  const { id, owner, member } = workspace;
  const params = { workspaceId: id };
  await owner.call(sampleContract.fill, { params, body: {} });
  const routineItemId = newId();
  await member.call(routineItemsContract.create, {
    params,
    body: { id: routineItemId, title: 'Iron', isMedicine: true, startsOn: '2026-01-01' },
  });
  await ask(
    superuser,
    `insert into routine_completions (workspace_id, id, routine_item_id, local_date, completed_at,
        created_by_user_id, updated_by_user_id)
      select $1, gen_random_uuid(), $2, date '2000-01-01' + n, now(), $3, $3
      from generate_series(1, 2500) n`,
    [id, routineItemId, member.id],
  );
  await remove(workspace);
  await age(id, '15 days');
  // Its stream cannot be deleted for now: all that comes before it is gone already when that fails.
  const atBreakdown = await withClient(superuser, async (client) => {
    await client.query('begin');
    await client.query('select from streams where id = $1 for update', [id]);
    await tidyOnce();
    await expect
      .poll(() => lastError(id), { timeout: 20_000, interval: 200 })
      .toContain('lock timeout');
    return rowsOfWorkspace(superuser, id);
  });
  const tables = new Set(atBreakdown.map((row) => row.split(' ')[0]));
  // The membership of the owner is one row: it goes along with the workspace.
  expect(tables).toEqual(new Set(['streams', 'workspace_members', 'workspaces']));
  expect(atBreakdown).toHaveLength(3);
  await ask(superuser, 'update jobs set run_at = now() where payload @> $1', [{ workspaceId: id }]);
  await expect.poll(() => rowsOfWorkspace(superuser, id)).toEqual([]);
}, 40_000);

async function lastError(workspaceId: string): Promise<string> {
  const [job] = await ask<{ error: string | null }>(
    superuser,
    `select last_error as error from jobs where payload @> $1`,
    [{ workspaceId }],
  );
  return job?.error ?? '';
}

test('whatever hangs on a workspace goes with it', async () => {
  const columns = await ask<{ name: string; goes: boolean }>(
    superuser,
    `with recursive hanging as (
        select 'workspaces'::regclass::oid as id
        union select conrelid from pg_constraint join hanging on confrelid = hanging.id
          where contype = 'f' and confdeltype = 'c')
      select table_name as name, table_name::regclass in (select id from hanging) as goes
      from information_schema.columns
      where table_schema = 'public' and column_name = 'workspace_id' and table_name <> 'audit_events'`,
  );
  expect(columns.length).toBeGreaterThan(1);
  expect(columns.filter(({ goes }) => !goes)).toEqual([]);
});

test('somebody without any workspace has nothing to restore', async () => {
  const { stranger } = await aWorkspace(server);
  const answer = await restore(stranger, newId());
  expect([answer.status, answer.text]).toEqual([
    404,
    expect.stringContaining('Workspace not found'),
  ]);
});

import type pg from 'pg';
import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { hashOf } from '#server/accounts/tokens.ts';
import { ask, withClient } from '#server/testing/database.ts';
import { aWorkspace, type TestWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';

// What a handler could do that forgot its filters, or was fooled: the policies stand behind it.
const server = await startTestServer();
const { app, superuser } = server.database;
const [here, there] = [await aWorkspace(server), await aWorkspace(server)];
const hash = hashOf('a token');
await ask(
  superuser,
  `insert into workspace_invitations (workspace_id, id, email, role, token_hash, expires_at,
      created_by_user_id, updated_by_user_id)
    values ($1, $2, $3, 'viewer', $4, now() + interval '7 days', $5, $5)`,
  [there.id, newId(), here.stranger.email, hash, there.owner.id],
);

type Who = 'owner' | 'admin' | 'member' | 'viewer';

/** Works as the product does for somebody of a workspace, and takes everything back. */
function as<T>(
  { id, ...people }: TestWorkspace,
  who: Who,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  return withClient(app, async (client) => {
    await client.query(
      `begin; set local app.user_id = '${people[who].id}'; set local app.workspace_id = '${id}';
        set local app.role = '${who}'`,
    );
    return work(client);
  });
}

test.each(['owner', 'admin', 'member', 'viewer'] as const)(
  "a statement of an %s without filters touches nothing of another workspace's",
  async (who) => {
    const rows = () =>
      ask(
        superuser,
        `select row::text from workspace_members row where workspace_id = $1
          union all select row::text from workspaces row where id = $1
          union all select row::text from workspace_invitations row where workspace_id = $1 order by 1`,
        [there.id],
      );
    const before = await rows();
    for (const text of [
      `update workspace_members set role = 'viewer' where workspace_id = '${there.id}'`,
      `delete from workspace_members where workspace_id = '${there.id}'`,
      `update workspaces set name = 'Mine now' where id = '${there.id}'`,
      `update workspaces set deleted_at = now() where id = '${there.id}'`,
      `update workspace_invitations set role = 'admin' where workspace_id = '${there.id}'`,
      `delete from workspace_invitations where workspace_id = '${there.id}'`,
    ]) {
      const counted = await as(here, who, async (client) => (await client.query(text)).rowCount);
      expect(counted, `${text}`).toBe(0);
    }
    const seen = await as(here, who, async (client) => [
      ...(await client.query('select workspace_id from workspace_members')).rows,
      ...(await client.query('select workspace_id from workspace_invitations')).rows,
    ]);
    expect(seen.map((row: { workspace_id: string }) => row.workspace_id)).not.toContain(there.id);
    expect(await rows()).toEqual(before);
  },
);

test('an admin neither changes nor removes the owner, nor becomes one', async () => {
  for (const [text, touched] of [
    [`update workspace_members set role = 'viewer' where role = 'owner'`, 0],
    [`delete from workspace_members where role = 'owner'`, 0],
    [`update workspace_members set role = 'member' where role = 'viewer'`, 1],
  ] as const) {
    const counted = await as(here, 'admin', async (client) => (await client.query(text)).rowCount);
    expect(counted, `${text}`).toBe(touched);
  }
  const raise = as(here, 'admin', (client) =>
    client.query(`update workspace_members set role = 'owner' where role = 'admin'`),
  );
  await expect(raise).rejects.toThrow('row-level security');
});

test('nobody makes themself an approver, and who is one stays it when they change themself', async () => {
  const settings = (isApprover: boolean) => `set local app.is_approver = '${isApprover}'`;
  const change = (isApprover: boolean, text: string) =>
    as(here, 'member', async (client) => {
      await client.query(settings(isApprover));
      return (await client.query(text, [here.member.id])).rowCount;
    });
  const raise = `update workspace_members set is_approver = true where user_id = $1`;
  await expect(change(false, raise)).rejects.toThrow('row-level security');
  expect(await change(true, raise)).toBe(1);
  expect(await change(false, 'update workspace_members set version = 9 where user_id = $1')).toBe(
    1,
  );
});

test('nobody joins without an invitation to this very role and address', async () => {
  const { stranger } = here;
  const join = (role: string, settings: string) =>
    withClient(app, async (client) => {
      await client.query(
        `begin; set local app.user_id = '${stranger.id}'; set local app.workspace_id = '${there.id}';
          ${settings}`,
      );
      const text = `insert into workspace_members (workspace_id, id, user_id, role)
        values ($1, $2, $3, $4)`;
      return (await client.query(text, [there.id, newId(), stranger.id, role])).rowCount;
    });
  const token = `set local app.token_hash = '${hash.toString('hex')}';`;
  const email = `set local app.email = '${stranger.email}';`;
  for (const [role, settings] of [
    ['viewer', ''],
    ['viewer', "set local app.role = 'owner';"],
    ['viewer', token],
    ['viewer', email],
    ['viewer', `${token} set local app.email = 'somebody@example.com';`],
    ['admin', token + email],
  ] as const)
    await expect(join(role, settings), `${settings}`).rejects.toThrow('row-level security');
  await expect(join('owner', token + email)).rejects.toThrow('workspace_members_owner_key');
  // The same with all that is asked for; it is rolled back with its connection.
  expect(await join('viewer', token + email)).toBe(1);
});

test('into the stream of another person goes what changes their membership, and nothing else', async () => {
  const tell = (domain: string, told: string) =>
    as(here, 'owner', async (client) => {
      await client.query(`set local app.told_user_id = '${told}'`);
      const { member } = here;
      await client.query('insert into streams (id) values ($1) on conflict (id) do nothing', [
        member.id,
      ]);
      const text = `insert into changes (stream_id, seq, domain, record_id, version)
        values ($1, 1000, $2, $3, 1)`;
      return (await client.query(text, [member.id, domain, here.id])).rowCount;
    });
  expect(await tell('memberships', here.member.id)).toBe(1);
  await expect(tell('tasks', here.member.id)).rejects.toThrow('row-level security');
  await expect(tell('memberships', here.viewer.id)).rejects.toThrow('row-level security');
});

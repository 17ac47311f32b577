import * as z from 'zod/mini';
import type { Role } from '#shared/permissions.ts';
import { newId } from '#shared/ids.ts';
import { TestClient } from './client.ts';
import { ask } from './database.ts';
import type { TestServer } from './server.ts';

export interface TestUser extends TestClient {
  id: string;
  email: string;
  password: string;
}

const signedUp = z.object({ user: z.object({ id: z.string() }) });
export const somePassword = 'a quiet harbour at dawn';

/** Signs up a new person through the front door. */
export async function aUser(
  server: TestServer,
  more: Record<string, string> = {},
): Promise<TestUser> {
  const client = server.stranger();
  const email = `maria-${newId()}@example.com`;
  const answer = await client.fetch('/api/v1/auth/sign-up', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: somePassword, ...more }),
  });
  if (answer.status !== 200) throw new Error(`Signing up answered ${answer.status} ${answer.text}`);
  const { id } = z.parse(signedUp, answer.body).user;
  return Object.assign(client, { id, email, password: somePassword });
}

/** The same person at another device. */
export async function anotherDevice(server: TestServer, user: TestUser): Promise<TestUser> {
  const client = server.stranger();
  const answer = await client.fetch('/api/v1/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password: user.password }),
  });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status} ${answer.text}`);
  return Object.assign(client, { id: user.id, email: user.email, password: user.password });
}

export interface TestWorkspace {
  id: string;
  owner: TestUser;
  admin: TestUser;
  member: TestUser;
  viewer: TestUser;
  /** Was a member once. */
  removed: TestUser;
  /** Signed in, never a member. */
  stranger: TestUser;
  signedOut: TestClient;
}

/** A workspace that nobody else is in. */
export async function anOwnedWorkspace(owner: TestUser): Promise<string> {
  const id = newId();
  const created = await owner.fetch('/api/v1/workspaces', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, name: 'Studio' }),
  });
  if (created.status !== 200)
    throw new Error(`The workspace answered ${created.status} ${created.text}`);
  return id;
}

/** A workspace of its own with somebody in every role. */
export async function aWorkspace(server: TestServer): Promise<TestWorkspace> {
  const [owner, admin, member, viewer, removed, stranger] = await Promise.all([
    aUser(server),
    aUser(server),
    aUser(server),
    aUser(server),
    aUser(server),
    aUser(server),
  ]);
  const id = await anOwnedWorkspace(owner);
  await join(server, { workspaceId: id, user: admin, role: 'admin' });
  await join(server, { workspaceId: id, user: member, role: 'member' });
  await join(server, { workspaceId: id, user: viewer, role: 'viewer' });
  await join(server, { workspaceId: id, user: removed, role: 'admin' });
  await ask(
    server.database.superuser,
    'delete from workspace_members where workspace_id = $1 and user_id = $2',
    [id, removed.id],
  );
  return { id, owner, admin, member, viewer, removed, stranger, signedOut: server.stranger() };
}

/** Gives everybody the role back that they had at first, and lets them see money again. */
export async function resetMembers(server: TestServer, workspace: TestWorkspace): Promise<void> {
  for (const role of ['owner', 'admin', 'member', 'viewer'] as const)
    await join(server, { workspaceId: workspace.id, user: workspace[role], role });
  const text = `update workspaces set finance_access = 'everyone' where id = $1`;
  await ask(server.database.superuser, text, [workspace.id]);
  await proveAgain(server, workspace.owner);
}

/** As if somebody had just given their password, or so long ago that it is asked for. */
export async function proveAgain(
  server: TestServer,
  { id }: Pick<TestUser, 'id'>,
  minutesAgo = 0,
): Promise<void> {
  await ask(
    server.database.superuser,
    `update tokens set proved_at = now() - make_interval(mins => $2)
      where user_id = $1 and kind = 'session'`,
    [id, minutesAgo],
  );
}

/** Makes somebody a member without asking anybody. */
export async function join(
  server: TestServer,
  joined: { workspaceId: string; user: TestUser; role: Role },
): Promise<void> {
  await ask(
    server.database.superuser,
    `insert into workspace_members (workspace_id, id, user_id, role) values ($1, $2, $3, $4)
      on conflict (workspace_id, user_id) do update set role = excluded.role`,
    [joined.workspaceId, newId(), joined.user.id, joined.role],
  );
}

import { pino } from 'pino';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operation, type Operation } from '#shared/contract.ts';
import { nothing } from '#shared/contracts/answers.ts';
import { uuid } from '#shared/entity.ts';
import { newId } from '#shared/ids.ts';
import { can, permissions, roles } from '#shared/permissions.ts';
import type { Services } from './context.ts';
import { openDatabase } from '#server/database/pool.ts';
import { openFileStore } from '#server/files/store.ts';
import { createHttp } from './http.ts';
import { routes, serveRoutes } from './routes.ts';
import { ask } from '#server/testing/database.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
const services: Services = {
  config: server.config,
  database: openDatabase(server.database.app, { onError: () => undefined }),
  log: pino({ level: 'silent' }),
  files: openFileStore(server.config),
};

const sound: Operation = operation({
  summary: 'Sound',
  method: 'POST',
  path: '/planted',
  access: 'signed-in',
  input: { body: z.strictObject({}) },
  output: nothing,
  bodyBytes: 1024,
});
const without = (part: keyof Operation): Operation => ({ ...sound, [part]: undefined });

test.each([
  ['no permission', without('access'), 'permission'],
  ['no input', without('input'), 'input'],
  ['no output', without('output'), 'output'],
  ['no limit', without('bodyBytes'), 'limit'],
  ['a limit above all limits', { ...sound, bodyBytes: 2 ** 30 }, 'limit'],
  ['a body but no room for it', { ...sound, bodyBytes: 0 }, 'limit'],
  ['a permission but no workspace', { ...sound, access: 'edit' as const }, 'path'],
  ['a workspace but no permission', { ...sound, path: '/workspaces/:workspaceId/planted' }, 'path'],
])('the server does not start with an operation that declares %s', async (_, planted, lacks) => {
  const app = await createHttp(services);
  const domain = { tag: 'planted', contract: { it: planted }, handlers: { it: async () => ({}) } };
  expect(() => serveRoutes(app, services, domain)).toThrow(
    `planted.it declares no ${lacks === 'path' ? 'fitting path' : lacks}`,
  );
  await app.close();
});

test('the server does not start with an operation that has no handler, nor with a bare route', async () => {
  const app = await createHttp(services);
  expect(() =>
    serveRoutes(app, services, { tag: 'planted', contract: { it: sound }, handlers: {} }),
  ).toThrow('handler');
  expect(() => app.get('/bare', async () => 'open to all')).toThrow('has no contract');
  await app.close();
});

test('what an operation takes is described for whoever asks, and not at each start', async () => {
  const app = await createHttp(services);
  const atStart: unknown[] = [];
  app.addHook('onRoute', ({ schema }) => void atStart.push(schema));
  const contract = { it: { ...sound, input: { body: z.strictObject({ title: z.string() }) } } };
  serveRoutes(app, services, { tag: 'planted', contract, handlers: { it: async () => ({}) } });
  await app.ready();
  expect(atStart).toEqual([undefined]);
  expect(JSON.stringify(app.swagger())).toContain('{"title":{"type":"string"}}');
  await app.close();
});

test('a sound operation is served, and a field that its contract does not name never leaves', async () => {
  const app = await createHttp(services);
  const leaking = {
    it: operation({ ...sound, method: 'GET', access: 'public', input: {}, bodyBytes: 0 }),
  };
  serveRoutes(app, services, {
    tag: 'planted',
    contract: leaking,
    handlers: { it: async () => ({ passwordHash: 'x' }) },
  });
  const answer = await app.inject('/api/v1/planted');
  expect([answer.statusCode, answer.body.includes('passwordHash')]).toEqual([500, false]);
  await app.close();
});

test('every permission is granted to exactly the roles of the table, and refusals are kept for audit', async () => {
  const contract = Object.fromEntries(
    permissions.map((permission) => [
      permission,
      operation({
        ...sound,
        path: `/workspaces/:workspaceId/${permission}`,
        access: permission,
        needsPassword: false,
        input: { params: z.strictObject({ workspaceId: uuid }), body: z.strictObject({}) },
      }),
    ]),
  );
  const app = await createHttp(services);
  const handlers = Object.fromEntries(
    permissions.map((permission) => [permission, async () => ({})]),
  );
  serveRoutes(app, services, routes('planted', contract, handlers));
  const workspace = await aWorkspace(server);
  const post = async (permission: string, headers: Record<string, string>, id = workspace.id) =>
    (
      await app.inject({
        method: 'POST',
        url: `/api/v1/workspaces/${id}/${permission}`,
        headers,
        payload: {},
      })
    ).statusCode;

  for (const permission of permissions) {
    for (const role of roles) {
      expect(await post(permission, workspace[role].headers), `${role} ${permission}`).toBe(
        can(role, permission) ? 200 : 403,
      );
    }
    expect(await post(permission, workspace.removed.headers)).toBe(404);
    expect(await post(permission, workspace.stranger.headers)).toBe(404);
    expect(await post(permission, workspace.owner.headers, newId())).toBe(404);
    expect(await post(permission, workspace.signedOut.headers)).toBe(401);
  }
  const kept = await ask(
    server.database.superuser,
    'select outcome, sum(count)::int as count from audit_events where actor_user_id = any ($1) group by 1',
    [[workspace.viewer.id, workspace.stranger.id]],
  );
  expect(kept).toEqual(
    expect.arrayContaining([
      { outcome: 'forbidden', count: 6 },
      { outcome: 'not_found', count: 7 },
    ]),
  );
  await app.close();
});

test('a role that changes and a member who is removed are known at the next request', async () => {
  const { id, member } = await aWorkspace(server);
  const visit = () =>
    member.fetch(`/api/v1/workspaces/${id}/visits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: '{}',
    });
  const key = newId();
  expect((await visit()).status).toBe(200);
  await ask(
    server.database.superuser,
    'delete from workspace_members where workspace_id = $1 and user_id = $2',
    [id, member.id],
  );
  expect((await visit()).status).toBe(404);
});

test('refusals are one row an hour and kind, however many; of made-up workspaces too', async () => {
  const { id, viewer, stranger } = await aWorkspace(server);
  const { superuser } = server.database;
  const rename = (user: TestUser, workspaceId: string) =>
    user.fetch(`/api/v1/workspaces/${workspaceId}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ description: 'Mine' }),
    });
  for (let i = 0; i < 5; i += 1) {
    expect((await rename(viewer, id)).status).toBe(403);
    expect((await rename(stranger, newId())).status).toBe(404);
  }
  const rowsOf = (user: TestUser) =>
    ask(
      superuser,
      `select workspace_id, operation, outcome, sum(count)::int as count, count(*)::int as rows
        from audit_events where actor_user_id = $1 group by 1, 2, 3`,
      [user.id],
    );
  const operation = 'PATCH /workspaces/:workspaceId';
  const told = { operation, count: 5, rows: 1 };
  // An hour may have ended in between.
  const oneOrTwo = (rows: object[]) => rows.map((row) => ({ ...row, rows: 1 }));
  expect(oneOrTwo(await rowsOf(viewer))).toEqual([
    { ...told, workspace_id: id, outcome: 'forbidden' },
  ]);
  expect(await rowsOf(stranger)).toMatchObject([{ operation, outcome: 'not_found' }]);
  // Somebody who tries out everything fills no table either.
  await ask(
    superuser,
    `insert into audit_events (id, actor_user_id, operation, outcome, hour)
      select gen_random_uuid(), $1, 'GET /' || n, 'not_found', date_trunc('hour', now())
      from generate_series(1, 100) n`,
    [stranger.id],
  );
  for (let i = 0; i < 3; i += 1) await stranger.fetch(`/api/v1/workspaces/${newId()}/members`);
  expect((await rowsOf(stranger)).filter((row) => row['operation'] === 'other')).toMatchObject([
    { workspace_id: null, outcome: 'not_found', count: 3 },
  ]);
});

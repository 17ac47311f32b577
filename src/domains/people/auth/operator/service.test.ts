import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database/pool.ts';
import { ask } from '#server/testing/database.ts';
import { anotherDevice, anOwnedWorkspace, aUser, aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { entranceContract as entrance } from '#domains/people/auth/entrance/contract.ts';
import { deleteAccount, endAllSessions, listAccounts, makeResetLink } from './service.ts';

const server = await startTestServer();
const database = openDatabase(server.database.app, { onError: () => undefined });
afterAll(() => database.close());

test('a printed link lets somebody choose a new password, once', async () => {
  const maria = await aUser(server);
  const link = await makeResetLink({ database, config: server.config }, maria.email.toUpperCase());
  expect(link).toMatch(/^http:\/\/dayslate\.test\/auth#reset=[\w-]{43}$/);
  const body = { token: link.split('=')[1] ?? '', password: 'a boat on the lake' };
  expect((await server.stranger().send(entrance.resetPassword, { body })).status).toBe(200);
  expect((await server.stranger().send(entrance.resetPassword, { body })).status).toBe(400);
  expect((await maria.fetch('/api/v1/tasks')).status).toBe(401);
});

test('somebody is signed out everywhere, and the list tells of it', async () => {
  const maria = await aUser(server, { firstName: 'Maria' });
  await anotherDevice(server, maria);
  const row = async () => (await listAccounts(database)).find(({ email }) => email === maria.email);
  expect(await row()).toMatchObject({ name: 'Maria', isConfirmed: true, sessions: 2 });
  expect(await endAllSessions(database, maria.email)).toBe(2);
  expect(await row()).toMatchObject({ sessions: 0, usedOn: null });
  expect((await maria.fetch('/api/v1/tasks')).status).toBe(401);
});

test('an account goes with the workspaces of its own, and not while others work in what it owns', async () => {
  const { owner, member } = await aWorkspace(server);
  await expect(deleteAccount(database, owner.email)).rejects.toThrow('Transfer or delete Studio');
  const alone = await aUser(server);
  await anOwnedWorkspace(alone);
  await deleteAccount(database, alone.email);
  await deleteAccount(database, member.email);
  const left = await ask(server.database.superuser, 'select id from users where id in ($1, $2)', [
    alone.id,
    member.id,
  ]);
  expect(left).toEqual([]);
  await expect(deleteAccount(database, alone.email)).rejects.toThrow('No account has the address');
});

test('without a command it says which there are', () => {
  const script = fileURLToPath(new URL('../../../../app/commands/account.ts', import.meta.url));
  const run = () => execFileSync(process.execPath, [script], { stdio: 'pipe', encoding: 'utf8' });
  expect(run).toThrow(/reset ADDRESS/);
});

import { describe, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { authContract } from '#domains/people/auth/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { notificationsContract } from '#domains/around/notifications/contract.ts';
import { tasksContract } from '#domains/tasks/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import {
  acceptable,
  anOwner,
  collectionsOf,
  operationsOf,
  paramsOf,
  Records,
  type Collection,
  type Owner,
} from '#server/testing/collections.ts';
import type { Answer } from '#server/testing/client.ts';
import { ask } from '#server/testing/database.ts';
import { aUser, aWorkspace, join, resetMembers, type TestUser } from '#server/testing/people.ts';
import { sample, seeded } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';
import { domains } from './api.ts';

// Proves for every write, from the contracts alone, that a key belongs to one request and that what is
// kept of an answer is given again only to whom it may be shown now.
const random = seeded(Number(process.env['TEST_SEED'] ?? 20_267));
const server = await startTestServer();
const { superuser } = server.database;
const operations = operationsOf(domains);
const collections = collectionsOf(domains);
const records = new Records(collections, random);
const workspace = await aWorkspace(server);
const atHome: Owner = { user: workspace.owner, workspaceId: workspace.id };

const aKey = () => ({ 'idempotency-key': newId() });
const codeOf = ({ body }: Answer): unknown =>
  typeof body === 'object' && body !== null && 'error' in body
    ? (body.error as { code: string }).code // The shape of every failure.
    : undefined;

const kept = operations.filter(
  ({ operation }) =>
    operation.method !== 'GET' && operation.access !== 'public' && !operation.secret,
);
const key = aKey();
await workspace.owner.call(
  authContract.updatePreferences,
  { body: { timeZone: 'Africa/Nairobi' } },
  key,
);

test('a key belongs to one request: under any other operation it is refused, and nothing happens', async () => {
  const told: string[] = [];
  for (const { name, operation } of kept) {
    const body = operation.input.body && sample(operation.input.body, random);
    const call = { params: paramsOf(operation, atHome), ...(body ? { body } : {}) };
    // What reads a file or asks another site first may find a reason of its own to refuse.
    const isSlow = operation.upload || operation.ownTransactions;
    if (isSlow || operation === authContract.updatePreferences) continue;
    const answer = await workspace.owner.send(operation, call, key);
    if (codeOf(answer) !== 'reused') told.push(`${name} ${answer.status} ${answer.text}`);
  }
  expect(told).toEqual([]);
  expect(kept.length).toBeGreaterThan(150);
  const { rows } = await workspace.owner.call(notificationsContract.list, { query: {} });
  expect(rows).toEqual([]);
});

test('the order of names in a body is no other request; another body or another path is one', async () => {
  const owner = await anOwner(server);
  const params = { workspaceId: owner.workspaceId };
  const used = aKey();
  const body = { description: 'First', staleAfterDays: 9 };
  const send = (sent: object, path = `/api/v1/workspaces/${owner.workspaceId}`) =>
    owner.user.fetch(path, {
      method: 'PATCH',
      headers: { ...used, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
  const first = await send(body);
  expect(first.status).toBe(200);
  const again = await send({ staleAfterDays: 9, description: 'First' });
  expect([again.status, again.text]).toEqual([200, first.text]);
  for (const other of [{ ...body, description: 'Other' }, { staleAfterDays: 9 }])
    expect(codeOf(await send(other))).toBe('reused');
  const { workspaces } = await owner.user.call(workspacesContract.list, { query: {} });
  expect(workspaces).toMatchObject([{ id: params.workspaceId, description: 'First' }]);
  const elsewhere = await anOwner(server);
  await join(server, { workspaceId: elsewhere.workspaceId, user: owner.user, role: 'admin' });
  const there = `/api/v1/workspaces/${elsewhere.workspaceId}`;
  expect(codeOf(await send(body, there))).toBe('reused');
});

/** Everything of one collection that a key was sent with and that answers with the record. */
async function written(collection: Collection, owner: Owner) {
  const { create, update, many } = collection;
  const id = newId();
  const { id: _, ...fields } = await records.body(create.input.body, owner);
  const calls: [Collection['create'], object][] = [
    [create, { params: paramsOf(create, owner), body: { ...fields, id } }],
  ];
  if (update)
    calls.push([
      update,
      { params: paramsOf(update, owner, id), body: await acceptable(update, fields) },
    ]);
  if (many)
    calls.push([many.restore, { params: paramsOf(many.restore, owner), body: { ids: [id] } }]);
  const sent = [];
  for (const [operation, call] of calls) {
    const headers = aKey();
    const answer = await owner.user.send(operation, call, headers);
    expect(answer.status, `${operation.path} ${answer.text}`).toBe(200);
    sent.push({ ask: () => owner.user.send(operation, call, headers), first: answer.text });
  }
  return { id, sent };
}

describe.each(collections)('what was answered of $tag', (collection) => {
  const table = collection.tag.replaceAll('-', '_');
  const at = (user: TestUser): Owner => ({ user, workspaceId: workspace.id });

  async function answers(sent: { ask: () => Promise<Answer> }[]): Promise<unknown[]> {
    return Promise.all(sent.map(async ({ ask: again }) => codeOf(await again()) ?? 'shown'));
  }
  const all = (sent: unknown[], code: string) => sent.map(() => code);

  test('is given again as long as the record is there, and never done again', async () => {
    const { id, sent } = await written(collection, at(workspace.member));
    const versionOf = async () => {
      const [row] = await ask<{ version: number }>(
        superuser,
        `select version from ${table} where id = $1`,
        [id],
      );
      return row?.version;
    };
    const before = await versionOf();
    const again = await Promise.all(sent.map(({ ask: repeat }) => repeat()));
    expect(again.map(({ text }) => text)).toEqual(sent.map(({ first }) => first));
    expect(await versionOf()).toBe(before);
    // Answers that were kept before keys were bound: done, and given to nobody.
    await ask(superuser, 'update operations set binding = null where user_id = $1', [
      workspace.member.id,
    ]);
    expect(await answers(sent)).toEqual(all(sent, 'repeated'));
    expect(await versionOf()).toBe(before);
  });

  test('is not given again once the record is deleted, or gone for good', async () => {
    const { id, sent } = await written(collection, at(workspace.member));
    await ask(superuser, `update ${table} set deleted_at = now() where id = $1`, [id]);
    expect(await answers(sent)).toEqual(all(sent, 'repeated'));
  });

  const isShared = collection.create.path.includes(':workspaceId');
  test.runIf(isShared)('is not given to whoever may not do it any more, or has left', async () => {
    const { sent } = await written(collection, at(workspace.member));
    const where = { workspaceId: workspace.id, user: workspace.member };
    await join(server, { ...where, role: 'viewer' });
    // Whoever may not upload is told so before the file is read.
    const [ofCreate] = collection.create.upload ? ['forbidden'] : ['repeated'];
    expect(await answers(sent)).toEqual([ofCreate, ...all(sent.slice(1), 'repeated')]);
    const leave = 'delete from workspace_members where workspace_id = $1 and user_id = $2';
    await ask(superuser, leave, [workspace.id, workspace.member.id]);
    expect(await answers(sent)).toEqual(all(sent, 'not_found'));
    await resetMembers(server, workspace);
  });
});

test('what has become private to somebody else is not given again', async () => {
  const collection = collections.find(({ tag }) => tag === 'routine-items');
  if (!collection) throw new Error('There are routine items');
  await resetMembers(server, workspace);
  const owner = { user: workspace.member, workspaceId: workspace.id };
  const { id, sent } = await written(collection, owner);
  await ask(
    superuser,
    `update routine_items set is_medicine = true, created_by_user_id = $2 where id = $1`,
    [id, workspace.admin.id],
  );
  for (const { ask: again } of sent) expect(codeOf(await again())).toBe('repeated');
});

test('whoever has left a workspace is not told what it is called by repeating how it was made', async () => {
  const founder = await aUser(server);
  const id = newId();
  const headers = aKey();
  const call = { body: { id, name: 'The first name' } };
  await founder.call(workspacesContract.create, call, headers);
  expect((await founder.send(workspacesContract.create, call, headers)).status).toBe(200);
  await ask(superuser, 'delete from workspace_members where user_id = $1', [founder.id]);
  const again = await founder.send(workspacesContract.create, call, headers);
  expect([codeOf(again), again.text.includes('first name')]).toEqual(['repeated', false]);
});

test('fees do not come back by the key of a bulk change, whatever it is repeated on', async () => {
  const home = await aWorkspace(server);
  const params = { workspaceId: home.id };
  const made = await home.owner.call(campaignsContract.create, {
    params,
    body: { id: newId(), campaignName: 'Autumn', feeMinor: 777_001 },
  });
  const headers = aKey();
  const change = { changes: [{ ids: [made.id], fields: { nextAction: 'Ask' } }] };
  const call = { params, body: change };
  const first = await home.admin.send(campaignsContract.updateMany, call, headers);
  expect(first.text).toContain('777001');
  await home.owner.call(workspacesContract.update, { params, body: { financeAccess: 'admins' } });
  await join(server, { ...params, user: home.admin, role: 'member' });
  const again = await home.admin.send(campaignsContract.updateMany, call, headers);
  expect([again.status, again.text.includes('777001')]).toEqual([200, false]);
  const settings = { body: { timeZone: 'Africa/Nairobi' } };
  const other = await home.admin.send(authContract.updatePreferences, settings, headers);
  expect([codeOf(other), other.text.includes('777001')]).toEqual(['reused', false]);
});

test('a small change of long records leaves no more behind than the records in the log', async () => {
  const user = await aUser(server);
  const ids = Array.from({ length: 10 }, () => newId());
  for (const id of ids)
    await user.call(tasksContract.create, {
      params: {},
      body: { id, title: 'Long', notes: 'x'.repeat(15_000) },
    });
  const changes = [{ ids, fields: { sortOrder: 7 } }];
  const key = { 'idempotency-key': newId() };
  await user.call(tasksContract.updateMany, { params: {}, body: { changes } }, key);
  const [kept] = await ask<{ bytes: number | null }>(
    server.database.superuser,
    'select octet_length(response::text) as bytes from operations where user_id = $1',
    [user.id],
  );
  expect(kept).toEqual({ bytes: null });
  const again = await user.send(tasksContract.updateMany, { params: {}, body: { changes } }, key);
  expect([again.status, again.body]).toMatchObject([409, { error: { code: 'repeated' } }]);
});

import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { channelsContract } from '#domains/making/channels/contract.ts';
import { pillarsContract } from './contract.ts';
import { maxActivePillars } from './schema.ts';

const server = await startTestServer();

async function aStudio() {
  const { id: workspaceId, owner, member } = await aWorkspace(server);
  const params = { workspaceId };
  const names = async (user: TestUser = owner) =>
    (await user.call(pillarsContract.list, { params, query: {} })).rows.map(({ name }) => name);
  const add = (name: string, more: object = {}) =>
    owner.send(pillarsContract.create, { params, body: { id: newId(), name, ...more } });
  return { params, owner, member, names, add };
}
const refused = (status: number, field: string, text: string) => ({
  status,
  body: { error: { fields: { [field]: text } } },
});

test('a name that another pillar has is refused beside it, in any case', async () => {
  const { params, owner, names, add } = await aStudio();
  expect((await add('Education')).status).toBe(200);
  const taken = refused(409, 'name', 'A pillar with this name exists already');
  expect(await add('education')).toMatchObject(taken);
  expect(await names()).toEqual(['Education']);

  const other = await owner.call(pillarsContract.create, {
    params,
    body: { id: newId(), name: 'Travel' },
  });
  const one = { ...params, id: other.id };
  const rename = (name: string) =>
    owner.send(pillarsContract.update, { params: one, body: { name } });
  expect(await rename('EDUCATION')).toMatchObject(taken);
  expect((await rename('travel')).status).toBe(200);
  expect((await names()).toSorted()).toEqual(['Education', 'travel']);
});

test('a name is free again once its pillar is deleted; then that one cannot come back', async () => {
  const { params, owner, add, names } = await aStudio();
  const first = await owner.call(pillarsContract.create, {
    params,
    body: { id: newId(), name: 'Education' },
  });
  const one = { ...params, id: first.id };
  await owner.call(pillarsContract.remove, { params: one });
  expect((await add('Education')).status).toBe(200);
  expect(await owner.send(pillarsContract.restore, { params: one })).toMatchObject(
    refused(409, 'name', 'A pillar with this name exists already'),
  );
  expect(await names()).toEqual(['Education']);
});

test('the same creation twice is one pillar, and no name that is taken', async () => {
  const { params, owner, names } = await aStudio();
  const body = { id: newId(), name: 'Education' };
  const ask = () => owner.call(pillarsContract.create, { params, body });
  const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
  expect([...others, await ask()]).toEqual([first, first, first]);
  expect(await names()).toEqual(['Education']);
});

test('there are at most eight active pillars, also when several are added at once', async () => {
  const { params, owner, add } = await aStudio();
  const answers = await Promise.all(
    Array.from({ length: maxActivePillars + 3 }, (_, at) => add(`Pillar ${at}`)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(maxActivePillars);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 400,
    body: { error: { message: 'Archive one first' } },
  });
  const { rows } = await owner.call(pillarsContract.list, { params, query: {} });
  expect(rows).toHaveLength(maxActivePillars);

  const resting = await add('Resting', { isActive: false });
  expect(resting.status).toBe(200);
  const [first] = rows;
  const change = (id: string | undefined, isActive: boolean) =>
    owner.send(pillarsContract.update, {
      params: { ...params, id: id ?? '' },
      body: { isActive },
    });
  const { id } = resting.body as { id: string };
  expect((await change(id, true)).status).toBe(400);
  expect((await change(first?.id, false)).status).toBe(200);
  expect((await change(id, true)).status).toBe(200);
  expect((await change(first?.id, true)).status).toBe(400);
});

test.each([
  [{ name: '   ' }, 'name', 'Give the pillar a name'],
  [{ name: 'x'.repeat(61) }, 'name', 'Use at most 60 characters'],
  [{ targetPercent: 101 }, 'targetPercent', 'Use a percentage from 0 to 100'],
  [{ targetPercent: -1 }, 'targetPercent', 'Use a percentage from 0 to 100'],
  [{ targetPercent: 33.3 }, 'targetPercent', 'Use a whole number'],
  [{ coreQuestion: 'x'.repeat(161) }, 'coreQuestion', 'Use at most 160 characters'],
])('%j is refused beside its field', async (fields, field, text) => {
  const { names, add } = await aStudio();
  expect(await add('Education', fields)).toMatchObject(refused(400, field, text));
  expect(await names()).toEqual([]);
});

test('a handle is taken once on a platform, in any case; without one names may be the same', async () => {
  const { params, owner } = await aStudio();
  const add = (fields: { platform: 'instagram' | 'tiktok'; handle?: string }) =>
    owner.send(channelsContract.create, { params, body: { id: newId(), name: 'Lark', ...fields } });
  expect((await add({ platform: 'instagram', handle: '@lark' })).status).toBe(200);
  expect((await add({ platform: 'tiktok', handle: '@lark' })).status).toBe(200);
  expect(await add({ platform: 'instagram', handle: '@LARK' })).toMatchObject(
    refused(409, 'handle', 'There is a channel with this handle already'),
  );
  expect((await add({ platform: 'instagram' })).status).toBe(200);
  expect((await add({ platform: 'instagram' })).status).toBe(200);
});

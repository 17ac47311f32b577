import { expect, test } from 'vitest';
import { routineItemsContract as items } from '#domains/routine/contract.ts';
import { agendaContract } from '#domains/around/agenda/contract.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { routineTakingsContract as takings } from './contract.ts';

const server = await startTestServer();

async function aStudio() {
  const studio = await aWorkspace(server);
  const params = { workspaceId: studio.id };
  const add = (user: TestUser, fields: object = {}) =>
    user.call(items.create, {
      params,
      body: { id: newId(), title: 'Stretch', startsOn: '2026-03-01', ...fields },
    });
  const take = (user: TestUser, routineItemId: string, fields: object = {}) =>
    user.send(takings.create, {
      params,
      body: { id: newId(), routineItemId, takenOn: '2026-03-10', ...fields },
    });
  const countedOn = async (user: TestUser, day: string) => {
    const query = { from: day, to: day, layers: 'routine' };
    const { rows } = await user.call(agendaContract.list, { params, query });
    return rows[0]?.status ?? null;
  };
  const list = async (user: TestUser) =>
    (await user.call(takings.list, { params, query: {} })).rows;
  return { ...studio, params, add, take, countedOn, list };
}

test('an item of the workspace counts for others once they take it on, until they let go', async () => {
  const { owner, member, add, take, countedOn } = await aStudio();
  const shared = await add(owner);
  expect([await countedOn(owner, '2026-03-12'), await countedOn(member, '2026-03-12')]).toEqual([
    '1 due',
    null,
  ]);
  expect((await take(member, shared.id)).status).toBe(200);
  expect(await countedOn(member, '2026-03-12')).toBe('1 due');
  // Nobody is behind on the days before.
  expect(await countedOn(member, '2026-03-09')).toBeNull();
  await take(member, shared.id, { isLetGo: true });
  expect(await countedOn(member, '2026-03-12')).toBeNull();
  // Whoever added it may let go of it as well; for the others it goes on.
  await take(member, shared.id);
  await take(owner, shared.id, { isLetGo: true });
  expect([await countedOn(owner, '2026-03-12'), await countedOn(member, '2026-03-12')]).toEqual([
    null,
    '1 due',
  ]);
});

test('a person has one taking of an item, which nobody else sees', async () => {
  const { owner, member, admin, add, take, list } = await aStudio();
  const shared = await add(owner);
  const answers = await Promise.all([take(member, shared.id), take(member, shared.id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await list(member)).toMatchObject([{ routineItemId: shared.id, isLetGo: false }]);
  expect([await list(owner), await list(admin)]).toEqual([[], []]);
});

test('what is for one person alone is nowhere for the others, and only they keep it so', async () => {
  const { owner, member, viewer, params, add, take } = await aStudio();
  const own = await add(member, { isForMe: true });
  const shared = await add(member);
  const seen = async (user: TestUser) =>
    (await user.call(items.list, { params, query: {} })).rows.map(({ id }) => id);
  expect(await seen(owner)).toEqual([shared.id]);
  expect(await seen(viewer)).toEqual([shared.id]);
  expect(new Set(await seen(member))).toEqual(new Set([own.id, shared.id]));
  expect((await take(owner, own.id)).status).toBe(400);
  const keep = { params: { ...params, id: shared.id }, body: { isForMe: true } };
  const refused = await owner.send(items.update, keep);
  expect([refused.status, await seen(owner)]).toEqual([expect.any(Number), [shared.id]]);
  expect(refused.status).toBeGreaterThanOrEqual(400);
  await member.call(items.update, keep);
  expect(await seen(owner)).toEqual([]);
  await member.call(items.update, { ...keep, body: { isForMe: false } });
  expect(await seen(owner)).toEqual([shared.id]);
});

test('an item rests for one person alone, and taking it on once more leaves that as it is', async () => {
  const { owner, member, add, take, countedOn, list } = await aStudio();
  const shared = await add(owner);
  await take(member, shared.id);
  const pauses = [{ from: '2026-03-11', until: '2026-03-14' }];
  expect((await take(member, shared.id, { pauses })).status).toBe(200);
  await take(member, shared.id, { takenOn: '2026-03-09' });
  expect(await list(member)).toMatchObject([{ takenOn: '2026-03-09', pauses }]);
  const counted = (user: TestUser) =>
    Promise.all(['2026-03-10', '2026-03-13', '2026-03-14'].map((day) => countedOn(user, day)));
  expect([await counted(member), await counted(owner)]).toEqual([
    ['1 due', null, '1 due'],
    ['1 due', '1 due', '1 due'],
  ]);
});

test('a viewer takes nothing on', async () => {
  const { owner, viewer, add, take } = await aStudio();
  const shared = await add(owner);
  expect((await take(viewer, shared.id)).status).toBe(403);
});

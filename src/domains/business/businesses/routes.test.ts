import { expect, test } from 'vitest';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { ask } from '#server/testing/database.ts';
import { aUser, aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { businessesContract } from './contract.ts';
import { fiscalYearOf, taxIdEnding } from './rules.ts';

const server = await startTestServer();

async function aStudio() {
  const studio = await aWorkspace(server);
  const params = { workspaceId: studio.id };
  const { owner } = studio;
  const add = (name: string) => {
    const body = { id: newId(), name, baseCurrency: 'USD' };
    return owner.call(businessesContract.create, { params, body });
  };
  const list = async (user: TestUser = owner) => {
    const { rows } = await user.call(businessesContract.list, { params, query: {} });
    return rows;
  };
  const defaults = async () =>
    (await list()).filter(({ isDefault }) => isDefault).map(({ name }) => name);
  return { ...studio, params, add, list, defaults };
}

test('there is one default: the first, then whichever is made so, then the next', async () => {
  const { owner, params, add, defaults } = await aStudio();
  const first = await add('Studio Lark');
  const second = await add('Lark Films');
  expect(await defaults()).toEqual(['Studio Lark']);
  const one = (id: string) => ({ params: { ...params, id } });
  await owner.call(businessesContract.makeDefault, { ...one(second.id), body: {} });
  expect(await defaults()).toEqual(['Lark Films']);
  await owner.call(businessesContract.remove, one(second.id));
  expect(await defaults()).toEqual(['Studio Lark']);
  await owner.call(businessesContract.restore, one(second.id));
  expect(await defaults()).toEqual(['Studio Lark']);
  await owner.call(businessesContract.remove, one(first.id));
  expect(await defaults()).toEqual(['Lark Films']);
});

test('of two that are made at once one is the default', async () => {
  const { add, defaults } = await aStudio();
  await Promise.all(['One', 'Two', 'Three'].map(add));
  expect(await defaults()).toHaveLength(1);
});

test('a name is there once, and what deals are of is not deleted', async () => {
  const { owner, params, add } = await aStudio();
  const { id } = await add('Studio Lark');
  const body = { id: newId(), name: 'studio lark', baseCurrency: 'USD' };
  const twin = await owner.send(businessesContract.create, { params, body });
  expect(twin.body).toMatchObject({
    error: { fields: { name: 'There is a business of this name already' } },
  });
  await owner.call(campaignsContract.create, {
    params,
    body: { id: newId(), campaignName: 'Rain Shell', businessId: id },
  });
  const answer = await owner.send(businessesContract.remove, { params: { ...params, id } });
  expect([answer.status, answer.text]).toEqual([
    409,
    expect.stringContaining('Studio Lark still has 1 campaign. Archive it instead.'),
  ]);
});

test('lists hold the end of a tax id; all of it is told to admins, and that is noted', async () => {
  const { id: workspaceId, owner, admin, member, params, add, list } = await aStudio();
  const { id } = await add('Studio Lark');
  const one = { ...params, id };
  const set = { params: one, body: { taxId: 'DE 123 456 789' } };
  expect((await member.send(businessesContract.setTaxId, set)).status).toBe(403);
  await owner.call(businessesContract.setTaxId, set);
  expect(await list(member)).toMatchObject([{ taxIdEnding: ' 789' }]);
  expect(JSON.stringify(await list())).not.toContain('123 456');
  const reveal = (user: TestUser) =>
    user.send(businessesContract.revealTaxId, { params: one, body: {} });
  expect((await reveal(member)).status).toBe(403);
  expect((await reveal(admin)).body).toEqual({ taxId: 'DE 123 456 789' });
  const noted = await ask(
    server.database.superuser,
    `select actor_user_id from audit_events where workspace_id = $1 and operation = 'businesses.revealTaxId'`,
    [workspaceId],
  );
  expect(noted).toEqual([{ actor_user_id: admin.id }]);
});

test('a new workspace of the type Business begins with one, another type with none', async () => {
  const user = await aUser(server);
  const create = async (type: 'business' | 'team') => {
    const id = newId();
    const body = { id, name: 'Lark Films', type, baseCurrency: 'EUR' };
    await user.call(workspacesContract.create, { body });
    const params = { workspaceId: id };
    return (await user.call(businessesContract.list, { params, query: {} })).rows;
  };
  expect(await create('business')).toMatchObject([
    { name: 'Lark Films', baseCurrency: 'EUR', isDefault: true },
  ]);
  expect(await create('team')).toEqual([]);
});

test('a fiscal year begins in its month', () => {
  expect(fiscalYearOf('2026-03-14', 4)).toEqual({ from: '2025-04-01', to: '2026-03-31' });
  expect(fiscalYearOf('2026-04-01', 4)).toEqual({ from: '2026-04-01', to: '2027-03-31' });
  expect(taxIdEnding('12-3456789')).toBe('6789');
  expect(taxIdEnding('1234')).toBe('4');
});

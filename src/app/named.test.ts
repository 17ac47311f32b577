import { expect, test } from 'vitest';
import { brandsContract as brands } from '#domains/business/brands/contract.ts';
import { businessesContract as businesses } from '#domains/business/businesses/contract.ts';
import { expensesContract as expenses } from '#domains/money/expenses/contract.ts';
import { invoicesContract as invoices } from '#domains/money/invoices/contract.ts';
import { recurringExpensesContract as recurring } from '#domains/money/recurring/contract.ts';
import { toolsContract as tools } from '#domains/money/tools/contract.ts';
import { workspacesContract as workspaces } from '#domains/people/workspaces/contract.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';

const server = await startTestServer();

/** A workspace that keeps its money to owner and admins, with a brand and a business. */
async function aStudio() {
  const { id: workspaceId, owner, member } = await aWorkspace(server);
  const params = { workspaceId };
  await owner.call(workspaces.update, { params, body: { financeAccess: 'admins' } });
  const names = { brandId: newId(), businessId: newId() };
  await owner.call(brands.create, { params, body: { id: names.brandId, name: 'Halden' } });
  await owner.call(businesses.create, {
    params,
    body: { id: names.businessId, name: 'Lark Films', baseCurrency: 'USD' },
  });
  const at = (id: string) => ({ params: { ...params, id } });
  /** What money names both, and how each goes. */
  async function name(what: 'expense' | 'bill' | 'invoice') {
    const id = newId();
    const said = { ...names, id, title: 'Frame', currency: 'USD' };
    const line = {
      description: 'Fee',
      detail: '',
      quantity: 1,
      unitMinor: 1,
      taxRatePercent: null,
    };
    if (what === 'expense') {
      const body = { ...said, amountMinor: 77_700, spentOn: '2024-03-02' };
      await owner.call(expenses.create, { params, body });
      return () => owner.call(expenses.remove, at(id));
    }
    if (what === 'invoice') {
      await owner.call(invoices.create, { params, body: { ...said, lines: [line] } });
      return () => owner.call(invoices.remove, at(id));
    }
    const rule = { startsOn: '2026-03-01', rrule: 'FREQ=MONTHLY;BYMONTHDAY=1' };
    await owner.call(recurring.create, { params, body: { ...said, amountMinor: 900, ...rule } });
    return () => owner.call(recurring.remove, at(id));
  }
  const removing = async (user: TestUser, of: 'brand' | 'business') => {
    const operation = of === 'brand' ? brands.remove : businesses.remove;
    const id = of === 'brand' ? names.brandId : names.businessId;
    const { status, body } = await user.send(operation, at(id));
    return [status, (body as { error?: { message: string } }).error?.message];
  };
  return { ...names, params, owner, member, at, name, removing };
}

test.each([
  ['expense', 'expenses'],
  ['bill', 'recurring expenses'],
  ['invoice', 'invoices'],
] as const)('while the %s names them, brand and business stay and say why', async (what, said) => {
  const { owner, name, removing } = await aStudio();
  const forget = await name(what);
  const kept = (who: string) => [409, `${who} still has ${said}. Archive it instead.`];
  expect(await removing(owner, 'brand')).toEqual(kept('Halden'));
  expect(await removing(owner, 'business')).toEqual(kept('Lark Films'));
  await forget();
  expect(await removing(owner, 'brand')).toEqual([200, undefined]);
  expect(await removing(owner, 'business')).toEqual([200, undefined]);
});

test('whom money is kept from is not told which money it is', async () => {
  const { member, name, removing } = await aStudio();
  await name('expense');
  expect(await removing(member, 'brand')).toEqual([
    409,
    'Halden is still in use. Archive it instead.',
  ]);
});

test('of several brands none is deleted while money names one', async () => {
  const { owner, brandId, params, name } = await aStudio();
  await name('expense');
  const { status } = await owner.send(brands.removeMany, { params, body: { ids: [brandId] } });
  expect(status).toBe(409);
});

test('a tool keeps the business that it is of', async () => {
  const { owner, params, businessId, removing } = await aStudio();
  const price = {
    priceMinor: 0,
    currency: 'USD',
    billing: 'free',
    startedOn: '2026-03-01',
  } as const;
  await owner.call(tools.create, {
    params,
    body: { id: newId(), name: 'Cutter', businessId, ...price },
  });
  expect(await removing(owner, 'business')).toEqual([
    409,
    'Lark Films still has tools. Archive it instead.',
  ]);
});

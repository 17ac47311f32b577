import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { brandsContract } from '#domains/brands/contract.ts';
import { campaignsContract } from '#domains/campaigns/contract.ts';
import { deliverablesContract } from '#domains/campaigns/deliverables/contract.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { paymentsContract } from './contract.ts';

const server = await startTestServer();
const { id: workspaceId, member } = await aWorkspace(server);
const params = { workspaceId };
const at = (id: string) => ({ params: { ...params, id } });

const aBrand = () =>
  member.call(brandsContract.create, { params, body: { id: newId(), name: 'Halden' } });
const aDeal = (fields: object = {}) =>
  member.call(campaignsContract.create, {
    params,
    body: { id: newId(), campaignName: 'Rain Shell', ...fields },
  });
const owes = (campaignId: string) =>
  member.call(deliverablesContract.create, {
    params,
    body: { id: newId(), campaignId, platform: 'instagram', format: 'reel', title: 'Reel' },
  });
const isPaid = (campaignId: string, fields: object = {}) =>
  member.call(paymentsContract.create, {
    params,
    body: {
      ...{ id: newId(), campaignId, label: 'Fee', amountMinor: 100_000, currency: 'USD' },
      ...fields,
    },
  });
const change = (id: string, body: object) =>
  member.send(paymentsContract.update, { ...at(id), body });
const movePaid = (id: string, body: object) =>
  member.send(paymentsContract.move, { ...at(id), body });
const moveOwed = (id: string, body: object) =>
  member.send(deliverablesContract.move, { ...at(id), body });
async function payment(id: string) {
  const { rows } = await member.call(paymentsContract.list, { params, query: {} });
  return rows.find((row) => row.id === id);
}

test('what waits for something else from now on begins with the day of that, and not of the old', async () => {
  const brand = await aBrand();
  const deal = await aDeal({ brandId: brand.id, status: 'confirmed', agreedOn: '2026-02-02' });
  const one = await owes(deal.id);
  const { id } = await isPaid(deal.id, {
    ...{ trigger: 'fixed_date', triggeredOn: '2026-05-01', termsDays: 0 },
  });
  const changed = async (body: object) => (await change(id, body)).body;
  expect(await changed({ trigger: 'on_posting' })).toMatchObject({ triggeredOn: null });
  expect(await changed({ trigger: 'on_signing' })).toMatchObject({ dueOn: '2026-02-02' });
  // Said again it is no other one: a day by hand stays, and so does none.
  expect(await changed({ triggeredOn: '2026-02-09' })).toMatchObject({ dueOn: '2026-02-09' });
  expect(await changed({ trigger: 'on_signing' })).toMatchObject({ dueOn: '2026-02-09' });
  expect(await changed({ trigger: 'on_signing', triggeredOn: null })).toMatchObject({
    dueOn: null,
  });
  expect(await changed({ trigger: 'fixed_date' })).toMatchObject({ triggeredOn: null });
  // A day that is said with it holds; of none, the server knows better.
  expect(await changed({ trigger: 'on_signing', triggeredOn: null })).toMatchObject({
    dueOn: '2026-02-02',
  });
  const said = { trigger: 'on_approval', triggeredOn: '2026-03-07' };
  expect(await changed(said)).toMatchObject({ dueOn: '2026-03-07' });
  await moveOwed(one.id, { status: 'posted', postedAt: '2026-03-05T12:00:00Z' });
  expect(await changed({ trigger: 'on_posting' })).toMatchObject({ dueOn: '2026-03-05' });
  expect(await changed({ trigger: 'on_invoice' })).toMatchObject({
    triggeredOn: null,
    dueOn: null,
  });
});

test('what is changed of a payment goes together with the rest of it', async () => {
  const deal = await aDeal();
  const { id } = await isPaid(deal.id, { currency: 'EUR', rate: 1.1, rateCurrency: 'USD' });
  expect((await change(id, { paidAmountMinor: 40_000, feesWithheldMinor: 3_000 })).status).toBe(
    200,
  );
  const before = await payment(id);
  for (const [body, told] of [
    [{ amountMinor: 19_999 }, '"amountMinor":"Use at least half of what has come in"'],
    [{ paidAmountMinor: 200_001 }, '"paidAmountMinor":"This is more than twice the amount"'],
    [{ feesWithheldMinor: 100_000 }, '"feesWithheldMinor":"Use less than the amount"'],
    [{ currency: 'GBP' }, '"rate":"Say the rate of the new currency with it"'],
  ] as const) {
    const { status, text } = await change(id, body);
    expect([status, text]).toEqual([400, expect.stringContaining(told)]);
  }
  expect(await payment(id)).toEqual(before);
  const fees = await member.send(paymentsContract.create, {
    params,
    body: {
      ...{ id: newId(), campaignId: deal.id, label: 'Fee', currency: 'USD' },
      ...{ amountMinor: 100, feesWithheldMinor: 100 },
    },
  });
  expect([fees.status, fees.text]).toEqual([400, expect.stringContaining('less than the amount')]);
  const other = { currency: 'GBP', rate: null, rateCurrency: null };
  expect((await change(id, other)).body).toMatchObject(other);
  // What others keep never comes in.
  expect((await movePaid(id, { status: 'paid' })).body).toMatchObject({
    paidAmountMinor: 97_000,
    feesWithheldMinor: 3_000,
  });
});

import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { agendaContract } from '#domains/around/agenda/contract.ts';
import { brandsContract } from '#domains/business/brands/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { paymentsContract } from './contract.ts';

const server = await startTestServer();
const { id: workspaceId, member } = await aWorkspace(server);
const params = { workspaceId };
const at = (id: string) => ({ params: { ...params, id } });

let count = 0;
const aBrand = () =>
  member.call(brandsContract.create, {
    params,
    body: { id: newId(), name: `Halden ${(count += 1)}` },
  });
const aCampaign = (fields: object = {}) =>
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
  const campaign = await aCampaign({
    brandId: brand.id,
    status: 'confirmed',
    agreedOn: '2026-02-02',
  });
  const one = await owes(campaign.id);
  const { id } = await isPaid(campaign.id, {
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
  const campaign = await aCampaign();
  const { id } = await isPaid(campaign.id, { currency: 'EUR', rate: 1.1, rateCurrency: 'USD' });
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
      ...{ id: newId(), campaignId: campaign.id, label: 'Fee', currency: 'USD' },
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

const moveCampaign = (id: string, body: object) =>
  member.send(campaignsContract.move, { ...at(id), body });
const confirmedCampaign = async () => {
  const brand = await aBrand();
  return aCampaign({ brandId: brand.id, status: 'confirmed', agreedOn: '2026-02-02' });
};

test('an invoice keeps its day and stays owed, whatever becomes of its deal', async () => {
  const campaign = await confirmedCampaign();
  const reel = await owes(campaign.id);
  const deposit = await isPaid(campaign.id, { trigger: 'on_signing', termsDays: 14 });
  const balance = await isPaid(campaign.id, { trigger: 'on_posting', termsDays: 0 });
  const planned = await isPaid(campaign.id, { trigger: 'on_signing', termsDays: 0 });
  await moveOwed(reel.id, { status: 'posted', postedAt: '2026-03-01T12:00:00Z' });
  for (const { id } of [deposit, balance]) await movePaid(id, { status: 'invoiced' });
  const days = async () =>
    Promise.all([deposit, balance, planned].map(async ({ id }) => (await payment(id))?.dueOn));
  const known = ['2026-02-16', '2026-03-01'];
  expect(await days()).toEqual([...known, '2026-02-02']);
  // Its deliverable is taken back, its contract is opened again, and in the end all of it is cancelled.
  await moveOwed(reel.id, { status: 'approved' });
  await member.send(campaignsContract.update, {
    ...at(campaign.id),
    body: { contractStatus: 'sent' },
  });
  expect(await days()).toEqual([...known, null]);
  await moveCampaign(campaign.id, { status: 'cancelled' });
  expect(await days()).toEqual([...known, null]);
  const agenda = () =>
    member.call(agendaContract.list, { params, query: { from: '2026-02-01', to: '2026-03-31' } });
  const due = async () =>
    (await agenda()).rows
      .filter(({ kind }) => kind === 'payment-due')
      .map(({ record }) => record?.id);
  expect(await due()).toEqual(expect.arrayContaining([deposit.id, balance.id]));
  // Declined in the end: what was asked for in writing is no less owed.
  await moveCampaign(campaign.id, { status: 'negotiating' });
  await moveCampaign(campaign.id, { status: 'declined' });
  expect(await days()).toEqual([...known, null]);
  expect(await due()).toEqual(expect.arrayContaining([deposit.id, balance.id]));
});

test('cancelling a deal voids the payments that it names, those of this deal that are unpaid', async () => {
  const [campaign, other] = [await confirmedCampaign(), await confirmedCampaign()];
  const [planned, invoiced, paid] = [
    await isPaid(campaign.id),
    await isPaid(campaign.id),
    await isPaid(campaign.id),
  ];
  const [kept, foreign] = [await isPaid(campaign.id), await isPaid(other.id)];
  await movePaid(invoiced.id, { status: 'invoiced' });
  await movePaid(paid.id, { status: 'paid' });
  const voidPaymentIds = [planned, invoiced, paid, foreign].map(({ id }) => id);
  expect((await moveCampaign(campaign.id, { status: 'cancelled', voidPaymentIds })).status).toBe(
    200,
  );
  const all = [planned, invoiced, paid, kept, foreign];
  const statuses = await Promise.all(all.map(async ({ id }) => (await payment(id))?.status));
  expect(statuses).toEqual(['void', 'void', 'paid', 'planned', 'planned']);
});

test('what is given up or paid by mistake goes back, and waits for its event as if nothing had been', async () => {
  const campaign = await aCampaign();
  const reel = await owes(campaign.id);
  const fee = await isPaid(campaign.id, { trigger: 'on_posting', termsDays: 0 });
  await movePaid(fee.id, { status: 'void' });
  await moveOwed(reel.id, { status: 'posted', postedAt: '2026-03-01T12:00:00Z' });
  expect((await movePaid(fee.id, { status: 'planned' })).body).toMatchObject({
    ...{ status: 'planned', triggeredOn: '2026-03-01', dueOn: '2026-03-01' },
  });
  await movePaid(fee.id, {
    ...{ status: 'invoiced', invoicedOn: '2026-03-02', invoiceNumber: '0141' },
  });
  await movePaid(fee.id, { status: 'written_off' });
  const owed = await movePaid(fee.id, { status: 'invoiced' });
  expect(owed.body).toMatchObject({ invoicedOn: '2026-03-02', invoiceNumber: '0141' });
  await movePaid(fee.id, { status: 'paid', paidOn: '2026-03-09' });
  const back = await movePaid(fee.id, { status: 'planned' });
  expect(back.body).toMatchObject({
    ...{ status: 'planned', invoicedOn: null, paidOn: null, paidAmountMinor: null },
  });
});

test('a move that is taken back leaves a payment as it was: days, number, what came in, rate', async () => {
  const campaign = await aCampaign();
  const { id } = await isPaid(campaign.id, { currency: 'EUR', paidOn: '2026-03-01' });
  await change(id, { paidAmountMinor: 40_000, invoiceNumber: '0007' });
  const was = await payment(id);
  if (!was) throw new Error('It is not listed');
  const { paidOn, paidAmountMinor, feesWithheldMinor, invoicedOn, invoiceNumber } = was;
  const { rate, rateCurrency } = was;
  const paid = await movePaid(id, {
    ...{ status: 'paid', paidOn: '2026-03-09', rate: 1.08, rateCurrency: 'USD' },
  });
  expect(paid.body).toMatchObject({ rate: 1.08, rateCurrency: 'USD', paidAmountMinor: 100_000 });
  const noted = { paidOn, paidAmountMinor, feesWithheldMinor, invoicedOn, invoiceNumber };
  const undo = { ...noted, rate, rateCurrency };
  const back = await movePaid(id, { status: 'planned', undo });
  expect(back.body).toMatchObject({ status: 'planned', ...undo, paidAmountMinor: 40_000 });
  const alone = await movePaid(id, { status: 'paid', rate: 1.08 });
  expect([alone.status, alone.text]).toEqual([400, expect.stringContaining('its currency')]);
});

test('what came in of a payment is more than nothing, and what was noted as 0 before is taken back to', async () => {
  const campaign = await aCampaign();
  const { id } = await isPaid(campaign.id);
  const before = await payment(id);
  const told = expect.stringContaining('"paidAmountMinor":"Use an amount above 0"');
  for (const { status, text } of [
    await change(id, { paidAmountMinor: 0, paidOn: '2026-03-09' }),
    await movePaid(id, { status: 'paid', paidAmountMinor: 0 }),
    await member.send(paymentsContract.create, {
      params,
      body: {
        ...{ id: newId(), campaignId: campaign.id, label: 'Fee', currency: 'USD' },
        ...{ amountMinor: 100, paidAmountMinor: 0 },
      },
    }),
  ])
    expect([status, text]).toEqual([400, told]);
  expect(await payment(id)).toEqual(before);
  expect((await change(id, { paidAmountMinor: 1 })).status).toBe(200);
  expect((await change(id, { paidAmountMinor: null })).status).toBe(200);
  // As it was stored before 0 was refused.
  const undo = {
    ...{ invoicedOn: null, invoiceNumber: '', paidOn: '2026-03-09', paidAmountMinor: 0 },
    ...{ feesWithheldMinor: 0, rate: null, rateCurrency: null },
  };
  await movePaid(id, { status: 'paid' });
  expect((await movePaid(id, { status: 'planned', undo })).body).toMatchObject(undo);
  expect((await change(id, { notes: 'They ask again' })).status).toBe(200);
  expect((await movePaid(id, { status: 'paid' })).body).toMatchObject({ paidAmountMinor: 100_000 });
});

import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { brandContactsContract } from '#domains/business/brands/contacts/contract.ts';
import { brandsContract } from '#domains/business/brands/contract.ts';
import { FeedReader } from '#server/testing/feed-reader.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { campaignsContract } from './contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import { exclusivitiesContract } from '#domains/business/campaigns/exclusivities/contract.ts';
import { paymentsContract } from '#domains/business/campaigns/payments/contract.ts';
import { dueOn } from '#domains/business/campaigns/payments/rules.ts';
import { usageRightsContract } from '#domains/business/campaigns/usage-rights/contract.ts';
import { endsOn } from '#domains/business/campaigns/usage-rights/rules.ts';

const server = await startTestServer();
const studio = await aWorkspace(server);
const { member } = studio;
const params = { workspaceId: studio.id };
const at = (id: string) => ({ params: { ...params, id } });
const today = () => Temporal.Now.plainDateISO('UTC').toString();

const aBrand = (fields: object = {}) =>
  member.call(brandsContract.create, {
    params,
    body: { id: newId(), name: `Brand ${newId()}`, ...fields },
  });
const aCampaign = (fields: object = {}) =>
  member.call(campaignsContract.create, {
    params,
    body: { id: newId(), campaignName: 'Rain Shell', ...fields },
  });
const owes = (campaignId: string, fields: object = {}) =>
  member.call(deliverablesContract.create, {
    params,
    body: {
      id: newId(),
      campaignId,
      platform: 'instagram',
      format: 'reel',
      title: 'Reel',
      ...fields,
    },
  });
const isPaid = (campaignId: string, fields: object = {}) =>
  member.call(paymentsContract.create, {
    params,
    body: {
      id: newId(),
      campaignId,
      label: 'Fee',
      amountMinor: 100_000,
      currency: 'USD',
      ...fields,
    },
  });
const isUsed = (campaignId: string, fields: object = {}) =>
  member.call(usageRightsContract.create, {
    params,
    body: { id: newId(), campaignId, kind: 'paid_ads', durationDays: 90, ...fields },
  });
const move = (id: string, body: object) => member.send(campaignsContract.move, { ...at(id), body });
const moveOwed = (id: string, body: object) =>
  member.send(deliverablesContract.move, { ...at(id), body });
const movePaid = (id: string, body: object) =>
  member.send(paymentsContract.move, { ...at(id), body });
async function read<T extends { id: string }>(
  list: () => Promise<{ rows: T[] }>,
  id: string,
): Promise<T> {
  const row = (await list()).rows.find((one) => one.id === id);
  if (!row) throw new Error('It is not listed');
  return row;
}
const payment = (id: string) =>
  read(() => member.call(paymentsContract.list, { params, query: {} }), id);
const deliverable = (id: string) =>
  read(() => member.call(deliverablesContract.list, { params, query: {} }), id);
const usageRight = (id: string) =>
  read(() => member.call(usageRightsContract.list, { params, query: {} }), id);

test('confirming begins what waits for the signature and makes the brand an active one', async () => {
  const brand = await aBrand();
  const campaign = await aCampaign({ brandId: brand.id });
  const deposit = await isPaid(campaign.id, { trigger: 'on_signing', termsDays: 0 });
  const balance = await isPaid(campaign.id);
  const right = await isUsed(campaign.id, { starts: 'on_signing' });
  const answer = await move(campaign.id, { status: 'confirmed', agreedOn: '2026-03-02' });
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { status: 'confirmed', agreedOn: '2026-03-02', version: 2 },
  ]);
  expect(Object.keys((answer.body as { statusDates: object }).statusDates).sort()).toEqual([
    'confirmed',
    'negotiating',
  ]);
  expect(await payment(deposit.id)).toMatchObject({
    triggeredOn: '2026-03-02',
    dueOn: '2026-03-02',
  });
  expect(await payment(balance.id)).toMatchObject({ triggeredOn: null, dueOn: null });
  expect(await usageRight(right.id)).toMatchObject({
    startsOn: '2026-03-02',
    endsOn: '2026-05-30',
  });
  const { rows } = await member.call(brandsContract.list, { params, query: {} });
  expect(rows.find(({ id }) => id === brand.id)).toMatchObject({ relationship: 'active' });
});

test('a move of a deal that is taken back leaves no day, no brand and no product behind', async () => {
  const campaign = await aCampaign({ productStatus: 'shipped' });
  const deposit = await isPaid(campaign.id, { trigger: 'on_signing', termsDays: 0 });
  const now = () =>
    read(() => member.call(campaignsContract.list, { params, query: {} }), campaign.id);
  const notedNow = async () => {
    const { status, statusDates, agreedOn, brandId, lostReason, isArchived, ...more } = await now();
    const { productStatus, productReceivedOn } = more;
    const noted = { statusDates, agreedOn, brandId, lostReason, isArchived };
    return { status, undo: { ...noted, productStatus, productReceivedOn } };
  };
  const { id: brandId } = await aBrand();
  for (const there of [
    { status: 'confirmed', agreedOn: '2026-03-02', brandId },
    { status: 'waiting-for-product' },
    { status: 'in-progress', productReceivedOn: '2026-03-03' },
    { status: 'declined', lostReason: 'Too early' },
  ]) {
    const before = await notedNow();
    expect((await move(campaign.id, there)).status).toBe(200);
    const moved = await notedNow();
    expect(moved).not.toEqual(before);
    const isOpen = there.status !== 'declined';
    expect(moved.undo.agreedOn).toBe(isOpen ? (there.agreedOn ?? today()) : null);
    expect((await move(campaign.id, before)).status).toBe(200);
    expect(await notedNow()).toEqual(before);
    expect(await payment(deposit.id)).toMatchObject({ triggeredOn: null });
  }
});

test('an agreed deal that is given to another brand makes that one active', async () => {
  const relationshipAfter = async (status: 'negotiating' | 'in-progress') => {
    const [brand, deal] = [await aBrand(), await aCampaign({ status })];
    await member.call(campaignsContract.update, { ...at(deal.id), body: { brandId: brand.id } });
    const brands = () => member.call(brandsContract.list, { params, query: {} });
    return (await read(brands, brand.id)).relationship;
  };
  expect(await relationshipAfter('negotiating')).toBe('prospect');
  expect(await relationshipAfter('in-progress')).toBe('active');
});

test('a deal that is confirmed from the start makes its brand an active one, but for one to avoid', async () => {
  const relationship = async (fields: object) => {
    const brand = await aBrand(fields);
    await aCampaign({ brandId: brand.id, status: 'confirmed' });
    const brands = () => member.call(brandsContract.list, { params, query: {} });
    return (await read(brands, brand.id)).relationship;
  };
  expect(await relationship({})).toBe('active');
  expect(await relationship({ relationship: 'avoid' })).toBe('avoid');
});

test('with a contract that was sent, signing it begins them and not confirming', async () => {
  const brand = await aBrand();
  const campaign = await aCampaign({
    brandId: brand.id,
    contractStatus: 'sent',
    agreedOn: '2026-03-02',
  });
  const deposit = await isPaid(campaign.id, { trigger: 'on_signing', termsDays: 10 });
  await move(campaign.id, { status: 'confirmed' });
  expect(await payment(deposit.id)).toMatchObject({ triggeredOn: null });
  await member.call(campaignsContract.update, {
    ...at(campaign.id),
    body: { contractStatus: 'signed' },
  });
  expect(await payment(deposit.id)).toMatchObject({ dueOn: '2026-03-12' });
});

test('a deal without a brand is not confirmed, an end is not skipped to, and nothing changes', async () => {
  const campaign = await aCampaign();
  for (const [body, field] of [
    [{ status: 'confirmed' }, 'brandId'],
    [{ status: 'completed' }, 'status'],
    [{ status: 'cancelled' }, 'status'],
    [{ status: 'sent' }, 'status'],
    [
      { status: 'cancelled', killFee: { id: newId(), amountMinor: -5, currency: 'USD' } },
      'killFee',
    ],
  ] as const) {
    const answer = await move(campaign.id, body);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(`"${field}`)]);
  }
  const { rows } = await member.call(campaignsContract.list, { params, query: {} });
  expect(rows.find(({ id }) => id === campaign.id)).toEqual(campaign);
});

test('a cancelled deal takes its open deliverables along and may leave a kill fee', async () => {
  const brand = await aBrand({ paymentTermsDays: 60 });
  const campaign = await aCampaign({ brandId: brand.id });
  await move(campaign.id, { status: 'confirmed' });
  const [open, posted] = [await owes(campaign.id), await owes(campaign.id)];
  await moveOwed(posted.id, { status: 'posted' });
  const killFee = { id: newId(), amountMinor: 25_000, currency: 'EUR' };
  const feed = await new FeedReader(studio.viewer).connect();
  expect(
    (await move(campaign.id, { status: 'cancelled', killFee, lostReason: 'Budget' })).status,
  ).toBe(200);
  expect(await deliverable(open.id)).toMatchObject({ status: 'cancelled' });
  expect(await deliverable(posted.id)).toMatchObject({ status: 'posted' });
  expect(await payment(killFee.id)).toMatchObject({
    label: 'Kill fee',
    amountMinor: 25_000,
    currency: 'EUR',
    trigger: 'on_invoice',
    termsDays: 60,
    status: 'planned',
  });
  // Said again, by a second press or another device, it is owed once.
  const again = { ...killFee, id: newId() };
  expect((await move(campaign.id, { status: 'cancelled', killFee: again })).status).toBe(200);
  const { rows } = await member.call(paymentsContract.list, { params, query: {} });
  expect(rows.filter(({ campaignId }) => campaignId === campaign.id)).toHaveLength(1);
  await feed.until(() => feed.changes.some(({ id }) => id === killFee.id));
  const told = feed.changes.map(({ id }) => id);
  expect(told).toEqual(expect.arrayContaining([campaign.id, open.id, killFee.id]));
  expect(told).not.toContain(posted.id);
  feed.disconnect();
});

test('the last post begins the payments, the first one the rights of all', async () => {
  const campaign = await aCampaign();
  const [one, other] = [await owes(campaign.id), await owes(campaign.id)];
  const balance = await isPaid(campaign.id, { termsDays: 30 });
  const ofAll = await isUsed(campaign.id);
  const ofOther = await isUsed(campaign.id, { deliverableId: other.id });
  const answer = await moveOwed(one.id, {
    status: 'posted',
    postedAt: '2026-03-01T12:00:00Z',
    liveUrl: 'instagram.com/p/1',
  });
  expect(answer.body).toMatchObject({ status: 'posted', liveUrl: 'https://instagram.com/p/1' });
  expect(await payment(balance.id)).toMatchObject({ dueOn: null });
  expect(await usageRight(ofAll.id)).toMatchObject({ startsOn: '2026-03-01' });
  expect(await usageRight(ofOther.id)).toMatchObject({ startsOn: null });
  await moveOwed(other.id, { status: 'posted', postedAt: '2026-03-05T12:00:00Z' });
  expect(await payment(balance.id)).toMatchObject({ dueOn: '2026-04-04' });
  expect(await usageRight(ofAll.id)).toMatchObject({ startsOn: '2026-03-01' });
  expect(await usageRight(ofOther.id)).toMatchObject({
    startsOn: '2026-03-05',
    endsOn: '2026-06-02',
  });
});

test('what is taken back is waited for again, and what was on another day follows it', async () => {
  const brand = await aBrand();
  const campaign = await aCampaign({ brandId: brand.id });
  const [one, other] = [await owes(campaign.id), await owes(campaign.id)];
  const balance = await isPaid(campaign.id, { termsDays: 30 });
  const byHand = await isPaid(campaign.id, { triggeredOn: '2026-01-01', termsDays: 0 });
  const right = await isUsed(campaign.id);
  await moveOwed(one.id, { status: 'posted', postedAt: '2026-03-01T12:00:00Z' });
  await moveOwed(other.id, { status: 'posted', postedAt: '2026-03-05T12:00:00Z' });
  const waiting = async () => [
    (await payment(balance.id)).triggeredOn,
    (await usageRight(right.id)).startsOn,
  ];
  expect(await waiting()).toEqual(['2026-03-05', '2026-03-01']);
  await moveOwed(one.id, { status: 'posted', postedAt: '2026-03-09T12:00:00Z' });
  expect(await waiting()).toEqual(['2026-03-09', '2026-03-05']);
  await moveOwed(one.id, { status: 'approved' });
  await moveOwed(other.id, { status: 'approved' });
  expect(await waiting()).toEqual([null, null]);
  await moveOwed(one.id, { status: 'posted', postedAt: '2026-03-20T12:00:00Z' });
  expect((await member.send(deliverablesContract.remove, at(other.id))).status).toBe(200);
  expect(await waiting()).toEqual(['2026-03-20', '2026-03-20']);
  expect((await member.send(deliverablesContract.restore, at(other.id))).status).toBe(200);
  expect(await waiting()).toEqual([null, '2026-03-20']);
  expect(await payment(byHand.id)).toMatchObject({ triggeredOn: '2026-01-01' });

  const deposit = await isPaid(campaign.id, { trigger: 'on_signing', termsDays: 0 });
  await move(campaign.id, { status: 'confirmed' });
  expect(await payment(deposit.id)).toMatchObject({ dueOn: today() });
  await move(campaign.id, { status: 'negotiating' });
  expect(await payment(deposit.id)).toMatchObject({ dueOn: null });
});

test('what is new begins at the beginning, and a confirmed deal has a brand by whatever door', async () => {
  const campaign = await aCampaign();
  const body = { id: newId(), campaignId: campaign.id };
  const [owed, due] = [
    await member.send(deliverablesContract.create, {
      params,
      body: { ...body, title: 'Reel', platform: 'instagram', format: 'reel', status: 'posted' },
    }),
    await member.send(paymentsContract.create, {
      params,
      body: { ...body, amountMinor: 100, currency: 'USD', status: 'paid' },
    }),
  ];
  expect([owed.status, due.status]).toEqual([400, 400]);
  const brand = await aBrand();
  const confirmed = await aCampaign({ brandId: brand.id, status: 'confirmed' });
  const alone = await member.send(campaignsContract.update, {
    ...at(confirmed.id),
    body: { brandId: null },
  });
  expect([alone.status, alone.text]).toEqual([400, expect.stringContaining('needs a brand')]);
  const nobody = await member.send(campaignsContract.create, {
    params,
    body: { id: newId(), campaignName: 'Alone', status: 'confirmed' },
  });
  expect([nobody.status, nobody.text]).toEqual([400, expect.stringContaining('needs a brand')]);
});

test('what is added after its event begins with the day of that event', async () => {
  const brand = await aBrand();
  const campaign = await aCampaign({
    brandId: brand.id,
    status: 'confirmed',
    agreedOn: '2026-02-02',
  });
  const [one, other] = [await owes(campaign.id), await owes(campaign.id)];
  await moveOwed(one.id, { status: 'approved' });
  await moveOwed(one.id, { status: 'posted', postedAt: '2026-03-01T12:00:00Z' });
  expect(await isPaid(campaign.id)).toMatchObject({ triggeredOn: null });
  expect(await isUsed(campaign.id)).toMatchObject({ startsOn: '2026-03-01' });
  expect(await isUsed(campaign.id, { deliverableId: other.id })).toMatchObject({ startsOn: null });
  expect(await isUsed(campaign.id, { starts: 'on_signing' })).toMatchObject({
    startsOn: '2026-02-02',
  });
  expect(await isUsed(campaign.id, { starts: 'fixed' })).toMatchObject({ startsOn: null });
  expect(await isUsed(campaign.id, { starts: 'on_delivery' })).toMatchObject({ startsOn: today() });
  await moveOwed(other.id, { status: 'posted', postedAt: '2026-03-05T12:00:00Z' });
  expect(await isPaid(campaign.id)).toMatchObject({ version: 1, dueOn: '2026-04-04' });
  expect(await isPaid(campaign.id, { trigger: 'on_signing', termsDays: 0 })).toMatchObject({
    dueOn: '2026-02-02',
  });
  expect(await isPaid(campaign.id, { triggeredOn: '2026-05-01', termsDays: 0 })).toMatchObject({
    dueOn: '2026-05-01',
  });
  expect(await isPaid(campaign.id, { trigger: 'fixed_date' })).toMatchObject({ triggeredOn: null });
});

test('money for all of the work waits again when more of it is added', async () => {
  const campaign = await aCampaign();
  const balance = await isPaid(campaign.id, { trigger: 'on_posting' });
  const reel = await owes(campaign.id);
  const postedAt = `${today()}T00:00:00Z`;
  await moveOwed(reel.id, { status: 'posted', postedAt });
  expect(await payment(balance.id)).toMatchObject({ triggeredOn: today() });
  const story = await owes(campaign.id, { title: 'Story' });
  expect(await payment(balance.id)).toMatchObject({ triggeredOn: null, dueOn: null });
  await moveOwed(story.id, { status: 'posted', postedAt });
  expect(await payment(balance.id)).toMatchObject({ triggeredOn: today() });
});

test('deleting the last open deliverable makes the money due, deleting all of them does not', async () => {
  const campaign = await aCampaign();
  const [one, other] = [await owes(campaign.id), await owes(campaign.id)];
  const balance = await isPaid(campaign.id, { termsDays: 0 });
  await moveOwed(one.id, { status: 'posted', postedAt: '2026-03-01T12:00:00Z' });
  expect((await member.send(deliverablesContract.remove, at(other.id))).status).toBe(200);
  expect(await payment(balance.id)).toMatchObject({ dueOn: '2026-03-01' });
  // Twice is no error, and what nobody did is not to be paid.
  expect((await member.send(deliverablesContract.remove, at(other.id))).status).toBe(200);
  const quiet = await aCampaign();
  const only = await owes(quiet.id);
  const fee = await isPaid(quiet.id);
  await member.send(deliverablesContract.remove, at(only.id));
  expect(await payment(fee.id)).toMatchObject({ triggeredOn: null });
});

test('another currency leaves the figures of all amounts of a deal as they are', async () => {
  const [campaign, other] = [await aCampaign({ feeMinor: 640_000 }), await aCampaign()];
  const owed = await owes(campaign.id, { feeShareMinor: 120_050 });
  const free = await owes(campaign.id);
  const foreign = await owes(other.id, { feeShareMinor: 120_050 });
  const right = await isUsed(campaign.id, { feeMinor: 50_000 });
  const clause = await member.call(exclusivitiesContract.create, {
    params,
    body: {
      ...{ id: newId(), campaignId: campaign.id, scope: 'full', feeMinor: 25_000 },
      ...{ startsOn: '2026-03-01', endsOn: '2026-03-31' },
    },
  });
  const exclusivity = () =>
    read(() => member.call(exclusivitiesContract.list, { params, query: {} }), clause.id);
  const change = (body: object) =>
    member.call(campaignsContract.update, { ...at(campaign.id), body });
  await change({ currency: 'EUR', feeMinor: 640_000 });
  expect(await deliverable(owed.id)).toMatchObject({ feeShareMinor: 120_050, version: 1 });
  await change({ currency: 'JPY', feeMinor: 6_400 });
  expect(await deliverable(owed.id)).toMatchObject({ feeShareMinor: 1_201 });
  expect(await deliverable(free.id)).toMatchObject({ feeShareMinor: null, version: 1 });
  expect(await deliverable(foreign.id)).toMatchObject({ feeShareMinor: 120_050, version: 1 });
  expect(await usageRight(right.id)).toMatchObject({ feeMinor: 500 });
  expect(await exclusivity()).toMatchObject({ feeMinor: 250 });
  await change({ currency: 'JPY', brief: 'One take' });
  expect(await exclusivity()).toMatchObject({ feeMinor: 250 });
});

test('approval begins its payments, and each round of changes is counted', async () => {
  const campaign = await aCampaign();
  const one = await owes(campaign.id, { maxRevisions: 1 });
  const half = await isPaid(campaign.id, { trigger: 'on_approval', termsDays: 0 });
  for (let round = 1; round <= 2; round += 1) {
    await moveOwed(one.id, { status: 'submitted' });
    await moveOwed(one.id, { status: 'changes_requested' });
  }
  expect(await deliverable(one.id)).toMatchObject({ revisionRound: 2, approvedAt: null });
  expect(await payment(half.id)).toMatchObject({ dueOn: null });
  await moveOwed(one.id, { status: 'submitted' });
  await moveOwed(one.id, { status: 'approved' });
  expect(await payment(half.id)).toMatchObject({ dueOn: today() });
});

test('a move that is taken back leaves nothing: the round, the days and what began are as before', async () => {
  const campaign = await aCampaign();
  const one = await owes(campaign.id, { maxRevisions: 1 });
  const fee = await isPaid(campaign.id, { trigger: 'on_posting', termsDays: 0 });
  const notedOf = async () => {
    const { status, revisionRound, submittedAt, approvedAt, postedAt, liveUrl } = await deliverable(
      one.id,
    );
    return { status, liveUrl, undo: { revisionRound, submittedAt, approvedAt, postedAt } };
  };
  await moveOwed(one.id, { status: 'submitted' });
  const moves = [
    { status: 'changes_requested' },
    { status: 'cancelled' },
    { status: 'approved' },
    { status: 'posted', postedAt: '2026-03-01T12:00:00Z', liveUrl: 'https://instagram.com/p/1' },
    { status: 'drafting' },
  ];
  for (const from of ['submitted', 'changes_requested', 'posted']) {
    await moveOwed(one.id, { status: from });
    const [before, due] = [await notedOf(), (await payment(fee.id)).dueOn];
    for (const move of moves) {
      if ((await moveOwed(one.id, move)).status !== 200) continue;
      expect((await moveOwed(one.id, before)).status).toBe(200);
      expect([move.status, await notedOf()]).toEqual([move.status, before]);
      expect((await payment(fee.id)).dueOn).toBe(due);
    }
  }
  expect((await deliverable(one.id)).revisionRound).toBe(1);
  const wrong = { revisionRound: 0, submittedAt: null, approvedAt: null, postedAt: null };
  const answer = await moveOwed(one.id, { status: 'posted', undo: wrong });
  expect([answer.status, answer.text]).toEqual([
    400,
    expect.stringContaining('"undo":"This was never noted of it"'),
  ]);
});

test('scheduling needs a day, and what is posted is not cancelled', async () => {
  const campaign = await aCampaign();
  const one = await owes(campaign.id, { requiresApproval: false });
  const answer = await moveOwed(one.id, { status: 'scheduled' });
  expect([answer.status, answer.text]).toEqual([
    400,
    expect.stringContaining('"postDueOn":"Choose the day it goes live first"'),
  ]);
  await member.call(deliverablesContract.update, {
    ...at(one.id),
    body: { draftDueOn: null, postWindowStartsOn: null, postDueOn: '2026-03-09' },
  });
  expect((await moveOwed(one.id, { status: 'scheduled' })).status).toBe(200);
  await moveOwed(one.id, { status: 'posted' });
  expect((await moveOwed(one.id, { status: 'cancelled' })).status).toBe(400);
  expect(await deliverable(one.id)).toMatchObject({ status: 'posted' });
});

test('a payment goes its way, and back from paid', async () => {
  const campaign = await aCampaign();
  const fee = await isPaid(campaign.id, { trigger: 'on_invoice', termsDays: 14 });
  expect((await movePaid(fee.id, { status: 'written_off' })).status).toBe(400);
  const invoiced = await movePaid(fee.id, {
    status: 'invoiced',
    invoicedOn: '2026-03-01',
    invoiceNumber: '0139',
  });
  expect(invoiced.body).toMatchObject({ dueOn: '2026-03-15', invoiceNumber: '0139' });
  const paid = await movePaid(fee.id, { status: 'paid', paidOn: '2026-03-04' });
  expect(paid.body).toMatchObject({ paidOn: '2026-03-04', paidAmountMinor: 100_000 });
  // Said again, as two devices may, it stays as it was.
  await member.call(paymentsContract.update, {
    ...at(fee.id),
    body: { paidAmountMinor: 97_000, feesWithheldMinor: 3_000 },
  });
  const again = await movePaid(fee.id, { status: 'paid' });
  expect(again.body).toMatchObject({ paidOn: '2026-03-04', paidAmountMinor: 97_000 });
  // What it was raised by since comes in with another word.
  await member.call(paymentsContract.update, { ...at(fee.id), body: { amountMinor: 120_000 } });
  const rest = await movePaid(fee.id, { status: 'paid', paidOn: '2026-03-20' });
  expect(rest.body).toMatchObject({ paidOn: '2026-03-20', paidAmountMinor: 117_000 });
  const back = await movePaid(fee.id, { status: 'invoiced' });
  expect(back.body).toMatchObject({
    status: 'invoiced',
    paidOn: null,
    paidAmountMinor: null,
    invoicedOn: '2026-03-01',
  });
  const tooMuch = await movePaid(fee.id, { status: 'paid', paidAmountMinor: 240_001 });
  expect([tooMuch.status, tooMuch.text]).toEqual([
    400,
    expect.stringContaining('This is more than twice the amount'),
  ]);
});

test('the table reckons due days and ends as the rules do', async () => {
  const campaign = await aCampaign();
  for (const fields of [
    { triggeredOn: '2026-01-31', termsDays: 45 },
    { trigger: 'fixed_date', triggeredOn: '2024-02-29', termsDays: 9 },
    { trigger: 'on_invoice', invoicedOn: '2026-12-31', termsDays: 180, triggeredOn: '2026-01-01' },
    { trigger: 'on_signing', triggeredOn: '2200-12-30', termsDays: 180 },
    { trigger: 'on_approval' },
  ] as const) {
    const made = await isPaid(campaign.id, fields);
    expect(made.dueOn).toBe(dueOn(made));
  }
  for (const fields of [
    { startsOn: '2026-01-31', durationDays: 30, fixedEndsOn: null },
    { startsOn: '2026-01-31', durationDays: 30, fixedEndsOn: '2026-02-01' },
    { startsOn: '2026-01-31', durationDays: 30, fixedEndsOn: null, isPerpetual: true },
    { startsOn: '2200-12-30', durationDays: 3650, fixedEndsOn: null },
    { durationDays: 30 },
  ]) {
    const made = await isUsed(campaign.id, fields);
    expect(made.endsOn).toBe(endsOn(made));
  }
});

test('a new deal is led by whoever adds it, in the money and with the first contact of its brand', async () => {
  const workspace = await aWorkspace(server);
  const there = { workspaceId: workspace.id };
  await workspace.owner.call(workspacesContract.update, {
    params: there,
    body: { baseCurrency: 'EUR' },
  });
  const add = (fields: object = {}) =>
    workspace.member.call(campaignsContract.create, {
      params: there,
      body: { id: newId(), campaignName: 'Rain Shell', ...fields },
    });
  expect(await add()).toMatchObject({
    currency: 'EUR',
    ownerUserId: workspace.member.id,
    brandContactId: null,
    disclosure: 'both',
    productStatus: 'not_needed',
  });
  const brand = await workspace.member.call(brandsContract.create, {
    params: there,
    body: { id: newId(), name: 'Halden', defaultCurrency: 'SEK' },
  });
  const contact = (name: string) =>
    workspace.member.call(brandContactsContract.create, {
      params: there,
      body: { id: newId(), brandId: brand.id, name },
    });
  const ines = await contact('Ines');
  await contact('Jo');
  expect(await add({ brandId: brand.id, compensation: 'gifted' })).toMatchObject({
    currency: 'SEK',
    brandContactId: ines.id,
    disclosure: 'hashtag_gifted',
    productStatus: 'awaiting',
  });
  // What somebody says holds, also that there is nobody.
  const said = { brandContactId: null, ownerUserId: null, currency: 'USD' };
  expect(await add({ brandId: brand.id, ...said })).toMatchObject(said);
});

test('a deal that begins agreed is so since today, unless somebody says another day or none', async () => {
  const agreedOn = async (fields: object) => (await aCampaign(fields)).agreedOn;
  expect(await agreedOn({ status: 'negotiating' })).toBeNull();
  for (const status of ['waiting-for-product', 'in-progress', 'completed']) {
    expect(await agreedOn({ status })).toBe(today());
    expect(await agreedOn({ status, agreedOn: '2026-03-02' })).toBe('2026-03-02');
    expect(await agreedOn({ status, agreedOn: null })).toBeNull();
  }
});

test('a campaign is archived once it has ended, and is back when it is opened again', async () => {
  const { id } = await aCampaign();
  const archive = (isArchived: boolean) =>
    member.send(campaignsContract.update, { ...at(id), body: { isArchived } });
  const refused = await archive(true);
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('"isArchived":"A campaign is archived once it has ended"'),
  ]);
  const changes = [{ ids: [id], fields: { isArchived: true } }];
  const { status, text } = await member.send(campaignsContract.updateMany, {
    params,
    body: { changes },
  });
  expect([status, text]).toEqual([400, expect.stringContaining('once it has ended')]);
  await member.call(campaignsContract.move, { ...at(id), body: { status: 'declined' } });
  expect((await archive(true)).body).toMatchObject({ status: 'declined', isArchived: true });
  const opened = await member.call(campaignsContract.move, {
    ...at(id),
    body: { status: 'negotiating' },
  });
  expect(opened).toMatchObject({ status: 'negotiating', isArchived: false });
});

import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import { paymentsContract } from '#domains/business/campaigns/payments/contract.ts';
import { usageRightsContract } from '#domains/business/campaigns/usage-rights/contract.ts';
import { authContract } from '#domains/people/auth/contract.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
const { id: workspaceId, owner, member } = await aWorkspace(server);
const params = { workspaceId };
const at = (id: string) => ({ params: { ...params, id } });

/** A deal that owes so many reels, with money and a right that begin with their posting. */
async function aDeal(reels: number) {
  const campaignId = newId();
  await member.call(campaignsContract.create, {
    params,
    body: { id: campaignId, campaignName: 'Rain Shell', status: 'in-progress' },
  });
  const owed: string[] = [];
  for (let reel = 0; reel < reels; reel += 1) {
    const piece = { platform: 'instagram', format: 'reel', title: 'Reel' } as const;
    const body = { id: newId(), campaignId, ...piece };
    owed.push((await member.call(deliverablesContract.create, { params, body })).id);
  }
  const { id: feeId } = await member.call(paymentsContract.create, {
    params,
    body: {
      ...{ id: newId(), campaignId, label: 'Fee', amountMinor: 100_000, currency: 'USD' },
      ...{ trigger: 'on_posting', termsDays: 5 },
    },
  });
  const { id: rightId } = await member.call(usageRightsContract.create, {
    params,
    body: { id: newId(), campaignId, kind: 'paid_ads', durationDays: 90 },
  });
  /** When the money is due, and since when the right holds. */
  const days = async () => {
    const paid = await member.call(paymentsContract.list, { params, query: {} });
    const given = await member.call(usageRightsContract.list, { params, query: {} });
    return [
      paid.rows.find(({ id }) => id === feeId)?.dueOn,
      given.rows.find(({ id }) => id === rightId)?.startsOn,
    ];
  };
  return { campaignId, owed, feeId, rightId, days };
}

const moved = (
  id: string,
  body: { status: 'posted'; postedAt: string } | { status: 'cancelled' },
) => member.call(deliverablesContract.move, { ...at(id), body });
const unpost = (id: string, whose = member) =>
  whose.call(deliverablesContract.unpost, { ...at(id), body: {} });

test('what comes back from the trash has the day of what happened meanwhile, and not of what was taken back', async () => {
  const { owed, feeId, rightId, days } = await aDeal(1);
  const [reel = ''] = owed;
  const inTrash = async (work: () => Promise<unknown>) => {
    await member.call(paymentsContract.remove, at(feeId));
    await member.call(usageRightsContract.remove, at(rightId));
    await work();
    await member.call(paymentsContract.restore, at(feeId));
    await member.call(usageRightsContract.restore, at(rightId));
    return days();
  };
  const post = () => moved(reel, { status: 'posted', postedAt: '2026-03-02T17:00:00Z' });
  expect(await inTrash(post)).toEqual(['2026-03-07', '2026-03-02']);
  expect(await inTrash(() => unpost(reel))).toEqual([null, null]);
  // A day by hand is nobody else's.
  await member.call(paymentsContract.update, { ...at(feeId), body: { triggeredOn: '2026-04-01' } });
  expect(await inTrash(post)).toEqual(['2026-04-06', '2026-03-02']);
});

test('whoever takes a posting back, or corrects it, need not live where it was posted', async () => {
  await owner.call(authContract.updatePreferences, { body: { timeZone: 'Europe/Berlin' } });
  await member.call(authContract.updatePreferences, { body: { timeZone: 'America/New_York' } });
  const { owed, days } = await aDeal(1);
  const [reel = ''] = owed;
  // In Berlin it is the 3rd already.
  await moved(reel, { status: 'posted', postedAt: '2026-03-03T02:00:00Z' });
  expect(await days()).toEqual(['2026-03-07', '2026-03-02']);
  await owner.call(deliverablesContract.move, {
    ...at(reel),
    body: { status: 'posted', postedAt: '2026-03-05T12:00:00Z' },
  });
  expect(await days()).toEqual(['2026-03-10', '2026-03-05']);
  await moved(reel, { status: 'posted', postedAt: '2026-03-03T02:00:00Z' });
  await unpost(reel, owner);
  expect(await days()).toEqual([null, null]);
});

test('money that a cancelled deal still owes is due with the last of its work that is out', async () => {
  const [all, some, none] = [await aDeal(2), await aDeal(2), await aDeal(1)];
  await moved(all.owed[0] ?? '', { status: 'posted', postedAt: '2026-03-02T17:00:00Z' });
  await moved(some.owed[0] ?? '', { status: 'posted', postedAt: '2026-03-02T17:00:00Z' });
  const cancel = ({ campaignId }: { campaignId: string }, voidPaymentIds: string[] = []) =>
    member.call(campaignsContract.move, {
      ...at(campaignId),
      body: { status: 'cancelled', voidPaymentIds },
    });
  for (const deal of [all, none]) await cancel(deal);
  await cancel(some, [some.feeId]);
  expect(await all.days()).toEqual(['2026-03-07', '2026-03-02']);
  expect(await some.days()).toEqual([null, '2026-03-02']);
  expect(await none.days()).toEqual([null, null]);
});

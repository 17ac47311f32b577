import { expect, test } from 'vitest';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { newId } from '#shared/ids.ts';
import { searchContract } from '#shared/contracts/search-contract.ts';
import { usageRightsContract } from './contract.ts';
import { endsOn, rightLabels } from './rules.ts';
import { rightKinds } from './schema.ts';

const server = await startTestServer();
const { id: workspaceId, member } = await aWorkspace(server);
const params = { workspaceId };
const campaignId = newId();
await member.call(campaignsContract.create, {
  params,
  body: { id: campaignId, campaignName: 'Rain Shell' },
});

test.each(rightKinds)(
  'a right of kind %s is found by what people read, and told so',
  async (kind) => {
    const title = rightLabels[kind];
    const id = newId();
    await member.call(usageRightsContract.create, {
      params,
      body: { id, campaignId, kind, isPerpetual: true },
    });
    const { hits } = await member.call(searchContract.search, { params, query: { q: title } });
    expect(hits).toMatchObject([{ domain: 'usage-rights', id, title }]);
  },
);

const at = (id: string) => ({ params: { ...params, id } });

/** A deal that was signed on 2 February, of which the first of two reels was posted on 1 March. */
async function aDeal() {
  const deal = newId();
  const signed = { agreedOn: '2026-02-02', contractStatus: 'signed' } as const;
  await member.call(campaignsContract.create, {
    params,
    body: { id: deal, campaignName: 'Rain Shell', ...signed },
  });
  const owes = async () => {
    const reel = { platform: 'instagram', format: 'reel', title: 'Reel' } as const;
    const body = { id: newId(), campaignId: deal, ...reel };
    return (await member.call(deliverablesContract.create, { params, body })).id;
  };
  const post = (id: string, day: string) =>
    member.call(deliverablesContract.move, {
      ...at(id),
      body: { status: 'posted', postedAt: `${day}T12:00:00Z` },
    });
  const [first, second] = [await owes(), await owes()];
  await post(first, '2026-03-01');
  const gives = (deliverableId: string) =>
    member.call(usageRightsContract.create, {
      params,
      body: { id: newId(), campaignId: deal, kind: 'paid_ads', durationDays: 90, deliverableId },
    });
  return { first, second, post, gives };
}
const change = async (id: string, body: object) =>
  (await member.call(usageRightsContract.update, { ...at(id), body })).startsOn;

test('a right that waits for something else begins with that, whatever it began with before', async () => {
  const { first, second, post, gives } = await aDeal();
  const { id, startsOn } = await gives(second);
  expect(startsOn).toBeNull();
  expect(await change(id, { deliverableId: null })).toBe('2026-03-01');
  expect(await change(id, { deliverableId: second })).toBeNull();
  expect(await change(id, { starts: 'on_signing' })).toBe('2026-02-02');
  expect(await change(id, { starts: 'fixed' })).toBe('2026-02-02');
  expect(await change(id, { deliverableId: first })).toBe('2026-02-02');
  expect(await change(id, { starts: 'on_posting', deliverableId: second })).toBeNull();
  await post(second, '2026-03-05');
  const { rows } = await member.call(usageRightsContract.list, { params, query: {} });
  expect(rows.find((right) => right.id === id)?.startsOn).toBe('2026-03-05');
});

test('a day that somebody says, or set by hand, is the one that a right begins on', async () => {
  const { first, second, gives } = await aDeal();
  const { id } = await gives(first);
  const said = { startsOn: '2026-04-02', fixedEndsOn: null };
  expect(await change(id, { deliverableId: null, ...said })).toBe('2026-04-02');
  expect(await change(id, { deliverableId: second })).toBe('2026-04-02');
  expect(await change(id, { starts: 'on_delivery', ...said, startsOn: null })).toBeNull();
  expect(await change(id, { notes: 'For the shop' })).toBeNull();
});

test('a right keeps saying how long it lasts, whatever is changed of it', async () => {
  const { first, gives } = await aDeal();
  const { id } = await gives(first);
  const send = async (body: object) => {
    const { status, text } = await member.send(usageRightsContract.update, { ...at(id), body });
    return [status, /Say for how long/.test(text)];
  };
  expect(await send({ durationDays: null })).toEqual([400, true]);
  expect(await send({ durationDays: null, isPerpetual: true })).toEqual([200, false]);
  expect(await send({ isPerpetual: false })).toEqual([400, true]);
  expect(await send({ isPerpetual: false, durationDays: 30 })).toEqual([200, false]);
});

test('n days are n days for the table too, the first and the last counted', async () => {
  const body = { campaignId, kind: 'paid_ads', starts: 'fixed', durationDays: 30 } as const;
  const right = await member.call(usageRightsContract.create, {
    params,
    body: { ...body, id: newId(), startsOn: '2026-09-01' },
  });
  expect(right.endsOn).toBe('2026-09-30');
  expect(right.endsOn).toBe(endsOn(right));
});

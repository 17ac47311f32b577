import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { exclusivitiesContract } from '#domains/business/campaigns/exclusivities/contract.ts';
import { paymentsContract } from '#domains/business/campaigns/payments/contract.ts';
import { requirementsContract } from '#domains/business/campaigns/requirements/contract.ts';
import { usageRightsContract } from '#domains/business/campaigns/usage-rights/contract.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import type { Operation } from '#shared/contract.ts';
import { rowsOfWorkspace } from '#server/testing/database.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { deliverablesContract } from './contract.ts';

const server = await startTestServer();
const [studio, agency] = await Promise.all([aWorkspace(server), aWorkspace(server)]);
const params = { workspaceId: studio.id };
const aCampaign = (place: typeof studio = studio) =>
  place.owner.call(campaignsContract.create, {
    params: { workspaceId: place.id },
    body: { id: newId(), campaignName: 'Rain Shell' },
  });
const [campaign, other, foreign] = [await aCampaign(), await aCampaign(), await aCampaign(agency)];
const piece = { platform: 'instagram', format: 'reel', title: 'Reel' } as const;
const owes = (campaignId: string, place: typeof studio = studio) =>
  place.owner.call(deliverablesContract.create, {
    params: { workspaceId: place.id },
    body: { id: newId(), campaignId, ...piece },
  });
const [ofOther, ofForeign] = [await owes(other.id), await owes(foreign.id, agency)];
const foreignItem = await agency.owner.call(contentItemsContract.create, {
  params: { workspaceId: agency.id },
  body: { id: newId(), title: 'Sea wall' },
});
const due = { draftDueOn: null, postWindowStartsOn: null, postDueOn: null };
const fee = { label: 'Fee', amountMinor: 100_00, currency: 'USD' };
const clause = { scope: 'full', startsOn: '2026-03-01', endsOn: '2026-03-31' };

// Names of what is refused; each is asked for as a new record of the deal.
const bad: [string, Operation, object, string][] = [
  ['a negative amount', paymentsContract.create, { ...fee, amountMinor: -1 }, 'amountMinor'],
  ['nothing to pay', paymentsContract.create, { ...fee, amountMinor: 0 }, 'amountMinor'],
  [
    'a part of a yen',
    paymentsContract.create,
    { ...fee, amountMinor: 1200.123, currency: 'JPY' },
    'amountMinor',
  ],
  ['money that is none', paymentsContract.create, { ...fee, currency: 'XBTC' }, 'currency'],
  ['a rate into nothing', paymentsContract.create, { ...fee, rate: 1.1 }, 'rateCurrency'],
  ['a rate of nothing', paymentsContract.create, { ...fee, rate: 0, rateCurrency: 'EUR' }, 'rate'],
  ['more than twice', paymentsContract.create, { ...fee, paidAmountMinor: 20_001 }, 'paidAmount'],
  ['half a year and a day', paymentsContract.create, { ...fee, termsDays: 181 }, 'termsDays'],
  ['no such status', paymentsContract.create, { ...fee, status: 'late' }, 'status'],
  ['no such status of work', deliverablesContract.create, { ...piece, status: 'done' }, 'status'],
  ['a reel on a podcast', deliverablesContract.create, { ...piece, platform: 'podcast' }, 'format'],
  [
    'a draft after the post',
    deliverablesContract.create,
    { ...piece, ...due, draftDueOn: '2026-03-10', postDueOn: '2026-03-09' },
    'postDueOn',
  ],
  [
    'a window that ends before it starts',
    deliverablesContract.create,
    { ...piece, ...due, postWindowStartsOn: '2026-03-10', postDueOn: '2026-03-09' },
    'postDueOn',
  ],
  [
    '21 frames',
    deliverablesContract.create,
    { ...piece, format: 'story_set', frames: 21 },
    'frames',
  ],
  ['frames of a reel', deliverablesContract.create, { ...piece, frames: 3 }, 'frames'],
  [
    'a script',
    deliverablesContract.create,
    { ...piece, liveUrl: 'javascript:alert(1)' },
    'liveUrl',
  ],
  [
    "another workspace's content",
    deliverablesContract.create,
    { ...piece, contentItemId: foreignItem.id },
    'contentItemId',
  ],
  [
    'somebody who is no member',
    deliverablesContract.create,
    { ...piece, assigneeUserId: agency.owner.id },
    'assigneeUserId',
  ],
  [
    "another campaign's deliverable",
    requirementsContract.create,
    { text: '#ad', deliverableId: ofOther.id },
    'deliverableId',
  ],
  [
    "another workspace's deliverable",
    usageRightsContract.create,
    { kind: 'paid_ads', durationDays: 90, deliverableId: ofForeign.id },
    'deliverableId',
  ],
  [
    'a right that ends before it begins',
    usageRightsContract.create,
    { kind: 'paid_ads', startsOn: '2026-03-10', fixedEndsOn: '2026-03-09' },
    'fixedEndsOn',
  ],
  ['no days', usageRightsContract.create, { kind: 'paid_ads', durationDays: 0 }, 'durationDays'],
  ['a right without an end', usageRightsContract.create, { kind: 'paid_ads' }, 'durationDays'],
  [
    'a category without a name',
    exclusivitiesContract.create,
    { ...clause, scope: 'category', category: ' ' },
    'category',
  ],
  [
    'named brands without a name',
    exclusivitiesContract.create,
    { ...clause, scope: 'named_brands', competitors: ' , ;' },
    'competitors',
  ],
  [
    'an exclusivity that ends before it begins',
    exclusivitiesContract.create,
    { ...clause, endsOn: '2026-02-28' },
    'endsOn',
  ],
  ['an empty requirement', requirementsContract.create, { text: ' ' }, 'text'],
];

test.each(bad)(
  '%s is refused beside its field, and nothing changes',
  async (_, operation, body, field) => {
    const before = await rowsOfWorkspace(server.database.superuser, studio.id);
    const answer = await studio.member.send(operation, {
      params,
      body: { id: newId(), campaignId: campaign.id, ...body },
    });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(`"${field}`)]);
    expect(await rowsOfWorkspace(server.database.superuser, studio.id)).toEqual(before);
  },
);

test("what belongs to another workspace's campaign cannot be stored", async () => {
  for (const [operation, body] of [
    [deliverablesContract.create, piece],
    [paymentsContract.create, fee],
    [requirementsContract.create, { text: '#ad' }],
    [usageRightsContract.create, { kind: 'paid_ads', durationDays: 90 }],
    [exclusivitiesContract.create, clause],
  ] as const) {
    const answer = await studio.member.send(operation, {
      params,
      body: { id: newId(), campaignId: foreign.id, ...body },
    });
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringContaining('"campaignId":"This no longer exists"'),
    ]);
  }
});

test('a deliverable stays with its campaign, and its status is no field to be changed', async () => {
  const one = await owes(campaign.id);
  const at = { params: { ...params, id: one.id } };
  for (const body of [{ campaignId: other.id }, { status: 'posted' }, { postedAt: null }]) {
    expect((await studio.member.send(deliverablesContract.update, { ...at, body })).status).toBe(
      400,
    );
  }
  const alone = await studio.member.send(deliverablesContract.update, {
    ...at,
    body: { postDueOn: '2026-03-09' },
  });
  expect([alone.status, alone.text]).toEqual([
    400,
    expect.stringContaining('Say both ends of the period together'),
  ]);
});

test('nothing was posted after today', async () => {
  const one = await owes(campaign.id);
  const at = { params: { ...params, id: one.id } };
  const inHours = (hours: number) => Temporal.Now.instant().add({ hours }).toString();
  const say = (postedAt: string) =>
    studio.member.send(deliverablesContract.move, { ...at, body: { status: 'posted', postedAt } });
  const ahead = await say(inHours(25));
  expect([ahead.status, ahead.text]).toEqual([
    400,
    expect.stringContaining('"postedAt":"Choose a day until today"'),
  ]);
  // Where it is tomorrow already, this is today.
  expect((await say(inHours(12))).status).toBe(200);
});

test('frames come with a format that has some, and go with it', async () => {
  const one = await owes(campaign.id);
  const at = { params: { ...params, id: one.id } };
  const change = (body: object) => studio.member.send(deliverablesContract.update, { ...at, body });
  const storySet = { platform: 'instagram', format: 'story_set', frames: 4 } as const;
  expect((await change(storySet)).body).toMatchObject(storySet);
  for (const body of [{ frames: 3 }, { ...piece, frames: 3 }])
    expect((await change(body)).status).toBe(400);
  expect((await change(piece)).body).toMatchObject({ ...piece, frames: null });
});

test('two who move the same deliverable at once leave one order, which both see', async () => {
  const one = await owes(campaign.id);
  const at = { params: { ...params, id: one.id } };
  const answers = await Promise.all(
    (['submitted', 'drafting', 'posted', 'submitted'] as const).map((status, i) =>
      (i % 2 ? studio.member : studio.admin).send(deliverablesContract.move, {
        ...at,
        body: { status },
      }),
    ),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const versions = answers.map(({ body }) => (body as { version: number }).version);
  expect(new Set(versions).size).toBe(4);
  const last = answers.find(({ body }) => (body as { version: number }).version === 5)?.body;
  for (const user of [studio.member, studio.admin]) {
    const { rows } = await user.call(deliverablesContract.list, { params, query: {} });
    expect(rows.find(({ id }) => id === one.id)).toEqual(last);
  }
});

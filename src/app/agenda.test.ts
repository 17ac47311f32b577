import { describe, expect, test } from 'vitest';
import { agendaContract } from '#domains/agenda/contract.ts';
import type { AgendaRow } from '#domains/agenda/schema.ts';
import { affiliateLinksContract } from '#domains/affiliate-links/contract.ts';
import { brandsContract } from '#domains/brands/contract.ts';
import { campaignsContract } from '#domains/campaigns/contract.ts';
import { deliverablesContract } from '#domains/campaigns/deliverables/contract.ts';
import { latenessOf } from '#domains/campaigns/deliverables/rules.ts';
import { deliverableStatuses } from '#domains/campaigns/deliverables/schema.ts';
import { exclusivitiesContract } from '#domains/campaigns/exclusivities/contract.ts';
import { paymentsContract } from '#domains/campaigns/payments/contract.ts';
import { standingOf } from '#domains/campaigns/payments/rules.ts';
import { paymentStatuses } from '#domains/campaigns/payments/schema.ts';
import { usageRightsContract } from '#domains/campaigns/usage-rights/contract.ts';
import { contentItemsContract } from '#domains/content/contract.ts';
import { postsContract } from '#domains/content/posts/contract.ts';
import { isToPost, postState } from '#domains/content/posts/rules.ts';
import { postStatuses } from '#domains/content/posts/schema.ts';
import { firstStages } from '#domains/content/schema.ts';
import { ask } from '#server/testing/database.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { pick, seeded } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';
import type { Operation } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';

// What the agenda says of all domains together.
const server = await startTestServer();
const today = Temporal.Now.plainDateISO('UTC');
const on = (days: number) => today.add({ days }).toString();
const month = { from: on(-31), to: on(31) };

type Query = { from?: string; to?: string; layers?: string; mine?: 'true' | 'false' };
async function agendaOf(user: TestUser, workspaceId: string, query: Query = {}) {
  const params = { workspaceId };
  const asked = { params, query: { ...month, ...query } };
  return (await user.call(agendaContract.list, asked)).rows;
}

/** Creates records of a workspace, each with what it needs and nothing more. */
function recordsOf(workspaceId: string, user: TestUser) {
  const make =
    (operation: Operation, usual: object = {}) =>
    async (fields: object = {}) => {
      const id = newId();
      const call = { params: { workspaceId }, body: { id, ...usual, ...fields } };
      const answer = await user.send(operation, call);
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
      return { ...(answer.body as Record<string, unknown>), id };
    };
  return {
    brand: make(brandsContract.create, { name: 'Halden', color: 'teal' }),
    campaign: make(campaignsContract.create, { campaignName: 'Rain Shell', status: 'in-progress' }),
    deliverable: make(deliverablesContract.create, {
      platform: 'instagram',
      format: 'reel',
      title: 'First cut',
    }),
    payment: make(paymentsContract.create, {
      label: 'Deposit',
      amountMinor: 90_000,
      currency: 'USD',
      trigger: 'fixed_date',
      termsDays: 0,
    }),
    usageRight: make(usageRightsContract.create, { kind: 'paid_ads', starts: 'fixed' }),
    exclusivity: make(exclusivitiesContract.create, { scope: 'full' }),
    link: make(affiliateLinksContract.create, { title: 'Code', discountCode: 'MARA15', url: null }),
    item: make(contentItemsContract.create, { title: 'One-pan orzo', stage: 'editing' }),
    post: make(postsContract.create),
  };
}

const short = (rows: readonly AgendaRow[]) =>
  rows.map(({ date, layer, kind, title }) => [date, layer, kind, title]);

describe('a deal', () => {
  test('stands with all it has on its days, for every member and nobody else', async () => {
    const studio = await aWorkspace(server);
    const other = await aWorkspace(server);
    const make = recordsOf(studio.id, studio.member);
    const brand = await make.brand({ nextFollowUpOn: on(1) });
    const campaign = await make.campaign({
      brandId: brand.id,
      productName: 'Jacket',
      productStatus: 'shipped',
      productExpectedOn: on(2),
      nextAction: 'Send the moodboard',
      nextActionOn: on(3),
    });
    const campaignId = campaign.id;
    const deliverable = await make.deliverable({ campaignId, draftDueOn: on(4), postDueOn: on(5) });
    const item = await make.item();
    await make.post({ contentItemId: item.id, plannedOn: on(5), plannedTime: '12:00' });
    await make.payment({ campaignId, triggeredOn: on(6) });
    await make.usageRight({ campaignId, startsOn: on(-10), durationDays: 17 });
    await make.exclusivity({ campaignId, startsOn: on(8), endsOn: on(9) });
    await make.link({ brandId: brand.id, expiresOn: on(10) });
    const all = [
      [on(1), 'deals', 'follow-up', 'Halden'],
      [on(2), 'deals', 'product-expected', 'Jacket'],
      [on(3), 'deals', 'next-action', 'Send the moodboard'],
      [on(4), 'deals', 'draft-due', 'First cut'],
      [on(5), 'content', 'post', 'One-pan orzo'],
      [on(5), 'deals', 'go-live', 'First cut'],
      [on(6), 'money', 'payment-due', 'Deposit'],
      [on(7), 'rights', 'right-ends', 'Rain Shell'],
      [on(8), 'rights', 'exclusivity-starts', 'Rain Shell'],
      [on(9), 'rights', 'exclusivity-ends', 'Rain Shell'],
      [on(10), 'money', 'affiliate-expiry', 'Code'],
    ];
    for (const role of ['owner', 'admin', 'member', 'viewer'] as const)
      expect(short(await agendaOf(studio[role], studio.id))).toEqual(all);
    expect(await agendaOf(other.owner, other.id)).toEqual([]);
    const rows = await agendaOf(studio.viewer, studio.id, { layers: 'deals' });
    expect(rows.find(({ kind }) => kind === 'go-live')).toEqual({
      date: on(5),
      time: null,
      layer: 'deals',
      kind: 'go-live',
      title: 'First cut',
      record: { collection: 'deliverables', id: deliverable.id },
      parent: { collection: 'campaigns', id: campaignId },
      status: 'not_started',
      color: 'teal',
      assigneeUserId: studio.member.id,
      isOverdue: false,
    });

    // What belongs to it goes with it, and comes back with it.
    const params = { workspaceId: studio.id, id: campaignId };
    await studio.member.call(campaignsContract.remove, { params });
    const rest = ['follow-up', 'post', 'affiliate-expiry'];
    expect((await agendaOf(studio.viewer, studio.id)).map(({ kind }) => kind)).toEqual(rest);
    await studio.member.call(campaignsContract.restore, { params });
    expect(short(await agendaOf(studio.viewer, studio.id))).toEqual(all);

    // A deal that came to nothing asks for nothing.
    await make.campaign({ campaignName: 'Never', status: 'declined', nextActionOn: on(3) });
    expect(short(await agendaOf(studio.viewer, studio.id))).toEqual(all);
  });

  test('is its assignees, else its owners; what is nobodys is everybodys', async () => {
    const studio = await aWorkspace(server);
    const make = recordsOf(studio.id, studio.owner);
    const { id: campaignId } = await make.campaign({ ownerUserId: studio.admin.id });
    const of = (title: string, assigneeUserId: string | null) =>
      make.deliverable({ campaignId, title, assigneeUserId, postDueOn: on(1) });
    await of('For the member', studio.member.id);
    await of('For the owner of the deal', null);
    const mine = await make.item({ title: 'Mine', assigneeUserId: studio.member.id });
    const free = await make.item({ title: 'Free' });
    for (const { id } of [mine, free]) await make.post({ contentItemId: id, plannedOn: on(2) });
    const titles = async (user: TestUser, query: Query) =>
      (await agendaOf(user, studio.id, query)).map(({ title }) => title);
    const all = ['For the member', 'For the owner of the deal', 'Mine', 'Free'];
    const sorted = (names: string[]) => names.toSorted((a, b) => a.localeCompare(b));
    expect(sorted(await titles(studio.member, { mine: 'false' }))).toEqual(sorted(all));
    expect(sorted(await titles(studio.member, { mine: 'true' }))).toEqual(
      sorted(['For the member', 'Mine', 'Free']),
    );
    expect(sorted(await titles(studio.admin, { mine: 'true' }))).toEqual(
      sorted(['For the owner of the deal', 'Free']),
    );
  });
});

describe('the statement says what the rules of the browser say', () => {
  const random = seeded(Number(process.env['TEST_SEED'] ?? 20_265));
  const someDay = () => on(Math.floor(random() * 7) - 3);
  const store = (table: string, id: string, fields: Record<string, unknown>) =>
    ask(
      server.database.superuser,
      `update ${table} set ${Object.keys(fields)
        .map((column, at) => `${column} = $${at + 2}`)
        .join(', ')} where id = $1`,
      [id, ...Object.values(fields)],
    );

  test('of posts: their state, and whether they are late', async () => {
    const { id: workspaceId, owner } = await aWorkspace(server);
    const make = recordsOf(workspaceId, owner);
    const expected = new Map<string, unknown>();
    for (let i = 0; i < 30; i += 1) {
      const stage = pick(random, [...firstStages, 'scheduled', 'published'] as const);
      const item = await make.item({ stage: 'editing' });
      await store('content_items', item.id, {
        stage,
        idea_status: stage === 'idea' ? 'inbox' : null,
        published_on: stage === 'published' ? on(-1) : null,
      });
      const status = pick(random, postStatuses);
      const plannedOn = someDay();
      // Whatever it was planned for, it has been posted already.
      const posted = status === 'posted' ? { postedAt: `${on(-3)}T10:00:00Z` } : {};
      const { id } = await make.post({ contentItemId: item.id, plannedOn, status, ...posted });
      const state = postState({ status, plannedOn }, stage, today.toString());
      const isLate = isToPost({ status }) && plannedOn < today.toString();
      expected.set(id, [state, isLate]);
    }
    const rows = await agendaOf(owner, workspaceId, { layers: 'content' });
    expect(new Map(rows.map((row) => [row.record?.id, [row.status, row.isOverdue]]))).toEqual(
      expected,
    );
  });

  test('of deliverables and payments: what is late', async () => {
    const { id: workspaceId, owner } = await aWorkspace(server);
    const make = recordsOf(workspaceId, owner);
    const { id: campaignId } = await make.campaign();
    const late = new Set<string>();
    for (let i = 0; i < 30; i += 1) {
      const [draftDueOn, postDueOn] = [someDay(), someDay()].toSorted((a, b) => a.localeCompare(b));
      const status = pick(random, deliverableStatuses);
      const { id } = await make.deliverable({ campaignId, draftDueOn, postDueOn });
      await store('deliverables', id, { status });
      const due = { status, draftDueOn: draftDueOn ?? null, postDueOn: postDueOn ?? null };
      const is = (which: 'draftDueOn' | 'postDueOn') =>
        latenessOf(
          { ...due, draftDueOn: null, postDueOn: null, [which]: due[which] },
          today.toString(),
        );
      if (is('draftDueOn')) late.add(`draft-due ${id}`);
      if (is('postDueOn')) late.add(`go-live ${id}`);
    }
    for (let i = 0; i < 30; i += 1) {
      const triggeredOn = someDay();
      const payment = await make.payment({ campaignId, triggeredOn });
      const status = pick(random, paymentStatuses);
      const paid = pick(random, [null, 0, 40_000, 80_000, 90_000, 100_000]);
      const withheld = pick(random, [0, 10_000]);
      await store('payments', payment.id, {
        status,
        paid_amount_minor: paid,
        fees_withheld_minor: withheld,
      });
      const standing = standingOf(
        {
          status,
          amountMinor: 90_000,
          paidAmountMinor: paid,
          feesWithheldMinor: withheld,
          trigger: 'fixed_date',
          triggeredOn,
          termsDays: 0,
          invoicedOn: null,
        },
        { status: 'in-progress' },
        today.toString(),
      );
      if (standing === 'overdue') late.add(`payment-due ${payment.id}`);
    }
    const rows = await agendaOf(owner, workspaceId, { layers: 'deals,money' });
    const overdue = rows.filter(({ isOverdue }) => isOverdue);
    expect(new Set(overdue.map(({ kind, record }) => `${kind} ${record?.id}`))).toEqual(late);
    expect(late.size).toBeGreaterThan(10);
  });
});

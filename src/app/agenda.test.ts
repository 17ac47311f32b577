import { describe, expect, test } from 'vitest';
import { agendaContract } from '#domains/around/agenda/contract.ts';
import type { AgendaRow } from '#domains/around/agenda/schema.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { aWorkspace, type TestUser } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { recordsOf } from '#app/testing/agenda-records.ts';

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
    await make.usageRight({ campaignId, startsOn: on(-10), durationDays: 18 });
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

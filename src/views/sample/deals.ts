import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import { exclusivitiesContract } from '#domains/business/campaigns/exclusivities/contract.ts';
import { paymentsContract } from '#domains/business/campaigns/payments/contract.ts';
import { requirementsContract } from '#domains/business/campaigns/requirements/contract.ts';
import { usageRightsContract } from '#domains/business/campaigns/usage-rights/contract.ts';
import type { CampaignStatus } from '#domains/business/campaigns/schema.ts';
import { type Brands, makeLog } from './brands.ts';
import type { Content } from './content.ts';
import type { Maker } from './maker.ts';
import { openDeals } from './open-deals.ts';
import { pastDeals } from './past-deals.ts';
import type { SampleDeal } from './sample-deal.ts';

/** The id of a deal by its name. */
export type Deals = ReadonlyMap<string, string>;

/** Deals in every status, each come there by the moves that lead there. */
export async function makeDeals(
  maker: Maker,
  refers: { brands: Brands; content: Content },
): Promise<Deals> {
  const ids = new Map<string, string>();
  for (const deal of [...pastDeals, ...openDeals])
    ids.set(deal.fields.campaignName, await makeDeal(maker, deal, refers));
  return ids;
}

async function makeDeal(
  maker: Maker,
  deal: SampleDeal,
  { brands, content }: { brands: Brands; content: Content },
): Promise<string> {
  const agreedOn = deal.agreed === undefined ? null : maker.day(deal.agreed);
  const days = moveDays(deal);
  const first = Math.min(...Object.values(days));
  maker.goTo(first);
  const campaignId = await maker.create(campaignsContract, {
    ...deal.fields,
    brandId: brands[deal.brand],
    ownerUserId: maker.userId,
    status: deal.road.length > 0 ? 'negotiating' : (deal.status ?? 'negotiating'),
    agreedOn,
    ...dates(maker, deal.days),
  });
  // Payments and rights wait for the moves that begin them.
  const payments: string[] = [];
  for (const { invoiced: _, paid: __, ...payment } of deal.payments ?? [])
    payments.push(
      await maker.create(paymentsContract, { ...payment, currency: 'USD', campaignId }),
    );
  for (const right of deal.rights ?? [])
    await maker.create(usageRightsContract, { ...right, campaignId });
  for (const { from, to, ...exclusivity } of deal.exclusivities ?? [])
    await maker.create(exclusivitiesContract, {
      ...exclusivity,
      campaignId,
      startsOn: maker.day(from),
      endsOn: maker.day(to),
    });
  await makeLog(maker, deal.log ?? [], { brandId: brands[deal.brand], campaignId });
  maker.goTo(first);
  for (const [sortOrder, [kind, text, isDone]] of (deal.requirements ?? []).entries())
    await maker.create(requirementsContract, { campaignId, kind, text, isDone, sortOrder });
  for (const status of deal.road) {
    maker.goTo(days[status] ?? first);
    const agreed = status === 'confirmed' && agreedOn ? { agreedOn } : {};
    await maker.change(campaignsContract.move, campaignId, { status, ...agreed });
  }
  await makeDeliverables(maker, { deal, campaignId, content });
  if (deal.end) {
    maker.goTo(days[deal.end] ?? first);
    await maker.change(campaignsContract.move, campaignId, { status: deal.end });
  }
  for (const [at, { invoiced, paid }] of (deal.payments ?? []).entries()) {
    const id = payments[at];
    maker.goTo(invoiced ?? first);
    if (id && invoiced !== undefined)
      await maker.change(paymentsContract.move, id, {
        status: 'invoiced',
        invoicedOn: maker.day(invoiced),
      });
    maker.goTo(paid ?? first);
    if (id && paid !== undefined)
      await maker.change(paymentsContract.move, id, { status: 'paid', paidOn: maker.day(paid) });
  }
  await maker.dateMoves(campaignId, days);
  return campaignId;
}

/** On which day, counted from today, a deal came into each of its statuses. */
function moveDays(deal: SampleDeal): Partial<Record<CampaignStatus, number>> {
  const { agreed, days, road, end, status = 'negotiating' } = deal;
  const first = days?.pitchedOn ?? (agreed ?? -3) - 6;
  const since = agreed ?? first;
  const reached: Partial<Record<CampaignStatus, number>> = {
    [status]: first,
    confirmed: since,
    'waiting-for-product': since + 1,
    'in-progress': days?.productReceivedOn ?? since + 3,
    declined: since + 6,
    cancelled: since + 9,
    completed: Math.max(...lastDays(deal)),
  };
  const gone = new Set<string>([status, ...road, ...(end ? [end] : [])]);
  return Object.fromEntries(Object.entries(reached).filter(([name]) => gone.has(name)));
}

/** When its last pieces were posted and paid. */
function lastDays({ deliverables = [], payments = [] }: SampleDeal): number[] {
  return [...deliverables.map(({ posted }) => posted), ...payments.map(({ paid }) => paid)].filter(
    (day) => day !== undefined,
  );
}

async function makeDeliverables(
  maker: Maker,
  { deal, campaignId, content }: { deal: SampleDeal; campaignId: string; content: Content },
): Promise<void> {
  const begun = Math.max(...Object.values(moveDays({ ...deal, end: undefined })));
  for (const [sortOrder, one] of (deal.deliverables ?? []).entries()) {
    const { platform, piece, due, road, posted, ...fields } = one;
    const until = posted ?? Math.min(due, -1);
    // Some were out before the deal was under way.
    const from = Math.min(begun, until - road.length);
    maker.goTo(from);
    const id = await maker.create(deliverablesContract, {
      ...fields,
      campaignId,
      platform,
      sortOrder,
      channelId: content.channels[platform],
      assigneeUserId: maker.userId,
      postDueOn: maker.day(due),
      draftDueOn: maker.day(due - 5),
    });
    for (const [at, status] of road.entries()) {
      // Spread evenly over the days from its beginning to its end.
      maker.goTo(Math.min(0, from + Math.round(((until - from) * (at + 1)) / road.length)));
      await maker.change(deliverablesContract.move, id, {
        status,
        ...(status === 'posted' && posted !== undefined
          ? { postedAt: maker.at(posted, '12:00') }
          : {}),
      });
    }
    const contentItemId = piece && content.items.get(piece);
    // What is out already would post it before it was even begun.
    if (contentItemId) await maker.change(deliverablesContract.update, id, { contentItemId });
  }
}

/** Days from today as the dates of a campaign's fields. */
function dates(maker: Maker, days: SampleDeal['days'] = {}) {
  return Object.fromEntries(
    Object.entries(days).map(([name, offset]) => [name, maker.day(offset)]),
  );
}

import { Handshake } from 'lucide-react';
import type {
  CalendarEntry,
  CalendarLayer,
  CalendarPart,
  CalendarSource,
} from '#client/words/calendar.ts';
import { calendarSource } from '#client/record/calendar-source.ts';
import { dateOf } from '#client/words/dates.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { type Standing, standingsOf } from '#shared/dated.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import { deliverableDates } from '#domains/business/campaigns/deliverables/rules.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import { campaignDates } from '#domains/business/campaigns/rules.ts';
import type { Campaign, CampaignChanges } from '#domains/business/campaigns/schema.ts';
import { formatLabels, platformFacts } from '#domains/making/channels/schema.ts';
import { deliverableLabels, productLabels } from './deal-labels.ts';
import {
  dealEntry,
  dealName,
  dealOf,
  type DealParts,
  type KnownDeals,
  openDeal,
  useKnownDeals,
} from '#domains/business/campaigns/board/deal-rows.ts';
import { tellMoved } from './owed-moves.ts';
import { askPosted } from '#domains/business/campaigns/deliverables/posted-host.tsx';
import { receiveProduct } from './status-moves.ts';

const layer: CalendarLayer = { id: 'deals', label: 'Deals', icon: Handshake, dueLabel: 'Deals' };

/** What deals ask for on a day: drafts, posts, a product on its way, the next step. */
export const calendar: CalendarPart = { place: 30, module: 'deals', useSources: useDealCalendar };

function useDealCalendar(): CalendarSource[] {
  const known = useKnownDeals();
  return [
    deliverableSource(deliverables.useRows(allRows), known),
    campaignSource(campaigns.useRows(allRows), known),
  ];
}

/** Only the days on which deliverables go live, of one campaign or all, to lie over other calendars. */
export function useGoLiveCalendar(campaignId: string | undefined): CalendarSource {
  const rows = deliverables.useRows(allRows);
  const wanted =
    campaignId === undefined ? rows : rows.filter((row) => row.campaignId === campaignId);
  return goLiveSource(wanted, useKnownDeals());
}

interface DeliverableParts extends DealParts {
  deliverable: Deliverable;
}

const partsOf = (deliverable: Deliverable, known: KnownDeals): DeliverableParts | undefined => {
  const deal = dealOf(deliverable.campaignId, known);
  return deal && { ...deal, deliverable };
};

function entriesOf(parts: DeliverableParts): CalendarEntry[] {
  const { deliverable, timeZone } = parts;
  return standingsOf(deliverableDates, deliverable, (instant) => dateOf(instant, timeZone)).map(
    (standing) =>
      standing.kind === 'draft-due' ? draftDue(parts, standing) : goLive(parts, standing),
  );
}

const ofDeliverables = {
  layers: [layer],
  partsOf,
  standingsOf: (deliverable: Deliverable) => standingsOf(deliverableDates, deliverable),
};

/** Deliverables as rows at hand have them. */
export const deliverableSource = calendarSource({ ...ofDeliverables, entriesOf });
const goLiveSource = calendarSource({
  ...ofDeliverables,
  entriesOf: (parts) => entriesOf(parts).filter(({ id }) => !id.startsWith('draft')),
});

function draftDue(parts: DeliverableParts, { date, isOpen }: Standing): CalendarEntry {
  const { deliverable, today, canEdit } = parts;
  const { status, requiresApproval } = deliverable;
  const canSubmit = canEdit && isOpen && requiresApproval;
  return {
    ...ofDeliverable(parts, 'draft', date),
    title: `Draft: ${deliverable.title}`,
    isDone: !isOpen,
    status:
      isOpen && date < today
        ? { text: 'Draft late', tone: 'late' }
        : { text: deliverableLabels[status], tone: isOpen ? 'warn' : 'ok' },
    ...(canSubmit
      ? {
          next: {
            label: 'Mark submitted',
            act: () => tellMoved(deliverable, { status: 'submitted' }, 'Marked as submitted'),
          },
        }
      : {}),
  };
}

function goLive(parts: DeliverableParts, { kind, date, isOpen }: Standing): CalendarEntry {
  const { deliverable, today, canEdit } = parts;
  return {
    ...ofDeliverable(parts, kind === 'posted' ? 'posted' : 'live', date),
    title: deliverable.title,
    isDone: !isOpen,
    status:
      isOpen && date < today
        ? { text: 'Post late', tone: 'late' }
        : { text: deliverableLabels[deliverable.status], tone: isOpen ? 'warn' : 'ok' },
    ...nextOfPost(parts, canEdit),
  };
}

function nextOfPost(parts: DeliverableParts, canEdit: boolean): Pick<CalendarEntry, 'next'> {
  const { deliverable, today } = parts;
  const { status, postDueOn, liveUrl } = deliverable;
  if (!canEdit) return {};
  if (status === 'posted')
    return liveUrl ? {} : { next: { label: 'Add link', act: () => openDeal(parts) } };
  if (!postDueOn || postDueOn > today) return {};
  return {
    next: { label: 'Mark posted', act: () => askPosted(deliverable) },
  };
}

function ofDeliverable(parts: DeliverableParts, kind: 'draft' | 'live' | 'posted', date: string) {
  const { deliverable, campaign, brand, canEdit } = parts;
  const { id, platform, format, assigneeUserId } = deliverable;
  const field = kind === 'draft' ? 'draftDueOn' : 'postDueOn';
  return {
    ...dealEntry(parts),
    id: `${kind} ${id}`,
    layerId: layer.id,
    date,
    detail: [
      brand?.name ?? campaign.campaignName,
      `${platformFacts[platform].label} ${formatLabels[format].toLowerCase()}`,
    ].join(' · '),
    assigneeUserId: assigneeUserId ?? campaign.ownerUserId,
    actions: {
      noun: 'deliverable',
      open: () => openDeal(parts),
      // The day on which it was posted is said where it is marked so.
      ...(canEdit && kind !== 'posted'
        ? { move: (_: string, to: string) => moveDate(deliverable, field, to) }
        : {}),
    },
  };
}

/** The draft is due before the post: the two are said together, and a refusal says which is wrong. */
function moveDate(deliverable: Deliverable, field: 'draftDueOn' | 'postDueOn', to: string): void {
  const { draftDueOn, postWindowStartsOn, postDueOn } = deliverable;
  const before = { draftDueOn, postWindowStartsOn, postDueOn };
  const written = deliverables.update(deliverable.id, { ...before, [field]: to });
  tellDone('Date moved', [written], () => deliverables.update(deliverable.id, before));
}

/** Deals as rows at hand have them. */
export const campaignSource = calendarSource<Campaign, KnownDeals, DealParts>({
  layers: [],
  partsOf: (campaign, known) => dealOf(campaign.id, known),
  standingsOf: (campaign) => standingsOf(campaignDates, campaign),
  entriesOf: (parts) =>
    standingsOf(campaignDates, parts.campaign).map((standing) =>
      standing.kind === 'product-expected'
        ? productExpected(parts, standing)
        : nextAction(parts, standing),
    ),
});

function productExpected(parts: DealParts, { date, isOpen }: Standing): CalendarEntry {
  const { campaign, today, canEdit } = parts;
  const { productStatus, productName } = campaign;
  const receive = () => receiveProduct(campaign, today);
  return {
    ...ofCampaign(parts, 'product', date, 'productExpectedOn'),
    title: `Parcel: ${productName || campaign.campaignName}`,
    isDone: !isOpen,
    status: { text: productLabels[productStatus], tone: isOpen ? 'warn' : 'ok' },
    ...(canEdit && isOpen ? { next: { label: 'Mark received', act: receive } } : {}),
  };
}

function nextAction(parts: DealParts, { date }: Standing): CalendarEntry {
  const { campaign, canEdit } = parts;
  const { nextAction: text } = campaign;
  const finish = () => change(campaign, { nextAction: '', nextActionOn: null }, 'Next step done');
  return {
    ...ofCampaign(parts, 'next', date, 'nextActionOn'),
    title: text || 'Next step',
    isDone: false,
    ...(canEdit ? { next: { label: 'Done', act: finish } } : {}),
  };
}

function ofCampaign(
  parts: DealParts,
  kind: string,
  date: string,
  field: 'productExpectedOn' | 'nextActionOn',
) {
  const { campaign, canEdit } = parts;
  const move = (_: string, to: string) => change(campaign, { [field]: to }, 'Date moved');
  return {
    ...dealEntry(parts),
    id: `${kind} ${campaign.id}`,
    layerId: layer.id,
    date,
    detail: dealName(parts),
    actions: { noun: 'date', open: () => openDeal(parts), ...(canEdit ? { move } : {}) },
  };
}

function change(campaign: Campaign, changes: CampaignChanges, text: string): void {
  const names = Object.keys(changes);
  const before = Object.fromEntries(names.map((name) => [name, Reflect.get(campaign, name)]));
  tellDone(text, [campaigns.update(campaign.id, changes)], () =>
    campaigns.update(campaign.id, before),
  );
}

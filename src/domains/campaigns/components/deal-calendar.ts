import { Handshake } from 'lucide-react';
import type { CalendarEntry, CalendarLayer, CalendarSource } from '#client/calendar.ts';
import { calendarSource } from '#client/calendar-source.ts';
import { allRows } from '#client/selectors.ts';
import { tellDone } from '#client/ui/tell-done.ts';
import { campaigns } from '#domains/campaigns/data.ts';
import { deliverables } from '#domains/campaigns/deliverables/data.ts';
import type { Deliverable } from '#domains/campaigns/deliverables/schema.ts';
import { isOpen } from '#domains/campaigns/rules.ts';
import type { Campaign, CampaignChanges } from '#domains/campaigns/schema.ts';
import { formatLabels, platformFacts } from '#domains/channels/schema.ts';
import { deliverableLabels, productLabels } from './deal-labels.ts';
import {
  dealEntry,
  dealName,
  dealOf,
  type DealParts,
  type KnownDeals,
  openDeal,
  useKnownDeals,
} from './deal-rows.ts';
import { tellMoved } from './owed-moves.ts';
import { askPosted } from './posted-host.tsx';
import { receiveProduct } from './status-moves.ts';

const layer: CalendarLayer = { id: 'deals', label: 'Deals', icon: Handshake, dueLabel: 'Deals' };

/** What deals ask for on a day: drafts, posts, a product on its way, the next step. */
export function useDealCalendar(): CalendarSource[] {
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
  return deal && deliverable.status !== 'cancelled' ? { ...deal, deliverable } : undefined;
};
const deliverableSource = calendarSource({
  layers: [layer],
  partsOf,
  entriesOf: (parts) => [...draftDue(parts), ...goLive(parts)],
});
const goLiveSource = calendarSource({ layers: [layer], partsOf, entriesOf: goLive });

const beforeDraft = ['not_started', 'drafting', 'changes_requested'];

function draftDue(parts: DeliverableParts): CalendarEntry[] {
  const { deliverable, today, canEdit } = parts;
  const { draftDueOn, status, requiresApproval } = deliverable;
  if (!draftDueOn) return [];
  const isDone = !beforeDraft.includes(status);
  const canSubmit = canEdit && !isDone && requiresApproval;
  return [
    {
      ...ofDeliverable(parts, 'draft', draftDueOn),
      title: `Draft: ${deliverable.title}`,
      isDone,
      status:
        !isDone && draftDueOn < today
          ? { text: 'Draft late', tone: 'late' }
          : { text: deliverableLabels[status], tone: isDone ? 'ok' : 'warn' },
      ...(canSubmit
        ? {
            next: {
              label: 'Mark submitted',
              act: () => tellMoved(deliverable, { status: 'submitted' }, 'Marked as submitted'),
            },
          }
        : {}),
    },
  ];
}

function goLive(parts: DeliverableParts): CalendarEntry[] {
  const { deliverable, today, canEdit } = parts;
  const { postDueOn, status } = deliverable;
  if (!postDueOn) return [];
  const isDone = status === 'posted';
  return [
    {
      ...ofDeliverable(parts, 'live', postDueOn),
      title: deliverable.title,
      isDone,
      status:
        !isDone && postDueOn < today
          ? { text: 'Post late', tone: 'late' }
          : { text: deliverableLabels[status], tone: isDone ? 'ok' : 'warn' },
      ...nextOfPost(parts, canEdit),
    },
  ];
}

function nextOfPost(parts: DeliverableParts, canEdit: boolean): Pick<CalendarEntry, 'next'> {
  const { deliverable, today } = parts;
  const { status, postDueOn, liveUrl } = deliverable;
  if (!canEdit || !postDueOn) return {};
  if (status === 'posted')
    return liveUrl ? {} : { next: { label: 'Add link', act: () => openDeal(parts) } };
  if (postDueOn > today) return {};
  return {
    next: { label: 'Mark posted', act: () => askPosted(deliverable) },
  };
}

function ofDeliverable(parts: DeliverableParts, kind: 'draft' | 'live', date: string) {
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
      ...(canEdit ? { move: (_: string, to: string) => moveDate(deliverable, field, to) } : {}),
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

const campaignSource = calendarSource<Campaign, KnownDeals, DealParts>({
  layers: [],
  partsOf: (campaign, known) => (isOpen(campaign.status) ? dealOf(campaign.id, known) : undefined),
  entriesOf: (parts) => [...productExpected(parts), ...nextAction(parts)],
});

function productExpected(parts: DealParts): CalendarEntry[] {
  const { campaign, today, canEdit } = parts;
  const { productExpectedOn, productStatus, productName } = campaign;
  if (!productExpectedOn || productStatus === 'not_needed') return [];
  const isDone = productStatus === 'received' || productStatus === 'returned';
  const receive = () => receiveProduct(campaign, today);
  return [
    {
      ...ofCampaign(parts, 'product', productExpectedOn, 'productExpectedOn'),
      title: `Parcel: ${productName || campaign.campaignName}`,
      isDone,
      status: { text: productLabels[productStatus], tone: isDone ? 'ok' : 'warn' },
      ...(canEdit && !isDone ? { next: { label: 'Mark received', act: receive } } : {}),
    },
  ];
}

function nextAction(parts: DealParts): CalendarEntry[] {
  const { campaign, canEdit } = parts;
  const { nextAction: text, nextActionOn } = campaign;
  if (!nextActionOn) return [];
  const finish = () => change(campaign, { nextAction: '', nextActionOn: null }, 'Next step done');
  return [
    {
      ...ofCampaign(parts, 'next', nextActionOn, 'nextActionOn'),
      title: text || 'Next step',
      isDone: false,
      ...(canEdit ? { next: { label: 'Done', act: finish } } : {}),
    },
  ];
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

import type { CalendarSource } from '#client/words/calendar.ts';
import { useGoLiveCalendar } from '#domains/business/campaigns/moves/deal-calendar.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { type ContentFilter, letsDealsThrough } from './content-filter.ts';

/** What deals lay over the calendar of content. */
export interface DealOverlay {
  /** The days on which deliverables go live; none of them while a filter asks for content alone. */
  source: CalendarSource;
  /** The campaigns that each item is made for. */
  campaignsOf: ReadonlyMap<string, ReadonlySet<string>>;
  campaigns: readonly { id: string; name: string }[];
}

export function useDealOverlay(filter: ContentFilter): DealOverlay {
  const source = useGoLiveCalendar(filter.campaign);
  const isOn = useIsOn();
  const named = campaigns.useRows(byName);
  return {
    source: isOn('deals') && letsDealsThrough(filter) ? source : nothing,
    campaignsOf: deliverables.useRows(campaignsByItem),
    campaigns: isOn('deals') ? named : [],
  };
}

const nothing: CalendarSource = { layers: [], on: () => [] };

function campaignsByItem(rows: readonly Deliverable[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { contentItemId, campaignId, status } of rows) {
    if (contentItemId === null || status === 'cancelled') continue;
    const known = found.get(contentItemId) ?? new Set<string>();
    known.add(campaignId);
    found.set(contentItemId, known);
  }
  return found;
}

const byName = (rows: readonly Campaign[]) =>
  rows
    .map(({ id, campaignName }) => ({ id, name: campaignName }))
    .toSorted((one, other) => one.name.localeCompare(other.name));

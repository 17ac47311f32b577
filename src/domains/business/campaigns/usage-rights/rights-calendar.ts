import { ShieldCheck } from 'lucide-react';
import type {
  CalendarEntry,
  CalendarLayer,
  CalendarPart,
  CalendarSource,
} from '#client/words/calendar.ts';
import { calendarSource } from '#client/record/calendar-source.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { standingsOf } from '#shared/dated.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import {
  dealEntry,
  dealName,
  dealOf,
  type DealParts,
  type KnownDeals,
  openDeal,
  useKnownDeals,
} from '#domains/business/campaigns/board/deal-rows.ts';
import { exclusivities } from '#domains/business/campaigns/exclusivities/data.ts';
import { exclusivityDates, isBinding } from '#domains/business/campaigns/exclusivities/rules.ts';
import type { Exclusivity } from '#domains/business/campaigns/exclusivities/schema.ts';
import { usageRights } from './data.ts';
import { endsOn, rightDate, rightLabels } from './rules.ts';
import type { UsageRight } from './schema.ts';

const layer: CalendarLayer = {
  id: 'rights',
  label: 'Rights',
  icon: ShieldCheck,
  dueLabel: 'Rights',
};

/** When others may no longer use what was made for them, and for whom else one may not work. */
export const calendar: CalendarPart = { place: 60, module: 'deals', useSources: useRightsCalendar };

function useRightsCalendar(): CalendarSource[] {
  const known = useKnownDeals();
  return [
    rightSource(usageRights.useRows(allRows), known),
    exclusivitySource(exclusivities.useRows(allRows), known),
  ];
}

interface RightParts extends DealParts {
  right: UsageRight;
}

/** Usage rights as rows at hand have them. */
export const rightSource = calendarSource<UsageRight, KnownDeals, RightParts>({
  layers: [layer],
  partsOf(right, known) {
    const deal = dealOf(right.campaignId, known);
    return deal && { ...deal, right };
  },
  entriesOf(parts) {
    const { right } = parts;
    const title = `${rightLabels[right.kind]} ends`;
    // What was changed a moment ago has not been reckoned by the server.
    return standingsOf([rightDate], { ...right, endsOn: endsOn(right) }).map(({ date }) =>
      event(parts, { id: right.id, date, title }),
    );
  },
});

interface ExclusivityParts extends DealParts {
  exclusivity: Exclusivity;
}

/** Exclusivities as rows at hand have them. */
export const exclusivitySource = calendarSource<Exclusivity, KnownDeals, ExclusivityParts>({
  layers: [],
  partsOf(exclusivity, known) {
    const deal = dealOf(exclusivity.campaignId, known);
    return deal && isBinding(deal.campaign) ? { ...deal, exclusivity } : undefined;
  },
  entriesOf(parts) {
    const { id, startsOn, endsOn: last } = parts.exclusivity;
    return standingsOf(exclusivityDates, parts.exclusivity).map(({ kind, date }) =>
      kind === 'exclusivity-starts'
        ? event(parts, {
            ...{ id: `starts ${id}`, date, title: 'Exclusivity starts' },
            move: (to) => moveWindow(parts.exclusivity, { startsOn: to, endsOn: last }),
          })
        : event(parts, {
            ...{ id: `ends ${id}`, date, title: 'Exclusivity ends' },
            move: (to) => moveWindow(parts.exclusivity, { startsOn, endsOn: to }),
          }),
    );
  },
});

function event(
  parts: DealParts,
  { move, ...what }: { id: string; date: string; title: string; move?: (to: string) => void },
): CalendarEntry {
  return {
    ...dealEntry(parts),
    ...what,
    layerId: layer.id,
    isDone: false,
    // It comes by itself: nothing is to be done, so nothing is late.
    isEvent: true,
    shape: { kind: 'mark', icon: layer.icon ?? ShieldCheck },
    detail: dealName(parts),
    actions: {
      noun: 'date',
      open: () => openDeal(parts),
      ...(parts.canEdit && move ? { move: (_: string, to: string) => move(to) } : {}),
    },
  };
}

function moveWindow(
  { id, startsOn, endsOn: last }: Exclusivity,
  window: { startsOn: string; endsOn: string },
): void {
  tellDone('Exclusivity moved', [exclusivities.update(id, window)], () =>
    exclusivities.update(id, { startsOn, endsOn: last }),
  );
}

import type { CalendarEntry, CalendarPart, CalendarSource } from '#client/words/calendar.ts';
import { calendarSource } from '#client/record/calendar-source.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { brands } from '#domains/business/brands/data.ts';
import { brandDate } from '#domains/business/brands/rules.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import { standingsOf } from '#shared/dated.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { openRecord } from '#client/record/openers.ts';

/** The brands that are to hear from us on a day, in the layer of deals. */
export const calendar: CalendarPart = {
  place: 40,
  module: 'deals',
  useSources: useFollowUpCalendar,
};

function useFollowUpCalendar(): CalendarSource {
  return followUpSource(brands.useRows(allRows), { canEdit: useCan('edit') });
}

interface Parts extends Record<string, unknown> {
  brand: Brand;
  canEdit: boolean;
}

/** The same from rows at hand. */
export const followUpSource = calendarSource<Brand, { canEdit: boolean }, Parts>({
  layers: [],
  partsOf: (brand, { canEdit }) => ({ brand, canEdit }),
  entriesOf: ({ brand, canEdit }) =>
    standingsOf([brandDate], brand).map(({ date }) => entryOf(brand, date, canEdit)),
});

function entryOf(brand: Brand, date: string, canEdit: boolean): CalendarEntry {
  const { id, name, color, nextFollowUpOn } = brand;
  const set = (to: string | null) => brands.update(id, { nextFollowUpOn: to });
  const change = (to: string | null, text: string) =>
    tellDone(text, [set(to)], () => set(nextFollowUpOn));
  const log = () => openRecord({ collection: 'brands', id, tab: 'contacts' });
  return {
    id,
    layerId: 'deals',
    color,
    title: `Follow up with ${name}`,
    date,
    startTime: null,
    endTime: null,
    dueTime: null,
    timeOfDay: null,
    isDone: false,
    shape: { kind: 'monogram', name },
    detail: brand.agencyName || brand.category,
    ...(canEdit ? { next: { label: 'Log contact', act: log } } : {}),
    actions: {
      noun: 'follow-up',
      open: () => openRecord({ collection: 'brands', id }),
      ...(canEdit
        ? {
            move: (_: string, to: string) => change(to, 'Follow-up moved'),
            unplace: () => change(null, 'Follow-up cleared'),
          }
        : {}),
    },
  };
}

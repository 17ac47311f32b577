import type { CalendarEntry, CalendarSource } from '#client/calendar.ts';
import { calendarSource } from '#client/calendar-source.ts';
import { allRows } from '#client/selectors.ts';
import { tellDone } from '#client/ui/tell-done.ts';
import { brands } from '#domains/brands/data.ts';
import type { Brand } from '#domains/brands/schema.ts';
import { useCan } from '#domains/workspaces/data.ts';
import { openBrandPanel } from './brand-panel-host.tsx';

/** The brands that are to hear from us on a day, in the layer of deals. */
export function useFollowUpCalendar(): CalendarSource {
  return source(brands.useRows(allRows), { canEdit: useCan('edit') });
}

interface Parts extends Record<string, unknown> {
  brand: Brand;
  canEdit: boolean;
}

const source = calendarSource<Brand, { canEdit: boolean }, Parts>({
  layers: [],
  partsOf: (brand, { canEdit }) =>
    brand.nextFollowUpOn && !brand.isArchived ? { brand, canEdit } : undefined,
  entriesOf: ({ brand, canEdit }) => [entryOf(brand, canEdit)],
});

function entryOf(brand: Brand, canEdit: boolean): CalendarEntry {
  const { id, name, color, nextFollowUpOn } = brand;
  const set = (date: string | null) => brands.update(id, { nextFollowUpOn: date });
  const change = (date: string | null, text: string) =>
    tellDone(text, [set(date)], () => set(nextFollowUpOn));
  const log = () => openBrandPanel({ brandId: id, tab: 'contacts' });
  return {
    id,
    layerId: 'deals',
    color,
    title: `Follow up with ${name}`,
    date: nextFollowUpOn ?? '',
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
      open: () => openBrandPanel({ brandId: id }),
      ...(canEdit
        ? {
            move: (_: string, date: string) => change(date, 'Follow-up moved'),
            unplace: () => change(null, 'Follow-up cleared'),
          }
        : {}),
    },
  };
}

import type { CalendarEntry, CalendarLayer, CalendarSource } from '#client/words/calendar.ts';
import { byTime } from '#client/record/calendar-source.ts';
import { isHiddenFrom, type Viewer } from '#views/calendar/shown-layers.ts';

/** What of one layer is due on a day, or what is late of all of them. */
export interface DueGroup {
  label: string;
  icon: CalendarLayer['icon'];
  isLate?: boolean;
  entries: readonly CalendarEntry[];
}

/** All that is due on a day besides its tasks. */
export interface AlsoDue {
  groups: readonly DueGroup[];
  /** How many of them are still to be done. */
  open: number;
  /** How many are left out because they are others' to do. */
  others: number;
}

/** What else is due on a day; on the present one also what should have been done before. */
export function alsoDueOn(
  sources: readonly CalendarSource[],
  { date, today, viewer }: { date: string; today: string; viewer: Viewer },
): AlsoDue {
  const late = date === today ? sources.flatMap((source) => source.lateOn?.(today) ?? []) : [];
  const isMine = (entry: CalendarEntry) => !isHiddenFrom(viewer, entry);
  const entries = sources.flatMap(({ on }) => on(date));
  const days = sources
    .flatMap(({ layers }) => layers)
    .filter(({ dueLabel }) => dueLabel !== undefined)
    .map(({ id, dueLabel = '', icon }) => ({
      label: dueLabel,
      icon,
      all: entries.filter(({ layerId }) => layerId === id).sort(byTime),
    }));
  const all = [...late, ...days.flatMap((group) => group.all)];
  const groups: DueGroup[] = [
    { label: 'Overdue', icon: undefined, isLate: true, entries: late.filter(isMine) },
    ...days.map(({ label, icon, all: ofLayer }) => ({
      label,
      icon,
      entries: ofLayer.filter(isMine),
    })),
  ];
  return {
    groups: groups.filter((group) => group.entries.length > 0),
    open: all.filter((entry) => isMine(entry) && !entry.isDone).length,
    others: all.filter((entry) => !isMine(entry)).length,
  };
}

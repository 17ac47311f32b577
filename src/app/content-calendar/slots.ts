import type { CalendarEntry, CalendarSource } from '#client/calendar.ts';
import { addDays, daysBetween } from '#client/dates.ts';
import { formatIcon } from '#domains/channels/components/format-icon.ts';
import type { Channel } from '#domains/channels/schema.ts';
import type { Pillar } from '#domains/pillars/schema.ts';
import type { ContentSeries } from '#domains/pillars/series/schema.ts';
import { datesAfter } from '#shared/recurrence/dates.ts';
import { readRecurrence } from '#shared/recurrence/rule.ts';

/** A day on which a series waits for its next piece. */
export interface Slot {
  series: ContentSeries;
  date: string;
}

/**
 * The open slots of series between two days: the dates of their rules on which nothing of them is
 * planned. `taken` has 'series date' for each post of a series; days before `today` wait no more.
 */
export function openSlots(
  known: readonly ContentSeries[],
  {
    from,
    to,
    today,
    taken,
  }: { from: string; to: string; today: string; taken: ReadonlySet<string> },
): Slot[] {
  const first = from > today ? from : today;
  const days = daysBetween(first, to) + 1;
  if (days <= 0) return [];
  return known.flatMap((series) => {
    const { repeatRule, startsOn, isActive } = series;
    const rule = readRecurrence(repeatRule ?? '');
    if (!isActive || startsOn === null || typeof rule === 'string') return [];
    return datesAfter(rule, { start: startsOn, after: addDays(first, -1), count: days })
      .filter((date) => date <= to && !taken.has(`${series.id} ${date}`))
      .map((date) => ({ series, date }));
  });
}

/** Slots as a part of the calendar: pressing one fills it. */
export function slotSource(
  slots: readonly Slot[],
  known: {
    channels: ReadonlyMap<string, Channel>;
    pillars: ReadonlyMap<string, Pillar>;
    fill: (slot: Slot) => void;
  },
): CalendarSource {
  const entries = slots.map((slot) => entryOf(slot, known));
  const days = Map.groupBy(entries, ({ date }) => date);
  return { layers: [], on: (date) => days.get(date) ?? [] };
}

function entryOf(slot: Slot, known: Parameters<typeof slotSource>[1]): CalendarEntry {
  const { series, date } = slot;
  const platform = known.channels.get(series.channelId ?? '')?.platform;
  return {
    id: `slot ${series.id} ${date}`,
    layerId: 'slots',
    color: known.pillars.get(series.pillarId ?? '')?.color,
    title: series.name,
    date,
    startTime: series.defaultTime,
    endTime: null,
    dueTime: null,
    timeOfDay: null,
    isDone: false,
    isEvent: true,
    shape: { kind: 'piece', state: 'open', icon: formatIcon(platform, series.defaultFormat) },
    status: { text: 'Open slot', tone: 'faint' },
    actions: { noun: 'slot', open: () => known.fill(slot) },
  };
}

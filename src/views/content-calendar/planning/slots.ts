import type { CalendarEntry, CalendarSource } from '#client/words/calendar.ts';
import { formatIcon } from '#domains/making/channels/format-icon.ts';
import type { Channel } from '#domains/making/channels/schema.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import type { Slot } from '#domains/making/pillars/series/rules.ts';

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

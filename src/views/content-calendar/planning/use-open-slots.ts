import { useEffect, useState } from 'react';
import type { CalendarSource } from '#client/words/calendar.ts';
import { whenCalm } from '#client/later/later.tsx';
import { allRows } from '#client/sync/reading/selectors.ts';
import { contentSeries } from '#domains/making/pillars/series/data.ts';
import type { openSlots, Slot } from '#domains/making/pillars/series/rules.ts';
import { type ContentFilter, letsSlotsThrough } from '#views/content-calendar/content-filter.ts';
import type { ContentRows } from '#views/content-calendar/content-rows.ts';
import type { PieceStart } from './new-piece-dialog.tsx';
import { dayOfPost } from '#domains/making/content/posts/rules.ts';
import { slotSource } from './slots.ts';

// The dates of rules are larger than the page: they come once it stands.
let reckon: typeof openSlots | undefined;

function useReckon(): typeof openSlots | undefined {
  const [, setThere] = useState(reckon !== undefined);
  useEffect(
    () =>
      whenCalm(() => {
        import('#domains/making/pillars/series/rules.ts').then(
          (part) => {
            reckon = part.openSlots;
            setThere(true);
          },
          // Offline: the slots are there the next time.
          () => undefined,
        );
      }),
    [],
  );
  return reckon;
}

interface Context {
  rows: ContentRows;
  filter: ContentFilter;
  days: readonly string[];
  today: string;
  timeZone: string;
  /** Whoever may only look has nothing to fill. */
  canEdit: boolean;
  add: (start: Partial<PieceStart>) => void;
}

/** The open slots that the filter lets through, on the days on screen. */
export function useOpenSlots(context: Context): CalendarSource {
  const { rows, filter, days, today, timeZone, canEdit, add } = context;
  const slotsOf = useReckon();
  const series = contentSeries.useRows(allRows).filter((one) => letsSlotsThrough(filter, one));
  const span = {
    from: days[0] ?? today,
    to: days.at(-1) ?? today,
    today,
    taken: takenBy(rows, timeZone),
  };
  const fill = ({ series: one, date }: Slot) =>
    add({
      plannedOn: date,
      plannedTime: one.defaultTime,
      ...(one.channelId ? { channelId: one.channelId } : {}),
      pillarId: one.pillarId,
      contentSeriesId: one.id,
    });
  return slotSource(canEdit ? (slotsOf?.(series, span) ?? []) : [], {
    channels: rows.channelsById,
    pillars: rows.pillarsById,
    fill,
  });
}

/** 'series date' of each post of a series: the slot it was planned for, and the day it stands on. */
function takenBy({ postsById, itemsById }: ContentRows, timeZone: string): ReadonlySet<string> {
  const taken = new Set<string>();
  for (const post of postsById.values()) {
    const seriesId = itemsById.get(post.contentItemId)?.contentSeriesId;
    for (const day of [post.plannedOn, dayOfPost(post, timeZone)])
      if (seriesId && day) taken.add(`${seriesId} ${day}`);
  }
  return taken;
}

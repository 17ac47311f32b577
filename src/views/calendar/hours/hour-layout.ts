import type { CalendarEntry } from '#client/words/calendar.ts';
import { minutesBetween } from '#domains/tasks/rules.ts';

/** Where an entry stands in the column of its day: minutes from midnight, and beside how many others. */
export interface HourBlock {
  entry: CalendarEntry;
  start: number;
  end: number;
  /** Which of the columns side by side, from 0. */
  column: number;
  columns: number;
  /** Beside a number of others, which has the right edge. */
  isBesideFold?: boolean;
}

export const hourHeightPx = 46;
/** How far below midnight a time stands, in pixels. */
export const placeOf = (time: string): number =>
  (minutesBetween('00:00', time) / 60) * hourHeightPx;
const dayMinutes = 24 * 60;
export const stepMinutes = 15;
/** What has no end, or ends at once, is drawn this long: enough for a line of text. */
const leastMinutes = 30;
const usualMinutes = 60;

/** Minutes from midnight of what stands at a time; undefined for what has the whole day. */
export function startOf({ startTime, dueTime }: CalendarEntry): number | undefined {
  const time = startTime ?? dueTime;
  return time === null ? undefined : minutesBetween('00:00', time);
}

/** From where to where something is drawn: tall enough to read, and within its day. */
export function drawn(start: number, end: number | null): { start: number; end: number } {
  const top = Math.min(start, dayMinutes - leastMinutes);
  return { start: top, end: Math.min(Math.max(end ?? top, top + leastMinutes), dayMinutes) };
}

/** The entries with a time, side by side where they overlap. */
export function layOut(entries: readonly CalendarEntry[]): HourBlock[] {
  const blocks = entries.flatMap((entry): HourBlock[] => {
    const start = startOf(entry);
    if (start === undefined) return [];
    const end = entry.endTime ? minutesBetween('00:00', entry.endTime) : null;
    return [{ entry, ...drawn(start, end), column: 0, columns: 1 }];
  });
  blocks.sort((one, other) => one.start - other.start || other.end - one.end);
  let group: HourBlock[] = [];
  // Until when each of the columns of the group is taken.
  let ends: number[] = [];
  for (const block of blocks) {
    if (block.start >= Math.max(...ends)) {
      for (const one of group) one.columns = ends.length;
      [group, ends] = [[], []];
    }
    const free = ends.findIndex((end) => end <= block.start);
    block.column = free < 0 ? ends.length : free;
    ends[block.column] = block.end;
    group.push(block);
  }
  for (const one of group) one.columns = ends.length;
  return blocks;
}

/** How wide the number of others is: enough for 'Less'. */
const foldWidthPx = 32;
/** Narrower than this nobody reads what stands side by side. */
const leastWidthPx = 56;

/** How many have room side by side in a column so wide, by themselves and beside the number of others. */
export function roomIn(widthPx: number): { whole: number; besideFold: number } {
  const inWidth = (width: number) => Math.max(1, Math.floor(width / leastWidthPx));
  return { whole: inWidth(widthPx), besideFold: inWidth(widthPx - foldWidthPx) };
}

function upright({ start, end }: { start: number; end: number }) {
  return {
    top: (start / 60) * hourHeightPx,
    height: ((end - start) / 60) * hourHeightPx - 2,
  };
}

/** Where a block is drawn in the column of its day. */
export function boxOf(block: Omit<HourBlock, 'entry'>) {
  const { column, columns, isBesideFold } = block;
  const all = isBesideFold ? `(100% - ${foldWidthPx}px)` : '100%';
  return {
    ...upright(block),
    left: `calc(${all} * ${column / columns})`,
    width: `calc(${all} / ${columns} - 3px)`,
  };
}

/** Where the number of others is drawn: at the right edge. */
export function foldBoxOf(fold: Fold) {
  return { ...upright(fold), right: 1, width: foldWidthPx - 3 };
}

/** What stands behind a number in the last place of those side by side, since there is no room for it. */
export interface Fold {
  /** The id of its first entry. */
  id: string;
  start: number;
  end: number;
  count: number;
}

/**
 * The blocks that are drawn where there is room for so many side by side, and folds of the others. What
 * is open is drawn whole; its folds say how many that are.
 */
export function foldBlocks(
  blocks: readonly HourBlock[],
  { whole, besideFold, isOpen }: ReturnType<typeof roomIn> & { isOpen: boolean },
): { shown: HourBlock[]; folds: Fold[] } {
  const shown: HourBlock[] = [];
  const folds: Fold[] = [];
  for (const block of blocks) {
    const isFull = block.columns > whole;
    const isFolded = isFull && block.column >= besideFold;
    if (!isFull) shown.push(block);
    else if (isOpen) shown.push({ ...block, isBesideFold: true });
    else if (!isFolded) shown.push({ ...block, columns: besideFold, isBesideFold: true });
    if (!isFolded) continue;
    // They come in the order of their starts.
    const last = folds.at(-1);
    if (last && block.start < last.end) {
      last.end = Math.max(last.end, block.end);
      last.count += 1;
    } else {
      const { start, end, entry } = block;
      folds.push({ id: entry.id, start, end, count: 1 });
    }
  }
  return { shown, folds };
}

/** Whether what is drawn at one time reaches into what is drawn at another. */
export function meets(one: HourBlock, other: HourBlock): boolean {
  return one.start < other.end && other.start < one.end;
}

/** A time that was pointed at, in steps of a quarter of an hour within the day. */
export function snap(minutes: number): number {
  const inSteps = Math.round(minutes / stepMinutes) * stepMinutes;
  return Math.min(Math.max(inSteps, 0), dayMinutes - stepMinutes);
}

/** 'HH:MM' so many minutes after midnight, at most the last minute of the day. */
export function clockAt(minutes: number): string {
  const within = Math.min(minutes, dayMinutes - 1);
  return [Math.floor(within / 60), within % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Where something is held by mouse or keyboard, before it is dropped. */
export interface Ghost {
  entry: CalendarEntry;
  date: string;
  /** Minutes from midnight; null is the whole day. */
  start: number | null;
  /** Null for what has only a start, or a time by which it is due. */
  end: number | null;
}

/** Where an entry stands now. */
export function ghostOf(entry: CalendarEntry): Ghost {
  const start = startOf(entry) ?? null;
  const end = entry.endTime ? minutesBetween('00:00', entry.endTime) : null;
  return { entry, date: entry.date, start, end };
}

/** The same with its upper edge at another time of a day; what had none gets the usual hour. */
export function movedTo(ghost: Ghost, date: string, minutes: number): Ghost {
  const length =
    ghost.start === null ? usualMinutes : ghost.end === null ? null : ghost.end - ghost.start;
  const start = Math.min(snap(minutes), dayMinutes - Math.max(length ?? 0, stepMinutes));
  return { ...ghost, date, start, end: length === null ? null : start + length };
}

/** The same with another end, at least one step after its start. */
export function endedAt(ghost: Ghost, minutes: number): Ghost {
  if (ghost.start === null) return ghost;
  const end = Math.round(minutes / stepMinutes) * stepMinutes;
  return { ...ghost, end: Math.min(Math.max(end, ghost.start + stepMinutes), dayMinutes) };
}

/** Puts an entry where it is held, if that is somewhere else; or another one like it on that day. */
export function settle(ghost: Ghost, isCopy = false): void {
  const { entry, date, start, end } = ghost;
  if (isCopy && entry.actions.duplicate) return entry.actions.duplicate(entry.id, date);
  const before = ghostOf(entry);
  const isSameTime = before.start === start && before.end === end;
  if (isSameTime && before.date === date) return;
  if (isSameTime || !entry.actions.place) {
    if (before.date !== date) entry.actions.move?.(entry.id, date);
  } else
    entry.actions.place(entry.id, {
      date,
      startTime: start === null ? null : clockAt(start),
      endTime: end === null ? null : clockAt(end),
    });
}

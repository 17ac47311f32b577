import {
  frequencyOn,
  isDueOn,
  isPausedOn,
  percentOf,
  type Progress,
} from '#domains/routine/rules.ts';
import { type Pause, type RoutineItem, type TimeSlot, timeSlots } from '#domains/routine/schema.ts';
import type { Taking } from '#domains/routine/takings/schema.ts';
import type { Completion } from './schema.ts';

/** How far back the history goes: 26 weeks. */
export const historyDays = 26 * 7;

/** What of a completion the rules look at. */
export type DayCompletion = Pick<
  Completion,
  'routineItemId' | 'localDate' | 'status' | 'completedAt'
>;
/** The completions of one item by their day. */
export type ItemHistory<C extends DayCompletion = Completion> = ReadonlyMap<string, C>;

/** One routine item on one day of one person. */
export interface RoutineLine {
  item: RoutineItem;
  /** What the person said about it on that day. */
  completion: Completion | undefined;
  isCompletedToday: boolean;
  isSkipped: boolean;
  /** When it rests: for everybody, or for the person alone. */
  pauses: readonly Pause[];
}

export interface RoutineSection extends Progress {
  timeSlot: TimeSlot;
  lines: RoutineLine[];
  isComplete: boolean;
}

/** A person's routine on one day. */
export interface RoutineDay extends Progress {
  sections: RoutineSection[];
  /** 'When I remember': never due, so not in the totals. */
  whenNeeded: RoutineLine[];
  /** Paused, not due on this day of the week, or not begun yet. */
  resting: RoutineLine[];
  /** For everybody, and not taken on: none of it counts. */
  offered: RoutineLine[];
}

/** The completions of each item by day. Of two on a day the one that was made last holds. */
export function historiesOf<C extends DayCompletion>(
  completions: readonly C[],
): ReadonlyMap<string, ItemHistory<C>> {
  const histories = new Map<string, Map<string, C>>();
  for (const completion of completions) {
    const { routineItemId, localDate } = completion;
    const history = histories.get(routineItemId) ?? new Map<string, C>();
    if (history.size === 0) histories.set(routineItemId, history);
    const known = history.get(localDate);
    if (!known || known.completedAt <= completion.completedAt) history.set(localDate, completion);
  }
  return histories;
}

/**
 * Does what `historiesOf` does, call after call, and groups only those items anew whose completions
 * have changed since the last call: all other histories stay the same objects.
 */
export function rememberHistories<C extends DayCompletion>() {
  let rows: readonly C[] = [];
  let histories: ReadonlyMap<string, ItemHistory<C>> = new Map();
  return (next: readonly C[]): ReadonlyMap<string, ItemHistory<C>> => {
    const changed = changedItems(rows, next);
    if (changed.size > 0) {
      const kept = [...histories].filter(([id]) => !changed.has(id));
      const fresh = historiesOf(next.filter(({ routineItemId }) => changed.has(routineItemId)));
      histories = new Map([...kept, ...fresh]);
    }
    rows = next;
    return histories;
  };
}

// Rows come and go at few places of a long list, and what did not change is the same object.
function changedItems(before: readonly DayCompletion[], after: readonly DayCompletion[]) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const between = (rows: readonly DayCompletion[]) => rows.slice(start, rows.length - end);
  return new Set([...between(before), ...between(after)].map((row) => row.routineItemId));
}

/** Puts a day together: what is due in its sections, the rest apart, and how much is done. */
export function routineDay(
  items: readonly RoutineItem[],
  histories: ReadonlyMap<string, ItemHistory>,
  when: When,
): RoutineDay {
  const { date } = when;
  const all = items
    .toSorted(byOrder)
    .map((item) => lineOf(item, histories.get(item.id)?.get(date), when));
  const isTaken = ({ item }: RoutineLine) => takesOn(item, histories.get(item.id), when);
  const lines = all.filter(isTaken);
  const isDue = ({ item, pauses }: RoutineLine) =>
    isDueOn(item, date) &&
    !isPausedOn({ pauses }, date) &&
    hasBegun(item, histories.get(item.id), when);
  const due = lines.filter(isDue);
  const whenNeeded = lines.filter(
    ({ item, pauses }) => frequencyOn(item, date) === 'as-needed' && !isPausedOn({ pauses }, date),
  );
  const resting = lines.filter((line) => !isDue(line) && !whenNeeded.includes(line));
  const sections = timeSlots.map((timeSlot) => sectionOf(timeSlot, due));
  const offered = all.filter((line) => !isTaken(line));
  return { sections, whenNeeded, resting, offered, ...counted(due) };
}

/** All that counts for the person, in its order: due, when needed, or resting. */
export function takenLines({ sections, whenNeeded, resting }: RoutineDay): RoutineLine[] {
  return [...sections.flatMap(({ lines }) => lines), ...whenNeeded, ...resting];
}

type Takings = ReadonlyMap<string, Pick<Taking, 'takenOn' | 'isLetGo' | 'pauses'>>;

/** Who looks, and what they have taken on; whoever may only look is shown all as it is. */
export interface Who {
  userId: string;
  takings?: Takings;
  isLooking?: boolean;
}

/** A day of a person, seen from today. */
interface When extends Who {
  date: string;
  today: string;
}

/**
 * Whether an item counts for a person: their own does, and that of others once they have taken it on
 * or done it, until they let go of it.
 */
export function takesOn(
  item: Pick<RoutineItem, 'id' | 'createdByUserId'>,
  history: ItemHistory<DayCompletion> | undefined,
  { userId, takings, isLooking = false }: Who,
): boolean {
  const taking = takings?.get(item.id);
  if (taking) return !taking.isLetGo;
  if (isLooking || item.createdByUserId === userId) return true;
  return [...(history?.values() ?? [])].some(({ status }) => status === 'done');
}

function hasBegun(item: RoutineItem, history: ItemHistory | undefined, when: When): boolean {
  return when.date >= when.today || when.date >= beginOf(item, history ?? new Map(), when);
}

/**
 * The first day that counts before today. For its creator an item begins when it is added; for the
 * other members when they take it on, or do it for the first time. Any of them may have logged an
 * earlier day afterwards.
 */
export function beginOf(
  item: Pick<RoutineItem, 'id' | 'createdByUserId' | 'startsOn'>,
  history: ItemHistory<DayCompletion>,
  { userId, takings }: Who,
): string {
  const isOwn = item.createdByUserId === userId;
  let begin = isOwn ? item.startsOn : (takings?.get(item.id)?.takenOn ?? endOfTime);
  for (const [date, { status }] of history) if (status === 'done' && date < begin) begin = date;
  return begin;
}

const endOfTime = '9999-12-31';

// By place, and by age where two have the same one: ids grow with time.
function byOrder(one: RoutineItem, other: RoutineItem): number {
  return one.sortOrder - other.sortOrder || (one.id < other.id ? -1 : 1);
}

/** When an item rests for a person: as it does for everybody, and for them alone. */
export function pausesOf(
  item: Pick<RoutineItem, 'id' | 'pauses'>,
  { takings }: Who,
): readonly Pause[] {
  const own = takings?.get(item.id)?.pauses ?? [];
  return own.length > 0 ? [...item.pauses, ...own] : item.pauses;
}

function lineOf(item: RoutineItem, completion: Completion | undefined, who: Who): RoutineLine {
  return {
    item,
    completion,
    isCompletedToday: completion?.status === 'done',
    isSkipped: completion?.status === 'skipped',
    pauses: pausesOf(item, who),
  };
}

function sectionOf(timeSlot: TimeSlot, due: readonly RoutineLine[]): RoutineSection {
  const lines = due.filter(({ item }) => item.timeSlot === timeSlot);
  const progress = counted(lines);
  const isComplete = progress.total > 0 && progress.done === progress.total;
  return { timeSlot, lines, isComplete, ...progress };
}

function counted(due: readonly RoutineLine[]): Progress {
  const done = due.filter((line) => line.isCompletedToday).length;
  const total = due.filter((line) => !line.isSkipped).length;
  return { done, total, percent: percentOf(done, total) };
}

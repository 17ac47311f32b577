import type { core } from 'zod/mini';
import { type DateRule, isOverdueOn, standingsOf } from '#shared/dated.ts';
import { readRecurrence } from '#shared/recurrence/rule.ts';

type Times = {
  timeType?: string | undefined;
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
  dueTime?: string | null | undefined;
  timeOfDay?: string | null | undefined;
};

const timeFields = ['startTime', 'endTime', 'dueTime', 'timeOfDay'] as const;

/** The time fields that each time type keeps; all others are left empty (spec section 4). */
const kept: Record<string, readonly (typeof timeFields)[number][]> = {
  none: [],
  'start-end': ['startTime', 'endTime'],
  'start-only': ['startTime'],
  'due-by': ['dueTime'],
  'time-of-day': ['timeOfDay'],
};

/** Empties every time field that the time type does not keep. Without a time type, as it was. */
export function keepMatchingTimes<T extends Times>(task: T): T {
  const fields = task.timeType === undefined ? undefined : kept[task.timeType];
  if (!fields) return task;
  const emptied = Object.fromEntries(
    timeFields.filter((field) => !fields.includes(field)).map((field) => [field, null]),
  );
  const timeOfDay = fields.includes('timeOfDay') ? { timeOfDay: task.timeOfDay ?? 'morning' } : {};
  return { ...task, ...emptied, ...timeOfDay };
}

const missing = {
  startTime: 'Choose a start time',
  endTime: 'Choose an end time',
  dueTime: 'Choose a time',
  timeOfDay: '',
};

/** A zod check: the times of a task fit its time type, and the end comes after the start. */
export function checkTimes(payload: core.ParsePayload<Times>): void {
  const task = payload.value;
  const report = (field: string, message: string) =>
    payload.issues.push({ code: 'custom', path: [field], message, input: task });
  if (task.timeType === undefined) {
    const alone = timeFields.find((field) => task[field] !== undefined);
    if (alone) report(alone, 'Say the time type together with its times');
    return;
  }
  for (const field of kept[task.timeType] ?? []) {
    if (!task[field]) report(field, missing[field]);
  }
  if (
    task.timeType === 'start-end' &&
    task.startTime &&
    task.endTime &&
    task.endTime <= task.startTime
  ) {
    report('endTime', 'The end must be after the start');
  }
}

type Repeating = { plannedOn?: string | null | undefined; repeatRule?: string | null | undefined };

/** A zod check: what repeats until a date begins before it, as far as both are said. */
export function checkEnd({ value, issues }: core.ParsePayload<Repeating>): void {
  const message = endProblem(value);
  if (message) issues.push({ code: 'custom', path: ['repeatRule'], message, input: value });
}

export const endsTooSoon = 'The end must not be before the first date';

/** What is wrong with the end of a rule, if it lies before the first date. */
export function endProblem({ plannedOn, repeatRule }: Repeating): string | undefined {
  if (!plannedOn || !repeatRule) return undefined;
  const rule = readRecurrence(repeatRule);
  const isOver = typeof rule !== 'string' && rule.until !== null && rule.until < plannedOn;
  return isOver ? endsTooSoon : undefined;
}

export interface Dated {
  plannedOn: string | null;
  deadlineOn: string | null;
  completedAt: string | null;
}

const isOpen = [{ field: 'completedAt', is: [null] }] as const;

/** The days of a task: the one it is planned for, and its last one. */
export const taskDates = [
  { kind: 'planned', date: 'plannedOn', isOpen },
  {
    kind: 'deadline',
    date: 'deadlineOn',
    // One that is planned on its last day stands there once.
    isOn: [{ field: 'deadlineOn', isNotDayOf: 'plannedOn' }],
    isOpen,
  },
] as const satisfies readonly DateRule<keyof Dated>[];

/** The days on which a task stands, the first one first. */
export function daysOf(task: Dated): readonly string[] {
  const days = daysByTask.get(task) ?? sortedDaysOf(task);
  daysByTask.set(task, days);
  return days;
}

// Lists look at thousands of tasks after each change of one; a row that changes is another object.
const daysByTask = new WeakMap<Dated, readonly string[]>();

function sortedDaysOf(task: Dated): readonly string[] {
  return standingsOf(taskDates, task)
    .map(({ date }) => date)
    .sort();
}

/** The first day before today on which a task was to be done and was not; null if it is not overdue. */
export function overdueSince(task: Dated, today: string): string | null {
  const [first] = daysOf(task);
  if (first === undefined || first >= today) return null;
  const late = standingsOf(taskDates, task).filter((one) => isOverdueOn(one, today));
  return late.map(({ date }) => date).sort()[0] ?? null;
}

/** What moves with a task to another day: a deadline that has passed, or it would stay overdue. */
export function movedTo(
  { deadlineOn }: Dated,
  plannedOn: string | null,
  today: string,
): { plannedOn: string | null; deadlineOn?: string | null } {
  const isLate = deadlineOn !== null && deadlineOn < today;
  const isKept = !isLate || (plannedOn !== null && plannedOn <= deadlineOn);
  return isKept ? { plannedOn } : { plannedOn, deadlineOn: plannedOn };
}

/** Overdue: dated before today and not completed (spec section 9). */
export function isOverdue(task: Dated, today: string): boolean {
  return overdueSince(task, today) !== null;
}

interface Timed {
  id: string;
  timeType: string;
  startTime: string | null;
  dueTime: string | null;
  timeOfDay: string | null;
}

/** A task that may have been given a place in its day. */
type Placed = Timed & { sortOrder: number | null };

// A part of the day stands in the list where its middle is.
const middleOf: Record<string, string> = {
  morning: '10:00',
  afternoon: '15:00',
  evening: '20:00',
};

/** The time at which a task stands in the list of its day; tasks without a time come last. */
export function timeInDay(task: Timed): string {
  return task.startTime ?? task.dueTime ?? middleOf[task.timeOfDay ?? ''] ?? '24:00';
}

/** Where a task stands in its day: the place it was given, else the minute of its time. */
export function placeInDay(task: Placed): number {
  return task.sortOrder ?? minuteOfDay(timeInDay(task));
}

/** The order of a day: by place, then as added (ids grow with time). */
export function byTimeInDay(one: Placed, other: Placed): number {
  const byPlace = placeInDay(one) - placeInDay(other);
  if (byPlace !== 0 || one.id === other.id) return byPlace;
  // Not by locale: days of thousands are sorted at once.
  return one.id < other.id ? -1 : 1;
}

/**
 * The places that bring the task at `from` of a sorted day to `to`: one of its own between its new
 * neighbours, and where they share theirs, new ones for all that do.
 */
export function placesAfterMove(
  tasks: readonly Placed[],
  { from, to }: { from: number; to: number },
): { id: string; sortOrder: number }[] {
  const moved = tasks[from];
  if (!moved || from === to || to < 0 || to >= tasks.length) return [];
  const order = tasks.toSpliced(from, 1).toSpliced(to, 0, moved);
  const placeAt = (at: number) => {
    const task = order[at];
    return task && placeInDay(task);
  };
  let [first, last] = [to, to];
  const before = placeAt(to - 1);
  // Those that stand after it at the same place as the one before it can only stay there by id.
  if (before !== undefined && before === placeAt(to + 1)) {
    while (placeAt(first - 1) === before) first -= 1;
    while (placeAt(last + 1) === before) last += 1;
  }
  const low = placeAt(first - 1) ?? (placeAt(last + 1) ?? 0) - spareMinutes;
  const high = placeAt(last + 1) ?? low + spareMinutes;
  const step = (high - low) / (last - first + 2);
  return order
    .slice(first, last + 1)
    .map(({ id }, at) => ({ id, sortOrder: low + step * (at + 1) }));
}

const spareMinutes = 60;

/** What is planned next: the first open task whose start or deadline has not passed at `time`. */
export function nextUp<T extends Timed & Dated>(tasks: readonly T[], time: string): T | undefined {
  const place = (task: T) => `${clockTime(task)} ${task.id}`;
  let next: T | undefined;
  for (const task of tasks) {
    if (task.completedAt !== null || (clockTime(task) ?? '') < time) continue;
    if (!next || place(task) < place(next)) next = task;
  }
  return next;
}

/** When a task starts or is due by the clock; undefined if it says only a part of the day, or nothing. */
export function clockTime(task: {
  startTime: string | null;
  dueTime: string | null;
}): string | undefined {
  return task.startTime ?? task.dueTime ?? undefined;
}

/** The minutes from one time of day to another, 'HH:MM' both. */
export function minutesBetween(from: string, to: string): number {
  return minuteOfDay(to) - minuteOfDay(from);
}

/** The time some minutes later, at most the last minute of the day. */
export function addMinutes(time: string, minutes: number): string {
  const sum = Math.min(minuteOfDay(time) + minutes, 24 * 60 - 1);
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

// Without an array on the way: days of thousands are sorted by it.
function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** '2 h 30 min' */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

/**
 * A time of day as people type it ('5pm', '5:30 PM', '17:00', '9', 'noon') as 'HH:MM', or undefined.
 * Without am or pm it is read as on a 24-hour clock.
 */
export function readTime(typed: string): string | undefined {
  const text = typed.trim().toLowerCase().replaceAll('.', ':');
  if (text === 'noon') return '12:00';
  if (text === 'midnight') return '00:00';
  const [, digits, minutes = '00', half] =
    /^(\d{1,2})(?::([0-5]\d))?\s*(?:([ap]):?m?:?)?$/.exec(text) ?? [];
  const hour = Number(digits ?? Number.NaN);
  if (half ? !(hour >= 1 && hour <= 12) : !(hour <= 23)) return undefined;
  const inDay = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return `${String(inDay).padStart(2, '0')}:${minutes}`;
}

import type { core } from 'zod/mini';

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

const missing = { startTime: 'Choose a start time', endTime: 'Choose an end time', dueTime: 'Choose a time', timeOfDay: '' };

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
  if (task.timeType === 'start-end' && task.startTime && task.endTime && task.endTime <= task.startTime) {
    report('endTime', 'The end must be after the start');
  }
}

interface Dated {
  plannedOn: string | null;
  completedAt: string | null;
}

/** Overdue: dated before today and not completed (spec section 9). */
export function isOverdue(task: Dated, today: string): boolean {
  return task.plannedOn !== null && task.plannedOn < today && task.completedAt === null;
}

interface Timed {
  id: string;
  timeType: string;
  startTime: string | null;
  dueTime: string | null;
  timeOfDay: string | null;
}

const partOfDayStarts: Record<string, string> = { morning: '11:59', afternoon: '16:59', evening: '23:58' };

/** The time at which a task stands in the list of its day; tasks without a time come last. */
export function timeInDay(task: Timed): string {
  return task.startTime ?? task.dueTime ?? partOfDayStarts[task.timeOfDay ?? ''] ?? '24:00';
}

/** The order of a day: by time, then as added (ids grow with time). */
export function byTimeInDay(one: Timed, other: Timed): number {
  return timeInDay(one).localeCompare(timeInDay(other)) || one.id.localeCompare(other.id);
}

import { daysText } from '#client/words/days-text.ts';
import { formatShortDate, type Formats } from '#client/words/format-dates.ts';
import type { DayRecord } from '#domains/routine/history/rules.ts';
import type { CountedRows } from '#views/analytics/counted-rows.tsx';
import type { DoneTask, OverdueTask } from './habit-figures.ts';

type Shown = Omit<CountedRows, 'label'>;
type Days = Formats & { today: string };

/** Tasks that were done, with the day that they were planned for. */
export function doneRows(done: readonly DoneTask[], formats: Days): Shown {
  return {
    head: ['Done', 'Task', 'Planned for'],
    rows: done.map(({ id, title, plannedOn, on }) => ({
      ...{ key: id, name: title, of: { taskId: id } },
      note: plannedOn ? `planned for ${formatShortDate(plannedOn, formats)}` : 'without a day',
      text: formatShortDate(on, formats),
      cells: [on, title, plannedOn],
    })),
  };
}

/** Tasks that wait, with how long. */
export function overdueRows(overdue: readonly OverdueTask[], formats: Days): Shown {
  return {
    head: ['Since', 'Task', 'Days'],
    rows: overdue.map(({ id, title, since, days }) => ({
      ...{ key: id, name: title, of: { taskId: id } },
      note: `since ${formatShortDate(since, formats)}`,
      text: daysText(days),
      cells: [since, title, days],
    })),
  };
}

/** Days of the routine, with what was done of what was due. */
export function dayRows(days: readonly DayRecord[], formats: Days): Shown {
  return {
    head: ['Day', 'Done', 'Due', 'Percent'],
    rows: days.map(({ date, done, total, percent }) => ({
      ...{ key: date, name: formatShortDate(date, formats), of: { routineOn: date } },
      note: `${done} of ${total}`,
      text: `${percent ?? 0}%`,
      cells: [date, done, total, percent],
    })),
  };
}

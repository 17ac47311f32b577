import { dateOf } from '#client/words/dates.ts';
import type { Cell } from '#shared/files/csv.ts';
import { partNames } from '#domains/tasks/day/task-time.ts';
import type { Task } from '#domains/tasks/schema.ts';

interface CsvOptions {
  /** What a category is called. */
  nameOf: (categoryId: string) => string | undefined;
  timeZone: string;
}

/** Tasks as the rows of a spreadsheet, with their heads. */
export function taskRows(tasks: readonly Task[], { nameOf, timeZone }: CsvOptions): Cell[][] {
  const heads = [
    ...['Task', 'Date', 'Starts', 'Ends', 'Due by', 'Part of the day', 'Deadline', 'Category'],
    ...['Repeats', 'Done on', 'Checklist', 'Notes'],
  ];
  const rows = tasks.map((task) => [
    task.title,
    task.plannedOn,
    task.startTime,
    task.endTime,
    task.dueTime,
    task.timeOfDay && partNames[task.timeOfDay],
    task.deadlineOn,
    task.categoryId && nameOf(task.categoryId),
    task.repeatRule,
    task.completedAt && dateOf(task.completedAt, timeZone),
    task.checklist.map(({ text, isDone }) => `${isDone ? '[x]' : '[ ]'} ${text}`).join('\n'),
    task.notes,
  ]);
  return [heads, ...rows];
}

import { Check } from 'lucide-react';
import { formatRowDate, type DayFormats } from '#client/words/format-dates.ts';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { deadlineText, timeText } from '#domains/tasks/day/task-time.ts';
import { tasks } from './data.ts';
import { titleOfLink } from '#domains/tasks/linking/link-kinds.tsx';
import { linkOf } from '#domains/tasks/linking/rules.ts';
import { type Task } from './schema.ts';
import { recordKind, type RecordKind, rowIn } from '#client/record/record-kind.ts';

/** Tasks. */
export const kinds: readonly RecordKind[] = [
  recordKind(tasks, {
    place: 130,
    label: 'Tasks',
    noun: 'Task',
    icon: <span className="palette-ring" />,
    titleOf: ({ title }) => title,
    look: (task, formats) => ({
      meta: [whenOf(task, formats), linkTitle(task)].filter(Boolean).join(', '),
      ...(task.completedAt ? { isDone: true, icon: <DoneRing /> } : {}),
    }),
    isOver: ({ completedAt }) => completedAt !== null,
    open(task, navigate) {
      // What the server alone has is on its day.
      if (rowIn(tasks, task.id)) openTaskDialog({ taskId: task.id });
      else if (task.on) void navigate({ to: '/day/$date', params: { date: task.on } });
      else void navigate({ to: '/all-tasks', search: { q: task.title } });
    },
  }),
];

function linkTitle(task: Task): string | undefined {
  const link = linkOf(task);
  return link && titleOfLink(link);
}

function DoneRing() {
  return (
    <span className="palette-ring done">
      <Check />
    </span>
  );
}

function whenOf(task: Task, formats: DayFormats): string {
  const day = task.plannedOn
    ? formatRowDate(task.plannedOn, formats)
    : task.deadlineOn
      ? deadlineText(task.deadlineOn, formats)
      : 'Someday';
  if (task.completedAt) return `Done, ${day}`;
  if (task.timeType === 'none') return day;
  const time = timeText(task, formats);
  return `${day}, ${task.timeOfDay ? time.toLowerCase() : time}`;
}

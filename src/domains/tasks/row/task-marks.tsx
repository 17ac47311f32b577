import { Flag, ListChecks, Repeat, StickyNote } from 'lucide-react';
import { classNames } from '#client/ui/base/class-names.ts';
import type { Task } from '#domains/tasks/schema.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { deadlineText } from '#domains/tasks/day/task-time.ts';
import './task-marks.css';

/** What else a row says of its task: that it repeats, its deadline, how far its checklist is. */
export function TaskFacts({ task, settings }: { task: Task; settings: DaySettings }) {
  const { repeatRule, deadlineOn, completedAt, checklist } = task;
  const isLate = deadlineOn !== null && deadlineOn < settings.today && completedAt === null;
  return (
    <>
      {repeatRule ? (
        <span className="task-mark inline gap-4 xs faint" title="Repeats">
          <Repeat aria-hidden="true" />
          <span className="sr">Repeats</span>
        </span>
      ) : null}
      {deadlineOn ? (
        <span
          className={classNames('task-mark inline gap-4 xs faint num', isLate && 'is-late')}
          title="Deadline"
        >
          <Flag aria-hidden="true" />
          {deadlineText(deadlineOn, settings)}
        </span>
      ) : null}
      {checklist.length > 0 ? (
        <span className="task-mark inline gap-4 xs faint num" title="Checklist">
          <ListChecks aria-hidden="true" />
          {checklist.filter(({ isDone }) => isDone).length} of {checklist.length}
        </span>
      ) : null}
    </>
  );
}

/** Says that there is more to read about a task. */
export function HasNotes({
  task,
  isIcon = false,
}: {
  task: Pick<Task, 'notes'>;
  isIcon?: boolean;
}) {
  if (!task.notes.trim()) return null;
  return (
    <span className="task-mark inline gap-4 xs faint">
      <StickyNote aria-hidden="true" />
      <span className={isIcon ? 'sr' : 'task-note-words'}>Has notes</span>
    </span>
  );
}

import { Link } from '@tanstack/react-router';
import { ListPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { formatRowDate, formatTime } from '#client/words/format-dates.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { IconButton } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { ErrorState } from '#client/ui/base/states.tsx';
import { type DaySettings, useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { DoneFold, useDoneBefore } from '#domains/tasks/day/done-fold.tsx';
import { FailedTasks } from '#domains/tasks/day/failed-tasks.tsx';
import { QuickAdd } from '#domains/tasks/quick-entry/quick-add.tsx';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { TaskLines } from '#domains/tasks/row/task-lines.tsx';
import { tasks } from '#domains/tasks/data.ts';
import { linkOf, linkTo, type LinkField } from './rules.ts';
import { byTimeInDay, clockTime } from '#domains/tasks/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import './linked-tasks.css';

interface LinkedTasksProps {
  field: LinkField;
  id: string;
  /** Closes the sheet it is in, for what opens elsewhere. */
  onLeave?: () => void;
}

const none: readonly Task[] = [];

/** The own tasks for one record, and a line that adds to them. */
export function LinkedTasks({ field, id, onLeave }: LinkedTasksProps) {
  const headId = useId();
  const settings = useDaySettings();
  const { workspaceId } = useScope();
  const own = tasks.useRows(tasksByRecord).get(id) ?? none;
  const status = tasks.useStatus();
  if (!workspaceId) return null;
  const link = linkTo(workspaceId, field, id);
  const open = own.filter(({ completedAt }) => completedAt === null).length;
  return (
    <section aria-labelledby={headId} className="linked-tasks">
      <SectionHead id={headId} title="Tasks" note={open || null}>
        {own.length > 0 ? (
          <Link
            to="/all-tasks"
            search={{ linked: id }}
            className="section-link"
            onClick={({ metaKey, ctrlKey, shiftKey }) =>
              // In a new tab the page here stays as it is.
              metaKey || ctrlKey || shiftKey ? undefined : onLeave?.()
            }
          >
            In All Tasks
          </Link>
        ) : null}
        <IconButton
          size="sm"
          label="Add detailed task"
          icon={<ListPlus />}
          onClick={() => openTaskDialog({ plannedOn: null, link })}
        />
      </SectionHead>
      <QuickAdd settings={settings} plannedOn={null} link={link} label="Add a task for this" />
      <FailedTasks recordId={id} />
      {status === 'error' && own.length === 0 ? <ErrorState onRetry={tasks.retry} /> : null}
      {own.length > 0 ? (
        <LinkedLines key={status} tasks={own} settings={settings} />
      ) : status === 'ready' ? (
        <p className="list-empty">Nothing to do for it yet. Only you see your tasks.</p>
      ) : null}
    </section>
  );
}

function LinkedLines({ tasks: all, settings }: { tasks: readonly Task[]; settings: DaySettings }) {
  const doneBefore = useDoneBefore(all);
  const [isUnfolded, setUnfolded] = useState(false);
  const folded = all.filter((task) => task.completedAt && doneBefore.has(task.id));
  const shown = all.filter((task) => !folded.includes(task));
  return (
    <>
      <TaskLines
        label="Tasks for this"
        tasks={isUnfolded ? [...shown, ...folded] : shown}
        settings={settings}
        whenOf={(task) => whenText(task, settings)}
      />
      {folded.length > 0 ? (
        <DoneFold
          tasks={folded}
          settings={settings}
          isOpen={isUnfolded}
          onToggle={() => setUnfolded(!isUnfolded)}
        />
      ) : null}
    </>
  );
}

// The soonest first; those of no day after all that have one.
function tasksByRecord(rows: readonly Task[]): ReadonlyMap<string, readonly Task[]> {
  const linked = rows.flatMap((task) => {
    const link = linkOf(task);
    return link ? [{ id: link.id, task }] : [];
  });
  const groups = Map.groupBy(linked, ({ id }) => id);
  return new Map([...groups].map(([id, found]) => [id, found.map(({ task }) => task).sort(byDay)]));
}

function byDay(one: Task, other: Task): number {
  const [day, otherDay] = [one.plannedOn ?? '~', other.plannedOn ?? '~'];
  return day === otherDay ? byTimeInDay(one, other) : day < otherDay ? -1 : 1;
}

function whenText(task: Task, settings: DaySettings): string {
  if (task.plannedOn === null) return 'Someday';
  const time = clockTime(task);
  const day = formatRowDate(task.plannedOn, settings);
  return time ? `${day}, ${formatTime(time, settings)}` : day;
}

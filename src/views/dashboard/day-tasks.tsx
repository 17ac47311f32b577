import { Plus } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { tasksOn } from '#domains/tasks/day/day-tasks.ts';
import { useDoneBefore } from '#domains/tasks/day/done-fold.tsx';
import { useMinutes } from '#domains/tasks/day/minutes.ts';
import { StarToggle } from '#domains/tasks/row/star-toggle.tsx';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { TaskLines } from '#domains/tasks/row/task-lines.tsx';
import { tasks } from '#domains/tasks/data.ts';
import { nextUp } from '#domains/tasks/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { MoreLink } from './more-link.tsx';

const most = 8;
const mostOnPhone = 3;

interface DayTasksProps {
  title: 'Today' | 'Tomorrow';
  date: string;
  settings: DaySettings;
  to: '/today' | '/tomorrow';
}

/** The open tasks of a day, with those done while one looks. */
export function DayTasks(props: DayTasksProps) {
  const { title, date, to } = props;
  const dayTasks = tasks.useRows(tasksOn(date));
  const status = tasks.useStatus();
  const done = dayTasks.filter((task) => task.completedAt !== null).length;
  const total = dayTasks.length;
  return (
    <section aria-labelledby={`dashboard-${title}`}>
      <SectionHead
        id={`dashboard-${title}`}
        title={title}
        note={total === 0 ? null : done > 0 ? `${done} of ${total}` : total}
      >
        <StarToggle date={date} size="sm" />
        <IconButton
          size="sm"
          label={`Add a task for ${title}`}
          icon={<Plus />}
          onClick={() => openTaskDialog({ plannedOn: date })}
        />
      </SectionHead>
      {status === 'loading' && total === 0 ? (
        <SkeletonRows rows={4} />
      ) : status === 'error' && total === 0 ? (
        <ErrorState onRetry={tasks.retry} />
      ) : (
        <DayLines key={date} {...props} tasks={dayTasks} to={to} />
      )}
    </section>
  );
}

function DayLines({
  title,
  settings,
  date,
  to,
  tasks: all,
}: DayTasksProps & { tasks: readonly Task[] }) {
  const doneBefore = useDoneBefore(all);
  const room = useIsPhone() ? mostOnPhone : most;
  const isToday = date === settings.today;
  const planned = all.filter((task) => task.plannedOn === date);
  const nextId = useMinutes(settings.timeZone, (now) =>
    isToday ? nextUp(planned, now)?.id : undefined,
  );
  const shown = all.filter((task) => !(task.completedAt && doneBefore.has(task.id)));
  if (all.length === 0) return <p className="list-empty">No tasks for {title}</p>;
  if (shown.length === 0) return <p className="list-empty">All {all.length} done.</p>;
  return (
    <>
      <TaskLines
        label={`Tasks for ${title}`}
        tasks={shown.slice(0, room)}
        settings={settings}
        nextId={nextId}
        whenOf={(task) => (task.plannedOn === date ? undefined : 'Due')}
      />
      <MoreLink count={shown.length - room} to={to} />
    </>
  );
}

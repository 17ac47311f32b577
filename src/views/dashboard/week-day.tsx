import { Plus } from 'lucide-react';
import { useUnsyncedIds } from '#client/sync/reading/unsynced.ts';
import { formatLongDate, formatShortWeekday } from '#client/words/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { categories } from '#domains/tasks/categories/data.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { tasksOn } from '#domains/tasks/day/day-tasks.ts';
import { useDoneBefore } from '#domains/tasks/day/done-fold.tsx';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { tasks as collection } from '#domains/tasks/data.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { tasksInSight } from './week.ts';
import { WeekTask } from './week-task.tsx';

interface WeekDayProps {
  date: string;
  days: readonly string[];
  settings: DaySettings;
  isReady: boolean;
  isExpanded: boolean;
  onToggle: () => void;
}

/** One day of the Weekly View; pressing its head makes room for all of it. */
export function WeekDay(props: WeekDayProps) {
  const { date, settings, isReady, isExpanded, onToggle } = props;
  const tasks = collection.useRows(tasksOn(date));
  const isToday = date === settings.today;
  const listId = `week-${date}`;
  return (
    <section
      className={classNames('week-day', isToday && 'is-today', isExpanded && 'is-expanded')}
      aria-labelledby={`${listId}-head`}
    >
      <button
        type="button"
        id={`${listId}-head`}
        className="week-day-head row by-line gap-6 full-width start faint inner-ring"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-current={isToday ? 'date' : undefined}
        onClick={onToggle}
      >
        <b>{Number(date.slice(-2))}</b>
        {formatShortWeekday(date)}
        {tasks.length > 0 ? (
          <span className="end num">
            {tasks.length}
            <span className="sr">{tasks.length === 1 ? ' task' : ' tasks'}</span>
          </span>
        ) : null}
      </button>
      <div id={listId}>
        {isReady || tasks.length > 0 ? <WeekDayTasks {...props} tasks={tasks} /> : null}
        {isExpanded ? (
          <Button
            size="sm"
            variant="ghost"
            className="week-day-add"
            icon={<Plus />}
            onClick={() => openTaskDialog({ plannedOn: date })}
          >
            Add a task
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function WeekDayTasks({
  tasks,
  date,
  days,
  settings,
  isExpanded,
  onToggle,
}: WeekDayProps & { tasks: readonly Task[] }) {
  const unsynced = useUnsyncedIds();
  const failures = collection.useFailures();
  const byId = categories.useRows(rowsById);
  const doneBefore = useDoneBefore(tasks);
  const shown = isExpanded
    ? tasks
    : tasksInSight(tasks, (task) => task.completedAt !== null && doneBefore.has(task.id));
  const hidden = tasks.length - shown.length;
  return (
    <>
      <ul className="week-tasks">
        {shown.map((task) => (
          <WeekTask
            key={task.id}
            task={task}
            category={task.categoryId ? byId.get(task.categoryId) : undefined}
            settings={settings}
            isDeadline={task.plannedOn !== date}
            days={days}
            isExpanded={isExpanded}
            isUnsynced={unsynced.has(task.id)}
            failure={failures.find((failure) => failure.id === task.id)}
          />
        ))}
      </ul>
      {hidden > 0 ? (
        <button type="button" className="week-day-more target faint" onClick={onToggle}>
          {hidden} more
          <span className="sr"> on {formatLongDate(date, settings)}</span>
        </button>
      ) : null}
    </>
  );
}

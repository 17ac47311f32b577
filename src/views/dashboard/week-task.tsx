import { ArrowRight, Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { formatRowDate } from '#client/words/format-dates.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import type { Category } from '#domains/tasks/categories/schema.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { moveTasks } from '#domains/tasks/list/bulk-actions.ts';
import { completeTask, deleteTask } from '#domains/tasks/row/task-actions.ts';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { timeText } from '#domains/tasks/day/task-time.ts';
import { isOverdue } from '#domains/tasks/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';

interface WeekTaskProps {
  task: Task;
  category: Category | undefined;
  settings: DaySettings;
  /** It is here for its last day alone. */
  isDeadline: boolean;
  /** The days on screen, to move it to. */
  days: readonly string[];
  isExpanded: boolean;
  isUnsynced: boolean;
  failure: FailedWrite | undefined;
}

/** A task in its column: as much as fits; pressing it opens its dialog. */
export const WeekTask = memo(function WeekTask(props: WeekTaskProps) {
  const { task, category, settings, isDeadline, days, isExpanded, isUnsynced, failure } = props;
  const isDone = task.completedAt !== null;
  const hasTime = isExpanded && task.timeType !== 'none' && !isDeadline;
  return (
    <li
      className={classNames(
        'week-task',
        category?.color,
        isDone && 'is-done',
        failure && 'is-failed',
      )}
    >
      <Check
        size="sm"
        checked={isDone}
        late={isOverdue(task, settings.today)}
        pending={isUnsynced}
        label={`Complete ${task.title}`}
        onChange={(checked) => completeTask(task, checked)}
      />
      <button
        type="button"
        className={classNames(
          'week-task-title trunc start target inner-ring hover-line',
          isDone && 'struck faint',
        )}
        dir="auto"
        title={task.title}
        aria-haspopup="dialog"
        onClick={() => openTaskDialog({ taskId: task.id })}
      >
        {isDeadline ? (
          <>
            <Flag className="week-task-flag" aria-hidden="true" />
            <span className="sr">Due: </span>
          </>
        ) : null}
        {task.title}
      </button>
      {hasTime ? (
        <span className="week-task-time faint num">{timeText(task, settings)}</span>
      ) : null}
      <Menu
        label={`Actions for ${task.title}`}
        align="end"
        trigger={
          <IconButton
            size="sm"
            tooltip={false}
            className="week-task-menu"
            label={`Move ${task.title}`}
            icon={<Ellipsis />}
          />
        }
        items={[
          { label: 'Edit', icon: <Pencil />, onSelect: () => openTaskDialog({ taskId: task.id }) },
          'separator',
          { group: 'Move to…' },
          ...days
            .filter((date) => date !== task.plannedOn)
            .map((date) => ({
              label: formatRowDate(date, settings),
              icon: <ArrowRight />,
              onSelect: () => moveTasks([task], date),
            })),
          'separator',
          { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => deleteTask(task) },
        ]}
      />
      <WriteState isUnsynced={isUnsynced && isExpanded} failure={failure} />
    </li>
  );
});

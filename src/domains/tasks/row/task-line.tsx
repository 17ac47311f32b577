import { memo } from 'react';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { formatRowDate } from '#client/words/format-dates.ts';
import { Check } from '#client/ui/choices/check.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Tape } from '#client/ui/marks/tape.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import type { Category } from '#domains/tasks/categories/schema.ts';
import { overdueSince } from '#domains/tasks/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { completeTask } from './task-actions.ts';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { timeText } from '#domains/tasks/day/task-time.ts';

export interface TaskLineProps {
  task: Task;
  category: Category | undefined;
  settings: DaySettings;
  /** In place of its time of day. */
  when?: string | undefined;
  isNext: boolean;
  isUnsynced: boolean;
  failure: FailedWrite | undefined;
}

/** A task in one line; pressing it opens its dialog. */
export const TaskLine = memo(function TaskLine(props: TaskLineProps) {
  const { task, category, settings, when, isNext, isUnsynced, failure } = props;
  const isDone = task.completedAt !== null;
  const since = overdueSince(task, settings.today);
  return (
    <li className={classNames('task-line row gap-10', isDone && 'is-done', failure && 'is-failed')}>
      <Check
        size="sm"
        checked={isDone}
        late={since !== null}
        pending={isUnsynced}
        label={`Complete ${task.title}`}
        onChange={(checked) => completeTask(task, checked)}
      />
      <button
        type="button"
        className={classNames('task-line-title trunc grow', isNext && 'strong')}
        dir="auto"
        aria-haspopup="dialog"
        onClick={() => openTaskDialog({ taskId: task.id })}
      >
        {task.title}
      </button>
      <WriteState isUnsynced={isUnsynced} failure={failure} />
      <LineTime task={task} settings={settings} when={when} since={since} />
      {category ? <Tape color={category.color}>{category.name}</Tape> : null}
    </li>
  );
});

function LineTime({
  task,
  settings,
  when,
  since,
}: Pick<TaskLineProps, 'task' | 'settings' | 'when'> & { since: string | null }) {
  if (since !== null)
    return <time className="task-line-time late">{formatRowDate(since, settings)}</time>;
  if (when !== undefined) return <span className="task-line-time">{when}</span>;
  // 'Any time' on every other line would say nothing.
  if (task.timeType === 'none' || task.completedAt) return null;
  return <span className="task-line-time">{timeText({ ...task, endTime: null }, settings)}</span>;
}

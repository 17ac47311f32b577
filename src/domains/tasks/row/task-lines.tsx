import { useUnsyncedIds } from '#client/sync/reading/unsynced.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { categories } from '#domains/tasks/categories/data.ts';
import { tasks as collection } from '#domains/tasks/data.ts';
import type { Task } from '#domains/tasks/schema.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { TaskLine } from './task-line.tsx';
import './task-lines.css';

interface TaskLinesProps {
  label: string;
  tasks: readonly Task[];
  settings: DaySettings;
  nextId?: string | undefined;
  /** In place of the time of day: lists of several days say the date. */
  whenOf?: (task: Task) => string | undefined;
}

/** A short list of tasks, a line each. */
export function TaskLines({ label, tasks, settings, nextId, whenOf }: TaskLinesProps) {
  const unsynced = useUnsyncedIds();
  const failures = collection.useFailures();
  const byId = categories.useRows(rowsById);
  return (
    <ul className="task-lines" aria-label={label}>
      {tasks.map((task) => (
        <TaskLine
          key={task.id}
          task={task}
          category={task.categoryId ? byId.get(task.categoryId) : undefined}
          settings={settings}
          when={whenOf?.(task)}
          isNext={task.id === nextId}
          isUnsynced={unsynced.has(task.id)}
          failure={failures.find((failure) => failure.id === task.id)}
        />
      ))}
    </ul>
  );
}

import { useState } from 'react';
import { useUnsaved } from '#client/sync/live/unsaved.ts';
import type { SeriesChoice } from '#domains/tasks/repeating/series-choice.tsx';
import { asksWhich, wholeChanges } from '#domains/tasks/form/task-values.ts';
import { changeSeries, editTask } from '#domains/tasks/row/task-actions.ts';
import type { Task, TaskChanges } from '#domains/tasks/schema.ts';

/**
 * Saves values of a task as they are left. Of one that repeats it is asked first which tasks are
 * meant: until then `shown` has the new values, and nothing is written.
 */
export function useTaskChanges(task: Task) {
  const [waiting, setWaiting] = useState<TaskChanges>();
  useUnsaved(waiting !== undefined);
  const isRepeating = task.repeatRule !== null && task.completedAt === null;

  function change(changes: TaskChanges): void {
    const whole = wholeChanges(task, { ...waiting, ...changes });
    if (isRepeating && asksWhich(whole)) {
      setWaiting(whole);
      return;
    }
    setWaiting(undefined);
    editTask(task, whole);
  }

  return {
    shown: { ...task, ...waiting },
    change,
    /** The question, while something waits for its answer. */
    question: waiting && {
      answer(choice: SeriesChoice) {
        setWaiting(undefined);
        changeSeries(task, waiting, choice);
      },
      takeBack: () => setWaiting(undefined),
    },
  };
}

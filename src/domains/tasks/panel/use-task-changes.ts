import { useState } from 'react';
import type { SeriesChoice } from '#domains/tasks/repeating/series-choice.tsx';
import { asksWhich, wholeChanges } from '#domains/tasks/form/task-values.ts';
import { changeSeries, editTask } from '#domains/tasks/row/task-actions.ts';
import type { Task, TaskChanges } from '#domains/tasks/schema.ts';

/**
 * Saves values of a task as they are left. Of one that repeats it is asked first which tasks are
 * meant: until then `shown` has the new values, and nothing is written.
 */
export function useTaskChanges(task: Task) {
  const [asked, setAsked] = useState<{ id: string; changes: TaskChanges }>();
  // The panel shows one task after another, and an answer is about the one that was asked about.
  const waiting = asked?.id === task.id ? asked.changes : undefined;
  const isRepeating = task.repeatRule !== null && task.completedAt === null;

  function change(changes: TaskChanges): void {
    const whole = wholeChanges(task, { ...waiting, ...changes });
    if (isRepeating && asksWhich(whole)) {
      setAsked({ id: task.id, changes: whole });
      return;
    }
    setAsked(undefined);
    editTask(task, whole);
  }

  return {
    shown: { ...task, ...waiting },
    change,
    /** The question, while something waits for its answer. */
    question: waiting && {
      answer(choice: SeriesChoice) {
        setAsked(undefined);
        changeSeries(task, waiting, choice);
      },
      takeBack: () => setAsked(undefined),
    },
  };
}

import { Check } from '#client/ui/choices/check.tsx';
import type { Task } from '#domains/tasks/schema.ts';
import { tickItem } from './task-actions.ts';
import './task-checklist.css';

/** The steps of a task, to be ticked off in its row. */
export function TaskChecklist({ task }: { task: Task }) {
  return (
    <ul className="task-checklist" aria-label={`Checklist of ${task.title}`}>
      {task.checklist.map((item) => (
        <li key={item.id} className={item.isDone ? 'is-done' : undefined}>
          <Check
            square
            checked={item.isDone}
            label={item.text}
            onChange={(isDone) => tickItem(task, item.id, isDone)}
          />
          <span aria-hidden="true" dir="auto">
            {item.text}
          </span>
        </li>
      ))}
    </ul>
  );
}

import { memo } from 'react';
import type { FailedWrite } from '#client/collection-hooks.ts';
import { Check } from '#client/ui/check.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Tape } from '#client/ui/tape.tsx';
import type { Category } from '#domains/tasks/categories/schema.ts';
import type { Task } from '#domains/tasks/schema.ts';
import type { DaySettings } from './day-settings.ts';
import { completeTask } from './task-actions.ts';
import { HasNotes, TaskState } from './task-marks.tsx';
import { TaskRowActions } from './task-row-actions.tsx';
import { gutterText, madeText, timeText } from './task-time.ts';
import { useSwipe } from './use-swipe.ts';
import './task-row.css';

export interface TaskRowProps {
  task: Task;
  category: Category | undefined;
  settings: DaySettings;
  isPhone: boolean;
  /** The one row that Tab reaches; arrows lead to the others. */
  isActive: boolean;
  isOpen: boolean;
  /** What comes next is set in bold. */
  isNext: boolean;
  isUnsynced: boolean;
  failure: FailedWrite | undefined;
  onOpen: (id: string) => void;
  /** Moves it to another day. */
  onMove: (task: Task) => void;
  onRemove: (task: Task) => void;
}

/** One task of a day: when, whether done, what, and in which category. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { task, category, settings, isPhone, isActive, isOpen, isUnsynced, failure } = props;
  const isDone = task.completedAt !== null;
  const swipe = useSwipe({
    onRight: () => completeTask(task, !isDone),
    onLeft: () => props.onMove(task),
  });
  const tape = category ? <Tape color={category.color}>{category.name}</Tape> : null;
  const state = <TaskState isUnsynced={isUnsynced} failure={failure} />;
  return (
    <li
      className={classNames(
        'task',
        isDone && 'is-done',
        isOpen && 'is-open',
        props.isNext && 'is-next',
        failure && 'is-failed',
      )}
      data-task={task.id}
    >
      {isPhone ? <SwipeHints isDone={isDone} task={task} settings={settings} /> : null}
      <div className="task-in" {...(isPhone ? swipe : null)}>
        {isPhone ? null : <Gutter task={task} settings={settings} />}
        <Check
          checked={isDone}
          pending={isUnsynced}
          label={`Complete ${task.title}`}
          tabIndex={isActive ? 0 : -1}
          onChange={(checked) => completeTask(task, checked)}
        />
        <div className="task-text">
          <button
            type="button"
            id={`task-${task.id}`}
            className="task-title"
            dir="auto"
            aria-expanded={isOpen}
            tabIndex={isActive ? 0 : -1}
            onClick={() => props.onOpen(task.id)}
          >
            {task.title}
          </button>
          {isPhone ? null : <HasNotes task={task} />}
          {isPhone ? null : state}
        </div>
        <div className="task-side">
          <TaskRowActions {...props} />
          {isPhone ? null : tape}
        </div>
        {isPhone ? (
          <div className="task-meta">
            <span className="num">{timeText(task, settings)}</span>
            {tape}
            <HasNotes task={task} isIcon />
            {state}
          </div>
        ) : null}
        {isOpen ? (
          <div className="task-more">
            {task.notes ? (
              <p className="task-notes" dir="auto">
                {task.notes}
              </p>
            ) : null}
            <p className="task-made">{madeText(task, settings)}</p>
          </div>
        ) : null}
      </div>
    </li>
  );
});

function Gutter({ task, settings }: { task: Task; settings: DaySettings }) {
  const { time, until } = gutterText(task, settings);
  return (
    <span className={classNames('task-time', task.timeType === 'none' && 'faint')}>
      {time}
      {until ? <small>{until}</small> : null}
    </span>
  );
}

function SwipeHints({
  isDone,
  task,
  settings,
}: {
  isDone: boolean;
  task: Task;
  settings: DaySettings;
}) {
  return (
    <span className="task-swipe" aria-hidden="true">
      <span>{isDone ? 'Not done' : 'Done'}</span>
      <span>{task.plannedOn === settings.today ? 'Tomorrow' : 'Today'}</span>
    </span>
  );
}

import { memo, useDeferredValue, useRef } from 'react';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { Later } from '#client/later/later.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Tape } from '#client/ui/marks/tape.tsx';
import { useSwipe } from '#client/ui/overlays/use-swipe.ts';
import { useRowDrag } from '#client/ui/drag/use-row-drag.ts';
import type { Category } from '#domains/tasks/categories/schema.ts';
import type { Task } from '#domains/tasks/schema.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { completeTask } from './task-actions.ts';
import { HasNotes, TaskFacts } from './task-marks.tsx';
import { TaskRowActions } from './task-row-actions.tsx';
import { gutterText, timeText } from '#domains/tasks/day/task-time.ts';
import './task-row.css';

export interface TaskRowProps {
  task: Task;
  category: Category | undefined;
  settings: DaySettings;
  isPhone: boolean;
  /** The one row that Tab reaches; arrows lead to the others. */
  isActive: boolean;
  /** What comes next is set in bold. */
  isNext: boolean;
  isUnsynced: boolean;
  failure: FailedWrite | undefined;
  /** In place of its time of day: lists of several days say the date. */
  when?: string;
  /** How late it is, '3 days'. */
  age?: string | undefined;
  isLate?: boolean;
  isSelected?: boolean;
  /** Whether anything is selected in this list. */
  isSelecting?: boolean;
  /** Lists whose rows can be selected say how; `isRange` reaches from the last one to this. */
  onSelect?: (id: string, isRange: boolean) => void;
  /** Moves it to another day. */
  onMove: (task: Task) => void;
  /** Lists in an order of their own say how a task is moved some places up or down. */
  onPlace?: (task: Task, steps: number) => void;
  /** Another task was let go at this one. */
  onDrop?: (draggedId: string, task: Task, side: 'before' | 'after') => void;
  onRemove: (task: Task) => void;
}

// Its code knows all that tasks can be for, which the first list does not wait for.
const loadLinkChip = () =>
  import('#domains/tasks/linking/link-chip.tsx').then((part) => part.LinkChip);

/** One task of a day: when, whether done, what, and in which category. */
export const TaskRow = memo(function TaskRow(props: TaskRowProps) {
  const { task, category, settings, isPhone, isActive, isUnsynced, failure } = props;
  const isDone = task.completedAt !== null;
  const swipe = useSwipe({
    onRight: () => completeTask(task, !isDone),
    onLeft: () => props.onMove(task),
  });
  const { when = timeText(task, settings), age, isLate = false, isSelected = false } = props;
  const { isSelecting = false, onSelect } = props;
  const hasSquare = onSelect && (!isPhone || isSelecting);
  const row = useRef<HTMLLIElement>(null);
  const drag = useRowDrag(row, {
    list: 'tasks',
    id: task.id,
    onDropHere: (dragged, side) => props.onDrop?.(dragged, task, side),
    // Pushing a row aside is a finger's own gesture.
    isOn: props.onDrop !== undefined,
  });
  const tape = category ? <Tape color={category.color}>{category.name}</Tape> : null;
  const chip = task.linkWorkspaceId ? (
    <Later load={loadLinkChip} props={{ task, tabIndex: isActive ? 0 : -1 }} />
  ) : null;
  const state = <WriteState isUnsynced={isUnsynced} failure={failure} />;
  // With a pointer they show when it comes: the words of all rows are painted before them.
  const hasActions = useDeferredValue(true, isPhone);
  return (
    <li
      ref={row}
      data-drag={drag}
      className={classNames(
        'task',
        isDone && 'is-done',
        props.isNext && 'is-next',
        onSelect && 'is-selectable',
        isSelecting && 'is-selecting',
        isSelected && 'is-selected',
        failure && 'is-failed',
      )}
      data-task={task.id}
    >
      {isPhone ? <SwipeHints isDone={isDone} task={task} settings={settings} /> : null}
      <div className="task-in" {...(isPhone ? swipe : null)}>
        {isPhone || onSelect ? null : <Gutter task={task} settings={settings} when={props.when} />}
        {hasSquare ? (
          <Check
            square
            className="task-select"
            checked={isSelected}
            label={`Select ${task.title}`}
            tabIndex={isActive ? 0 : -1}
            // The change itself does not tell whether Shift was held.
            onChange={() => undefined}
            onClick={({ shiftKey }) => onSelect(task.id, shiftKey)}
          />
        ) : null}
        {isPhone && hasSquare ? null : (
          <Check
            checked={isDone}
            pending={isUnsynced}
            late={isLate}
            label={`Complete ${task.title}`}
            tabIndex={isActive ? 0 : -1}
            onChange={(checked) => completeTask(task, checked)}
          />
        )}
        <div className="task-text row may-shrink">
          <button
            type="button"
            id={`task-${task.id}`}
            className="task-title"
            dir="auto"
            aria-haspopup="dialog"
            tabIndex={isActive ? 0 : -1}
            onClick={() =>
              isPhone && isSelecting && onSelect
                ? onSelect(task.id, false)
                : openTaskDialog({ taskId: task.id })
            }
          >
            {task.title}
          </button>
          {isPhone ? null : chip}
          {isPhone ? null : <TaskFacts task={task} settings={settings} />}
          {isPhone ? null : <HasNotes task={task} />}
          {isPhone ? null : state}
        </div>
        <div className="task-side row placed">
          <span className="task-actions row gap-4">
            {hasActions ? <TaskRowActions {...props} /> : null}
          </span>
          {isPhone ? null : tape}
          {onSelect && !isPhone ? <When when={when} age={age} isLate={isLate} /> : null}
        </div>
        {isPhone ? (
          <div className="task-meta row wraps">
            <When when={when} age={age} isLate={isLate} />
            {tape}
            {chip}
            <TaskFacts task={task} settings={settings} />
            <HasNotes task={task} isIcon />
            {state}
          </div>
        ) : null}
      </div>
    </li>
  );
});

function When({ when, age, isLate }: { when: string; age: string | undefined; isLate: boolean }) {
  return (
    <span
      className={classNames(
        'task-when num one-line',
        isLate && age === undefined ? 'late' : 'muted',
      )}
    >
      {age ? <span className="task-age late">{age}</span> : null}
      {when}
    </span>
  );
}

function Gutter({
  task,
  settings,
  when,
}: {
  task: Task;
  settings: DaySettings;
  when: string | undefined;
}) {
  const { time, until } = when === undefined ? gutterText(task, settings) : { time: when };
  const isFaint = task.timeType === 'none' || when !== undefined;
  return (
    <span className={classNames('task-time', isFaint && 'faint')}>
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
    <span className="swipe-hint" aria-hidden="true">
      <span>{isDone ? 'Not done' : 'Done'}</span>
      <span>{task.plannedOn === settings.today ? 'Tomorrow' : 'Today'}</span>
    </span>
  );
}

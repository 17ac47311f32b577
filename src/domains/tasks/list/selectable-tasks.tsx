import { type FocusEvent, type ReactElement, Suspense, useRef, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { addDays } from '#client/words/dates.ts';
import { useUnsyncedIds } from '#client/sync/reading/unsynced.ts';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { useStable } from '#client/sync/reading/use-stable.ts';
import { categories } from '#domains/tasks/categories/data.ts';
import { tasks as collection } from '#domains/tasks/data.ts';
import { isOverdue } from '#domains/tasks/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { categoriseTasks, completeTasks, deleteTasks, moveTasks } from './bulk-actions.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { inOrder } from '#domains/tasks/categories/rules.ts';
import { completeTask, deleteTask } from '#domains/tasks/row/task-actions.ts';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { TasksBar } from './tasks-bar.tsx';
import { TaskRow } from '#domains/tasks/row/task-row.tsx';
import { useRowFocus } from '#client/list/use-row-focus.ts';
import { useSelection } from '#client/list/use-selection.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { useTaskKeys } from '#domains/tasks/row/use-task-keys.ts';
import { VirtualRows } from './virtual-rows.tsx';
import '#client/ui/rows/row-select.css';
import './selectable-tasks.css';

/** Something between the tasks: the head of a group, or what comes after its last task. */
export interface Divider {
  divider: string;
  isHead: boolean;
  heightPx: number;
  render: () => ReactElement;
}
type Entry = Task | Divider;

/** Tasks that stand together, between what says so and what comes after the last. */
export interface TaskGroup {
  head?: Divider;
  tasks: readonly Task[];
  foot?: Divider | undefined;
}

interface SelectableTasksProps {
  label: string;
  groups: readonly TaskGroup[];
  settings: DaySettings;
  /** What a row says on its right: when, and how late. */
  describe: (task: Task) => { when: string; age?: string };
  /** Whether the squares are out: on phones there is no pointer to bring them. */
  isSelecting: boolean;
}

const rowPx = { desk: 38, phone: 76 };
const keyOf = (entry: Entry) => (isTask(entry) ? entry.id : entry.divider);
const isHead = (entry: Entry) => !isTask(entry) && entry.isHead;
const deskHeight = (entry: Entry) => (isTask(entry) ? rowPx.desk : entry.heightPx);
const phoneHeight = (entry: Entry) => (isTask(entry) ? rowPx.phone : entry.heightPx);
const MoveDialog = laterPart(() => import('./move-dialog.tsx').then((part) => part.MoveDialog));

/** Tasks of many days, of any number, that can be worked on one by one or many at once. */
export function SelectableTasks({
  label,
  groups,
  settings,
  describe,
  isSelecting,
}: SelectableTasksProps) {
  const { today } = settings;
  const isPhone = useIsPhone();
  const unsynced = useUnsyncedIds();
  const failures = collection.useFailures();
  const byId = categories.useRows(rowsById);
  const ordered = categories.useRows(inOrder);
  const list = useRef<HTMLOListElement>(null);
  const listed = groups.flatMap(({ tasks }) => tasks);
  const entries = groups.flatMap(({ head, tasks, foot }): readonly Entry[] => [
    ...(head ? [head] : []),
    ...tasks,
    ...(foot ? [foot] : []),
  ]);
  // Another turn each time: the day chosen before does not show up again.
  const [moving, setMoving] = useState<{ tasks: readonly Task[]; isOpen: boolean; turn: number }>();
  const selection = useSelection(listed);
  const { selected } = selection;
  const hasSelection = selected.length > 0;
  const { activeId, setActiveId, reachable, move, leave, withFocused } = useRowFocus(
    list,
    listed,
    'task',
  );

  /** Does something with all that is selected, or with the task that has the focus. */
  function act(onMany: (tasks: readonly Task[]) => void, onOne: (task: Task) => void) {
    if (!hasSelection) return withFocused(onOne);
    onMany(selected);
    selection.clear();
  }
  const select = useStable(selection.select);
  const postpone = useStable((task: Task) => {
    leave(task);
    moveTasks([task], task.plannedOn === today ? addDays(today, 1) : today);
  });
  const remove = useStable((task: Task) => {
    leave(task);
    deleteTask(task);
  });
  function reach({ target }: FocusEvent) {
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-task]') : null;
    if (row?.dataset['task']) setActiveId(row.dataset['task']);
  }

  const tomorrow = addDays(today, 1);
  const onKeyDown = useTaskKeys({
    move,
    complete: () => act(completeTasks, (task) => completeTask(task, task.completedAt === null)),
    select: () => withFocused((task) => selection.select(task.id, false)),
    edit: () => withFocused((task) => openTaskDialog({ taskId: task.id })),
    postpone: () =>
      act(
        (tasks) => moveTasks(tasks, tomorrow),
        (task) => {
          leave(task);
          moveTasks([task], tomorrow);
        },
      ),
    remove: () => act(deleteTasks, remove),
    categorise: (place) => {
      const category = ordered[place - 1];
      if (!category) return;
      act(
        (tasks) => categoriseTasks(tasks, category.id),
        (task) => categoriseTasks([task], category.id),
      );
    },
  });

  return (
    <div className="selectable">
      <div className="bulk-dock">
        {hasSelection ? (
          <TasksBar
            selected={selected}
            total={listed.length}
            categories={ordered}
            settings={settings}
            onSelectAll={selection.selectAll}
            onClear={selection.clear}
            onPickDate={() =>
              setMoving({ tasks: selected, isOpen: true, turn: (moving?.turn ?? 0) + 1 })
            }
          />
        ) : null}
      </div>
      <VirtualRows
        ref={list}
        label={label}
        items={entries}
        keyOf={keyOf}
        heightOf={isPhone ? phoneHeight : deskHeight}
        isHead={isHead}
        reached={activeId}
        onKeyDown={onKeyDown}
        onFocus={reach}
        render={(entry) => {
          if (!isTask(entry)) return entry.render();
          const { when, age } = describe(entry);
          return (
            <TaskRow
              key={entry.id}
              task={entry}
              category={entry.categoryId ? byId.get(entry.categoryId) : undefined}
              settings={settings}
              isPhone={isPhone}
              isActive={entry === reachable}
              isNext={false}
              isUnsynced={unsynced.has(entry.id)}
              failure={failures.find((failure) => failure.id === entry.id)}
              when={when}
              age={age}
              isLate={isOverdue(entry, today)}
              isSelected={selection.has(entry.id)}
              isSelecting={hasSelection || isSelecting}
              onSelect={select}
              onMove={postpone}
              onRemove={remove}
            />
          );
        }}
      />
      {moving ? (
        <Suspense>
          <MoveDialog
            key={moving.turn}
            tasks={moving.tasks}
            settings={settings}
            open={moving.isOpen}
            onClose={() => setMoving({ ...moving, isOpen: false })}
            onMoved={selection.clear}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function isTask(entry: Entry): entry is Task {
  return !('divider' in entry);
}

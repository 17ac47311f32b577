import { useRef, useState } from 'react';
import { addDays } from '#client/words/dates.ts';
import { useOnline } from '#client/sync/live/online.ts';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { categories } from '#domains/tasks/categories/data.ts';
import { tasks as collection } from '#domains/tasks/data.ts';
import { nextUp, placeOfNow } from '#domains/tasks/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import type { DaySettings } from './day-settings.ts';
import { inOrder } from '#domains/tasks/categories/rules.ts';
import { DoneFold, useDoneBefore } from './done-fold.tsx';
import { useMinutes } from './minutes.ts';
import { NowLine } from './now-line.tsx';
import { ListRows } from './list-rows.tsx';
import { useStarShortcut } from '#domains/tasks/row/star-toggle.tsx';
import { moveTasks } from '#domains/tasks/list/bulk-actions.ts';
import {
  changeTask,
  completeTask,
  deleteTask,
  placeTask,
} from '#domains/tasks/row/task-actions.ts';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { TaskRow } from '#domains/tasks/row/task-row.tsx';
import { useRowFocus } from '#client/list/use-row-focus.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { useTaskKeys } from '#domains/tasks/row/use-task-keys.ts';

interface DayListProps {
  title: string;
  date: string;
  tasks: readonly Task[];
  settings: DaySettings;
}

/** The tasks of a day along the clock; what is done stays in its place until the list is left. */
export function DayList({ title, date, tasks, settings }: DayListProps) {
  const { today, timeZone } = settings;
  const isPhone = useIsPhone();
  const isOnline = useOnline();
  const pendingIds = collection.usePendingIds();
  const failures = collection.useFailures();
  const byId = categories.useRows(rowsById);
  const ordered = categories.useRows(inOrder);
  const list = useRef<HTMLOListElement>(null);
  const [openId, setOpenId] = useState<string>();
  const doneBefore = useDoneBefore(tasks);
  const folded = isPhone ? tasks.filter((task) => doneBefore.has(task.id) && task.completedAt) : [];
  const [isUnfolded, setUnfolded] = useState(false);
  const listed =
    folded.length > 0 && !isUnfolded ? tasks.filter((task) => !folded.includes(task)) : tasks;
  const isToday = date === today;
  // Those of which it is the last day come after them, and have no time and no place on it.
  const planned = listed.filter((task) => task.plannedOn === date);
  const nowAt = useMinutes(timeZone, (now) => (isToday ? placeOfNow(planned, now) : -1));
  const nextId = useMinutes(timeZone, (now) => (isToday ? nextUp(planned, now)?.id : undefined));
  const { activeId, setActiveId, reachable, move, leave, withFocused } = useRowFocus(
    list,
    listed,
    'task',
  );

  function postpone(task: Task) {
    leave(task);
    moveTasks([task], task.plannedOn === today ? addDays(today, 1) : today);
  }
  function remove(task: Task) {
    leave(task);
    deleteTask(task);
  }
  // Announced, because who moves a row by keys may not see where it went.
  const [placed, setPlaced] = useState('');
  function place(task: Task, to: number) {
    const from = planned.indexOf(task);
    if (from < 0) return;
    const at = Math.max(0, Math.min(to, planned.length - 1));
    placeTask(planned, from, at);
    setPlaced(`${task.title} is now ${at + 1} of ${planned.length}`);
  }
  function drop(draggedId: string, task: Task, side: 'before' | 'after') {
    const dragged = planned.find(({ id }) => id === draggedId);
    if (!dragged) return;
    const rest = planned.filter((other) => other !== dragged);
    place(dragged, rest.indexOf(task) + (side === 'after' ? 1 : 0));
  }
  useStarShortcut(date);
  const onKeyDown = useTaskKeys({
    move,
    complete: () => withFocused((task) => completeTask(task, task.completedAt === null)),
    edit: () => withFocused((task) => openTaskDialog({ taskId: task.id })),
    postpone: () => withFocused((task) => (task.plannedOn === today ? postpone(task) : undefined)),
    remove: () => withFocused(remove),
    place: (steps) => withFocused((task) => place(task, planned.indexOf(task) + steps)),
    categorise: (place) =>
      withFocused((task) => {
        const category = ordered[place - 1];
        if (category && category.id !== task.categoryId)
          changeTask(task, { categoryId: category.id });
      }),
  });

  const rows = listed.map((task) => (
    <TaskRow
      key={task.id}
      task={task}
      category={task.categoryId ? byId.get(task.categoryId) : undefined}
      settings={settings}
      isPhone={isPhone}
      isActive={task === reachable}
      isOpen={task.id === openId}
      isNext={task.id === nextId}
      isUnsynced={!isOnline && pendingIds.has(task.id)}
      failure={failures.find((failure) => failure.id === task.id)}
      onOpen={(id) => setOpenId(id === openId ? undefined : id)}
      onMove={postpone}
      {...(task.plannedOn === date
        ? {
            onPlace: (moved: Task, steps: number) => place(moved, planned.indexOf(moved) + steps),
            onDrop: drop,
          }
        : { when: 'Due' })}
      onRemove={remove}
    />
  ));
  if (nowAt >= 0) rows.splice(nowAt, 0, <NowLine key="now" settings={settings} />);
  return (
    <>
      {folded.length > 0 ? (
        <DoneFold
          tasks={folded}
          settings={settings}
          isOpen={isUnfolded}
          onToggle={() => setUnfolded(!isUnfolded)}
        />
      ) : null}
      <ListRows
        ref={list}
        label={`Tasks for ${title}`}
        rows={rows}
        reached={activeId}
        onKeyDown={onKeyDown}
        onReach={setActiveId}
      />
      <output className="sr">{placed}</output>
    </>
  );
}

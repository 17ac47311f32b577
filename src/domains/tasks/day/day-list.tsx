import { useRef, useState } from 'react';
import { addDays } from '#client/words/dates.ts';
import { useUnsyncedIds } from '#client/sync/reading/unsynced.ts';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { categories } from '#domains/tasks/categories/data.ts';
import { tasks as collection } from '#domains/tasks/data.ts';
import { nextUp } from '#domains/tasks/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import type { DaySettings } from './day-settings.ts';
import { inOrder } from '#domains/tasks/categories/rules.ts';
import { type DayGroupName, dayGroups } from './day-groups.ts';
import { useDoneBefore } from './done-fold.tsx';
import { isToPlace, placeOnHours } from './free-hours.ts';
import { useMinutes } from './minutes.ts';
import { ListRows } from './list-rows.tsx';
import { PlaceAll } from './place-all.tsx';
import { useStarShortcut } from '#domains/tasks/row/star-toggle.tsx';
import { GroupHead } from '#domains/tasks/list/group-head.tsx';
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
import { useStable } from '#client/sync/reading/use-stable.ts';
import { useTaskKeys } from '#domains/tasks/row/use-task-keys.ts';

interface DayListProps {
  title: string;
  date: string;
  tasks: readonly Task[];
  settings: DaySettings;
}

/** The tasks of a day: those without an hour, those with one, and what was done before. */
export function DayList({ title, date, tasks, settings }: DayListProps) {
  const { today, timeZone } = settings;
  const isPhone = useIsPhone();
  const unsynced = useUnsyncedIds();
  const failures = collection.useFailures();
  const byId = categories.useRows(rowsById);
  const ordered = categories.useRows(inOrder);
  const list = useRef<HTMLOListElement>(null);
  const doneBefore = useDoneBefore(tasks);
  // Phones begin with what comes next; what is done is out of the way there.
  const [folded, setFolded] = useState<readonly DayGroupName[]>(isPhone ? ['Done'] : []);
  const groups = dayGroups(tasks, date, doneBefore);
  if (isPhone) groups.sort((one, other) => phoneOrder(one.name) - phoneOrder(other.name));
  const listed = groups.flatMap((group) => (folded.includes(group.name) ? [] : group.tasks));
  const isToday = date === today;
  // Those of which it is the last day come after them, and have no time and no place on it.
  const planned = tasks.filter((task) => task.plannedOn === date);
  const nextId = useMinutes(timeZone, (now) => (isToday ? nextUp(planned, now)?.id : undefined));
  const { activeId, setActiveId, reachable, move, leave, withFocused } = useRowFocus(
    list,
    listed,
    'task',
  );

  const postpone = useStable((task: Task) => {
    leave(task);
    moveTasks([task], task.plannedOn === today ? addDays(today, 1) : today);
  });
  const remove = useStable((task: Task) => {
    leave(task);
    deleteTask(task);
  });
  // Announced, because who moves a row by keys may not see where it went.
  const [placed, setPlaced] = useState('');
  const place = useStable((task: Task, steps: number) => {
    const group = groups.find((one) => one.tasks.includes(task))?.tasks ?? [];
    const own = group.filter((other) => other.plannedOn === date);
    const at = Math.max(0, Math.min(own.indexOf(task) + steps, own.length - 1));
    const other = own[at];
    if (!other || other === task) return;
    placeTask(planned, planned.indexOf(task), planned.indexOf(other));
    setPlaced(`${task.title} is now ${at + 1} of ${own.length}`);
  });
  const drop = useStable((draggedId: string, task: Task, side: 'before' | 'after') => {
    const dragged = planned.find(({ id }) => id === draggedId);
    if (!dragged) return;
    const rest = planned.filter((other) => other !== dragged);
    const at = rest.indexOf(task) + (side === 'after' ? 1 : 0);
    placeTask(planned, planned.indexOf(dragged), at);
  });
  const isPlaceable = (task: Task) => isToPlace(task) && task.plannedOn === date && date >= today;
  useStarShortcut(date);
  useShortcut(
    'h',
    () =>
      withFocused((task) => (isPlaceable(task) ? placeOnHours([task], planned, date) : undefined)),
    { label: 'To a free hour', group: 'On a task' },
  );
  const onKeyDown = useTaskKeys({
    move,
    complete: () => withFocused((task) => completeTask(task, task.completedAt === null)),
    edit: () => withFocused((task) => openTaskDialog({ taskId: task.id })),
    postpone: () => withFocused((task) => (task.plannedOn === today ? postpone(task) : undefined)),
    remove: () => withFocused(remove),
    place: (steps) => withFocused((task) => place(task, steps)),
    categorise: (place) =>
      withFocused((task) => {
        const category = ordered[place - 1];
        if (category && category.id !== task.categoryId)
          changeTask(task, { categoryId: category.id });
      }),
  });

  const rowOf = (task: Task) => (
    <TaskRow
      key={task.id}
      task={task}
      category={task.categoryId ? byId.get(task.categoryId) : undefined}
      settings={settings}
      isPhone={isPhone}
      isActive={task === reachable}
      isNext={task.id === nextId}
      isUnsynced={unsynced.has(task.id)}
      failure={failures.find((failure) => failure.id === task.id)}
      onMove={postpone}
      {...(task.plannedOn === date ? { onPlace: place, onDrop: drop } : { when: 'Due' })}
      onRemove={remove}
    />
  );
  const rows = groups.flatMap((group) => {
    const { name, tasks: ofGroup } = group;
    const isOpen = !folded.includes(name);
    return [
      <GroupHead
        key={name}
        label={name}
        count={ofGroup.length}
        isOpen={isOpen}
        onToggle={() =>
          setFolded(isOpen ? [...folded, name] : folded.filter((other) => other !== name))
        }
      >
        {name === 'To place' ? <PlaceAll date={date} tasks={tasks} /> : null}
      </GroupHead>,
      ...(isOpen ? ofGroup.map(rowOf) : []),
    ];
  });
  return (
    <>
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

const phoneOrder = (name: DayGroupName) =>
  ['On the hours', 'To place', 'Due', 'Done'].indexOf(name);

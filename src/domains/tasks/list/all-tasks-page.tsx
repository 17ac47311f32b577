import { useState } from 'react';
import { ListPage } from '#client/list/list-page.tsx';
import { useKeptSort } from '#client/list/use-kept-sort.ts';
import { useListAddress } from '#client/list/use-list-address.ts';
import { useListState } from '#client/list/use-list.ts';
import { selectItem } from '#client/list/select-item.tsx';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { categories } from '#domains/tasks/categories/data.ts';
import { inOrder } from '#domains/tasks/categories/rules.ts';
import { allEntries, whenText } from './all-entries.tsx';
import { categoryPresets, taskFilters } from './all-tasks-filters.tsx';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { FailedTasks } from '#domains/tasks/day/failed-tasks.tsx';
import { useOlderDone } from './older-done.ts';
import { useTaskExamples } from './task-examples.ts';
import { SelectableTasks } from './selectable-tasks.tsx';
import { ShowOlder } from './show-older.tsx';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { filterOf, isNarrow, noCategory } from './task-filter.ts';
import { type GroupName, groupTasks, isSettled } from './task-groups.ts';
import { sortLabels, sortsFor } from './task-order.ts';
import { tasks } from '#domains/tasks/data.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { numberText } from '#shared/words/number-text.ts';
import './all-tasks-page.css';

const questions = {
  name: 'status',
  label: 'Tasks',
  chips: [
    { value: 'all', label: 'All' },
    { value: 'open', label: 'Open', isAlways: true },
    { value: 'done', label: 'Done', isAlways: true },
  ],
};

/** Every task by date, to search, narrow down and work on, one by one or many at once. */
export function AllTasksPage() {
  const settings = useDaySettings();
  const rows = tasks.useRows(allRows);
  const status = tasks.useStatus();
  const byId = categories.useRows(rowsById);
  const ordered = categories.useRows(inOrder);
  const older = useOlderDone();
  const [openedAt, setOpenedAt] = useState(() => new Date().toISOString());
  const [toggled, setToggled] = useState<ReadonlyMap<GroupName, boolean>>(new Map());
  const [isSelecting, setSelecting] = useState(false);
  const { sort, items: sortItems } = useKeptSort('all-tasks', sortLabels, 'date');
  const address = useListAddress({
    searchLabel: 'Search tasks',
    // Whoever asks for another pile sees what was done until now among the done.
    onChange: (changes) => 'status' in changes && setOpenedAt(new Date().toISOString()),
  });
  const { search, change } = address;
  const filter = filterOf(search, address.typed);
  const sorts = sortsFor(sort, byId);
  const isOpenGroup = (name: GroupName) =>
    toggled.get(name) ?? (name !== 'done' || isNarrow(filter));
  const settled = { status: filter.status, openedAt };
  const inGroupOrder = [
    ...sorts.open(rows.filter((task) => !isSettled(task, settled))),
    ...sorts.done(rows.filter((task) => isSettled(task, settled))),
  ];
  const days = { today: settings.today, openedAt };
  const grouped = groupTasks(inGroupOrder, { filter, days });
  const entries = allEntries({
    grouped,
    settings,
    isOpenGroup,
    onToggle: (name) => setToggled(new Map(toggled).set(name, !isOpenGroup(name))),
    older,
  });
  const { open, done } = countStatus(rows);
  const allDone = done + older.hidden;
  const isEmpty = rows.length === 0 && older.hidden === 0;
  const asked = {
    categories: ordered,
    withNone: grouped.perCategory.has(noCategory) || filter.categories.has(noCategory),
    linked: search['linked'],
    onLinked: (linked: string | undefined) => change({ linked }),
  };
  const list = useListState(address, {
    filters: taskFilters(asked),
    questions,
    presets: categoryPresets(asked),
  });
  const showOlder =
    older.hidden > 0 && filter.status !== 'open' ? <ShowOlder older={older} /> : null;
  return (
    <ListPage
      title="All Tasks"
      subtitle={
        <>
          <b>{numberText(open)}</b> open, <b>{numberText(allDone)}</b> done
        </>
      }
      noun="task"
      list={{
        ...list,
        rows: { length: grouped.shown },
        total: rows.length + older.hidden,
        counts: new Map([
          ...Object.entries({ all: open + allDone, open, done: allDone }),
          ...grouped.perCategory,
        ]),
      }}
      source={{ status, retry: tasks.retry }}
      canEdit
      primary={{ label: 'New task', onSelect: () => openTaskDialog() }}
      arrange={[
        selectItem(isSelecting, () => setSelecting(!isSelecting)),
        'separator',
        ...sortItems,
      ]}
      lead={<FailedTasks />}
      isKept={!isEmpty}
      none={{
        title: 'Nothing is open',
        text: showOlder ? 'Done tasks of earlier months have not been looked at yet.' : null,
        action: showOlder,
      }}
      empty={{
        title: 'No tasks yet',
        shape: 'checks',
        examples: useTaskExamples(settings),
        text: 'What you plan for any day, or for someday, is listed here.',
      }}
    >
      <SelectableTasks
        label="All tasks"
        entries={entries}
        settings={settings}
        describe={(task) => ({ when: whenText(task, settings) })}
        isSelecting={isSelecting}
      />
    </ListPage>
  );
}

function countStatus(rows: readonly Task[]) {
  const done = rows.reduce((sum, { completedAt }) => sum + (completedAt === null ? 0 : 1), 0);
  return { open: rows.length - done, done };
}

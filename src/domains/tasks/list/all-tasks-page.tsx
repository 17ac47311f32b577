import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { ListPage } from '#client/list/list-page.tsx';
import { knownOf, type ListSearch } from '#client/list/list-words.ts';
import { useSavedChips } from '#client/list/saved-chips.ts';
import { selectItem } from '#client/list/select-item.tsx';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { useTyped } from '#client/form/use-typed.ts';
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
import { storedSort, storeSort } from './sort-setting.ts';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { filterOf, isNarrow, noCategory } from './task-filter.ts';
import { type GroupName, groupTasks, isSettled } from './task-groups.ts';
import { sortLabels, sortNames, sortsFor } from './task-order.ts';
import { tasks } from '#domains/tasks/data.ts';
import type { Task } from '#domains/tasks/schema.ts';
import './all-tasks-page.css';

const route = getRouteApi('/guarded/all-tasks');
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
  const search: ListSearch = route.useSearch();
  const navigate = route.useNavigate();
  const rows = tasks.useRows(allRows);
  const status = tasks.useStatus();
  const byId = categories.useRows(rowsById);
  const ordered = categories.useRows(inOrder);
  const older = useOlderDone();
  const [openedAt, setOpenedAt] = useState(() => new Date().toISOString());
  const [toggled, setToggled] = useState<ReadonlyMap<GroupName, boolean>>(new Map());
  const [isSelecting, setSelecting] = useState(false);
  const [sort, setSort] = useState(storedSort);
  const [typed, setTyped] = useTyped(search['q'] ?? '', (q) => change({ q }));
  // Typing is painted first, the list when it is ready.
  const words = useDeferredValue(typed);

  function change(changes: ListSearch) {
    // Whoever asks for another pile sees what was done until now among the done.
    if ('status' in changes) setOpenedAt(new Date().toISOString());
    const next = Object.entries({ ...search, ...changes }).filter(([, value]) => value);
    void navigate({ search: Object.fromEntries(next), replace: true, resetScroll: false });
  }

  const filter = filterOf(search, words);
  const sorts = sortsFor(sort, byId);
  const isNarrowed = isNarrow(filter);
  const isOpenGroup = (name: GroupName) => toggled.get(name) ?? (name !== 'done' || isNarrowed);
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
  const filters = taskFilters(asked);
  const showOlder =
    older.hidden > 0 && filter.status !== 'open' ? <ShowOlder older={older} /> : null;

  const { chips } = useSavedChips();
  const examples = useTaskExamples(settings);
  return (
    <ListPage
      title="All Tasks"
      subtitle={
        <>
          <b>{open.toLocaleString('en')}</b> open, <b>{allDone.toLocaleString('en')}</b> done
        </>
      }
      noun="task"
      list={{
        ...{ search, change, filters, isNarrowed, questions },
        presets: [...categoryPresets(asked), ...chips],
        kept: [...filters.map(({ name }) => name), questions.name],
        rows: { length: grouped.shown },
        total: rows.length + older.hidden,
        chosen: filters.reduce((sum, one) => sum + knownOf(search, one).length, 0),
        counts: new Map([
          ...[
            ['all', open + allDone] as const,
            ['open', open] as const,
            ['done', allDone] as const,
          ],
          ...grouped.perCategory,
        ]),
        find: { label: 'Search tasks', typed, onType: setTyped },
        clear: () => {
          setTyped('');
          void navigate({ search: {}, replace: true, resetScroll: false });
        },
      }}
      source={{ status, retry: tasks.retry }}
      canEdit
      primary={{ label: 'New task', onSelect: () => openTaskDialog() }}
      arrange={[
        selectItem(isSelecting, () => setSelecting(!isSelecting)),
        'separator',
        { group: 'Sort by' },
        ...sortNames.map((name) => ({
          label: sortLabels[name],
          checked: name === sort,
          onSelect: () => {
            setSort(name);
            storeSort(name);
          },
        })),
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
        examples,
        text: 'What you plan for any day, or for someday, is listed here.',
        action: (
          <Button variant="primary" icon={<Plus />} onClick={() => openTaskDialog()}>
            New task
          </Button>
        ),
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

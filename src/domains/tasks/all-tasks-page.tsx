import { countText } from '#client/count-text.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { allRows, rowsById } from '#client/selectors.ts';
import { useTyped } from '#client/use-typed.ts';
import { Button } from '#client/ui/button.tsx';
import { Chip, Chips } from '#client/ui/chip.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/states.tsx';
import { ColorDot } from '#client/ui/tape.tsx';
import { categories } from './categories/data.ts';
import { allEntries, whenText } from './components/all-entries.tsx';
import { useDaySettings } from './components/day-settings.ts';
import { inOrder } from './categories/rules.ts';
import { FailedTasks } from './components/failed-tasks.tsx';
import { useOlderDone } from './components/older-done.ts';
import { SelectableTasks } from './components/selectable-tasks.tsx';
import { ShowOlder } from './components/show-older.tsx';
import { storedSort, storeSort } from './components/sort-setting.ts';
import { openTaskDialog } from './components/task-dialog-host.tsx';
import { filterOf, isNarrow, noCategory } from './components/task-filter.ts';
import { type GroupName, groupTasks, isSettled } from './components/task-groups.ts';
import { type SortName, sortsFor } from './components/task-order.ts';
import type { TaskSearch } from './components/task-search.ts';
import { TaskTools } from './components/task-tools.tsx';
import { tasks } from './data.ts';
import type { Task } from './schema.ts';
import './all-tasks-page.css';

const route = getRouteApi('/guarded/all-tasks');

/** Every task by date, to search, narrow down and work on, one by one or many at once. */
export function AllTasksPage() {
  const settings = useDaySettings();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const rows = tasks.useRows(allRows);
  const status = tasks.useStatus();
  const byId = categories.useRows(rowsById);
  const ordered = categories.useRows(inOrder);
  const older = useOlderDone();
  const [openedAt, setOpenedAt] = useState(() => new Date().toISOString());
  const [toggled, setToggled] = useState<ReadonlyMap<GroupName, boolean>>(new Map());
  const [sort, setSort] = useState(storedSort);
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => changeSearch(q ? { q } : {}, 'q'));
  // Typing is painted first, the list when it is ready.
  const words = useDeferredValue(typed);

  function changeSearch(changes: TaskSearch, emptied?: keyof TaskSearch) {
    const next = { ...search, ...changes };
    if (emptied && !(emptied in changes)) delete next[emptied];
    void navigate({ search: next, replace: true, resetScroll: false });
  }
  function chooseStatus(next: 'open' | 'done' | 'all') {
    setOpenedAt(new Date().toISOString());
    changeSearch(next === 'all' ? {} : { status: next }, 'status');
  }
  function chooseCategory(id: string) {
    const chosen = new Set(search.category?.split(','));
    if (!chosen.delete(id)) chosen.add(id);
    changeSearch(chosen.size > 0 ? { category: [...chosen].join(',') } : {}, 'category');
  }
  function clear() {
    setTyped('');
    void navigate({ search: {}, replace: true, resetScroll: false });
  }
  function chooseSort(next: SortName) {
    setSort(next);
    storeSort(next);
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
  const isEmpty = rows.length === 0 && older.hidden === 0;
  const addTask = () => openTaskDialog();
  const withNone = grouped.perCategory.has(noCategory) || filter.categories.has(noCategory);

  return (
    <div className="task-page">
      <header className="task-page-head">
        <h1>All Tasks</h1>
        <Segmented
          label="Status"
          value={search.status ?? 'all'}
          onChange={chooseStatus}
          options={[
            { value: 'open', label: 'Open', count: open },
            { value: 'done', label: 'Done', count: done + older.hidden },
            { value: 'all', label: 'Everything' },
          ]}
        />
      </header>
      <Chips label="Category">
        <Chip
          pressed={filter.categories.size === 0}
          count={grouped.total}
          onPress={() => changeSearch({}, 'category')}
        >
          All
        </Chip>
        {ordered.map(({ id, name, color }) => (
          <Chip
            key={id}
            pressed={filter.categories.has(id)}
            count={grouped.perCategory.get(id) ?? 0}
            icon={<ColorDot color={color} />}
            onPress={() => chooseCategory(id)}
          >
            {name}
          </Chip>
        ))}
        {withNone ? (
          <Chip
            pressed={filter.categories.has(noCategory)}
            count={grouped.perCategory.get(noCategory) ?? 0}
            onPress={() => chooseCategory(noCategory)}
          >
            No category
          </Chip>
        ) : null}
      </Chips>
      <SelectableTasks
        label="All tasks"
        entries={entries}
        settings={settings}
        describe={(task) => ({ when: whenText(task, settings) })}
        tools={
          <TaskTools
            typed={typed}
            onType={setTyped}
            search={search}
            onSearch={changeSearch}
            sort={sort}
            onSort={chooseSort}
          />
        }
      />
      <output className="sr">
        {isNarrowed ? `Found: ${countText(grouped.shown, 'task')}` : ''}
      </output>
      <FailedTasks />
      {status === 'loading' && isEmpty ? <SkeletonRows rows={8} /> : null}
      {status === 'error' && isEmpty ? <ErrorState onRetry={tasks.retry} /> : null}
      {status === 'ready' && isEmpty ? (
        <EmptyState
          title="No tasks yet"
          action={
            <Button variant="primary" icon={<Plus />} onClick={addTask}>
              New task
            </Button>
          }
        >
          What you plan for any day, or for someday, is listed here.
        </EmptyState>
      ) : null}
      {!isEmpty && grouped.shown === 0 && isNarrowed ? (
        <EmptyState
          glyph={null}
          title="No tasks match these filters"
          action={
            <>
              <Button onClick={clear}>Clear filters</Button>
              {older.hidden > 0 && filter.status !== 'open' ? <ShowOlder older={older} /> : null}
            </>
          }
        >
          {older.hidden > 0 && filter.status !== 'open'
            ? 'Done tasks of earlier months have not been looked at yet.'
            : null}
        </EmptyState>
      ) : null}
    </div>
  );
}

function countStatus(rows: readonly Task[]) {
  const done = rows.reduce((sum, { completedAt }) => sum + (completedAt === null ? 0 : 1), 0);
  return { open: rows.length - done, done };
}

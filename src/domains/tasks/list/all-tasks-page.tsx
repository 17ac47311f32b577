import { useMemo, useState } from 'react';
import { ListPage } from '#client/list/list-page.tsx';
import { useKeptSort } from '#client/list/use-kept-sort.ts';
import { useListAddress } from '#client/list/use-list-address.ts';
import { useListState } from '#client/list/use-list.ts';
import { selectItem } from '#client/list/select-item.tsx';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { categories } from '#domains/tasks/categories/data.ts';
import { inOrder } from '#domains/tasks/categories/rules.ts';
import { groupsOnPage, whenText } from './groups-on-page.tsx';
import { categoryPresets, taskFilters } from './all-tasks-filters.tsx';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { FailedTasks } from '#domains/tasks/day/failed-tasks.tsx';
import { useOlderDone } from './older-done.ts';
import { useTaskExamples } from './task-examples.ts';
import { SelectableTasks } from './selectable-tasks.tsx';
import { ShowOlder } from './show-older.tsx';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { filterOf, isNarrow, noCategory } from './task-filter.ts';
import { taskRows } from './task-csv.ts';
import {
  countOpen,
  type GroupName,
  groupingBy,
  groupNames,
  narrowGroups,
  narrowingBy,
} from './task-groups.ts';
import { sortLabels, sortsFor } from './task-order.ts';
import { tasks } from '#domains/tasks/data.ts';
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
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isSelecting, setSelecting] = useState(false);
  const { sort, items: sortItems } = useKeptSort('all-tasks', sortLabels, 'date');
  const address = useListAddress({
    searchLabel: 'Search tasks',
    // Whoever asks for another pile sees what was done until now among the done.
    onChange: (changes) => 'status' in changes && setOpenedAt(new Date().toISOString()),
  });
  const { search, change } = address;
  const { typed } = address;
  const { today } = settings;
  const filter = useMemo(() => filterOf(search, typed), [search, typed]);
  const { status: asked } = filter;
  const sortIn = useMemo(() => sortsFor(sort, byId), [sort, byId]);
  const groupsOf = useMemo(
    () => groupingBy({ days: { today, openedAt }, status: asked, sortIn }),
    [today, openedAt, asked, sortIn],
  );
  const narrowed = useMemo(() => narrowingBy(filter), [filter]);
  const grouped = narrowGroups(groupsOf(rows), narrowed);
  // A group that is closed in the whole list may hold what is looked for.
  const isFiltered = isNarrow(filter);
  const foldOf = (name: GroupName) => (isFiltered ? `${name}, filtered` : name);
  const isOpenGroup = (name: GroupName) =>
    toggled.get(foldOf(name)) ?? (name !== 'done' || isFiltered);
  const groups = groupsOnPage({
    grouped,
    settings,
    isOpenGroup,
    onToggle: (name) => setToggled(new Map(toggled).set(foldOf(name), !isOpenGroup(name))),
    older,
  });
  const open = countOpen(rows);
  const done = rows.length - open + older.hidden;
  const isEmpty = rows.length === 0 && older.hidden === 0;
  const choices = {
    categories: ordered,
    withNone: grouped.perCategory.has(noCategory) || filter.categories.has(noCategory),
    linked: search['linked'],
    onLinked: (linked: string | undefined) => change({ linked }),
  };
  const list = useListState(address, {
    filters: taskFilters(choices),
    questions,
    presets: categoryPresets(choices),
  });
  const showOlder =
    older.hidden > 0 && filter.status !== 'open' ? <ShowOlder older={older} /> : null;
  return (
    <ListPage
      title="All Tasks"
      subtitle={
        <>
          <b>{numberText(open)}</b> open, <b>{numberText(done)}</b> done
        </>
      }
      noun="task"
      list={{
        ...list,
        rows: { length: grouped.shown },
        total: rows.length + older.hidden,
        counts: new Map([
          ...Object.entries({ all: open + done, open, done }),
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
      onExport={() => {
        const shown = groupNames.flatMap((name) => grouped.groups.get(name)?.tasks ?? []);
        const nameOf = (id: string) => byId.get(id)?.name;
        saveCsv('tasks.csv', taskRows(shown, { nameOf, timeZone: settings.timeZone }));
      }}
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
        groups={groups}
        settings={settings}
        describe={(task) => ({ when: whenText(task, settings) })}
        isSelecting={isSelecting}
      />
    </ListPage>
  );
}

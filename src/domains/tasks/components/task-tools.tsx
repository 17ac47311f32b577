import { ArrowDownUp, ListFilter, StickyNote } from 'lucide-react';
import { Later } from '#client/later.tsx';
import { Button } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { type TimeType, timeTypes } from '#domains/tasks/schema.ts';
import { type SortName, sortNames } from './task-order.ts';
import type { TaskSearch } from './task-search.ts';
import './task-tools.css';

const timeNames: Record<TimeType, string> = {
  none: 'Any time',
  'start-end': 'Start and end',
  'start-only': 'Start only',
  'due-by': 'Due by',
  'time-of-day': 'Time of day',
};
const sortLabels: Record<SortName, string> = {
  date: 'Date',
  title: 'Title',
  category: 'Category',
  added: 'Newest',
};

const loadLinkFilter = () =>
  import('#domains/tasks/linking/components/link-filter.tsx').then((part) => part.LinkFilter);

interface TaskToolsProps {
  typed: string;
  onType: (typed: string) => void;
  search: TaskSearch;
  onSearch: (changes: TaskSearch, emptied?: keyof TaskSearch) => void;
  sort: SortName;
  onSort: (sort: SortName) => void;
}

/** Search, what narrows the list, and how it is sorted. */
export function TaskTools({ typed, onType, search, onSearch, sort, onSort }: TaskToolsProps) {
  const toggleNotes = () => (search.notes ? onSearch({}, 'notes') : onSearch({ notes: true }));
  const chosen = [search.time && timeNames[search.time], search.notes && 'Has notes'].filter(
    Boolean,
  );
  return (
    <>
      <SearchField label="Search tasks" typed={typed} onType={onType} />
      <Chip
        className="task-notes-chip"
        pressed={search.notes === true}
        icon={<StickyNote aria-hidden="true" />}
        onPress={toggleNotes}
      >
        Has notes
      </Chip>
      <Later
        load={loadLinkFilter}
        props={{
          value: search.linked,
          onChange: (linked) => (linked ? onSearch({ linked }) : onSearch({}, 'linked')),
        }}
      />
      <span className="end" />
      <Menu
        label="Filter"
        align="end"
        trigger={
          <Button
            variant="ghost"
            className="task-tool"
            icon={<ListFilter />}
            aria-label={chosen.length > 0 ? `Filter: ${chosen.join(', ')}` : 'Filter'}
          >
            {search.time ? timeNames[search.time] : 'Filter'}
          </Button>
        }
        items={[
          {
            label: 'Has notes',
            icon: <StickyNote />,
            checked: search.notes === true,
            onSelect: toggleNotes,
          },
          { group: 'Time' },
          { label: 'All', checked: !search.time, onSelect: () => onSearch({}, 'time') },
          ...timeTypes.map((time) => ({
            label: timeNames[time],
            checked: search.time === time,
            onSelect: () => onSearch({ time }),
          })),
        ]}
      />
      <Menu
        label="Sort"
        align="end"
        trigger={
          <Button
            variant="ghost"
            className="task-tool"
            icon={<ArrowDownUp />}
            aria-label={`Sort: ${sortLabels[sort]}`}
          >
            {sortLabels[sort]}
          </Button>
        }
        items={sortNames.map((name) => ({
          label: sortLabels[name],
          checked: name === sort,
          onSelect: () => onSort(name),
        }))}
      />
    </>
  );
}

import { Later } from '#client/later/later.tsx';
import type { FilterGroup, ListPreset } from '#client/list/list-words.ts';
import type { Category } from '#domains/tasks/categories/schema.ts';
import { type TimeType, timeTypes } from '#domains/tasks/schema.ts';
import { noCategory } from './task-filter.ts';

const timeNames: Record<TimeType, string> = {
  none: 'Any time',
  'start-end': 'Start and end',
  'start-only': 'Start only',
  'due-by': 'Due by',
  'time-of-day': 'Time of day',
};
const loadLinkFilter = () =>
  import('#domains/tasks/linking/link-filter.tsx').then((part) => part.LinkFilter);

interface FilterOptions {
  /** In their order. */
  categories: readonly Category[];
  /** Whether there is a task without a category. */
  withNone: boolean;
  /** What tasks are to be linked to, and how that is chosen. */
  linked: string | undefined;
  onLinked: (word: string | undefined) => void;
}

/** By what all tasks are looked for. */
export function taskFilters(options: FilterOptions): FilterGroup[] {
  const { linked, onLinked } = options;
  return [
    { name: 'category', label: 'Category', choices: categoryChoices(options) },
    {
      name: 'time',
      label: 'Time',
      choices: timeTypes.map((value) => ({ value, label: timeNames[value] })),
    },
    {
      name: 'linked',
      label: 'Linked',
      choices: [],
      control: (
        <Later load={loadLinkFilter} props={{ value: linked, onChange: onLinked }} isAsked />
      ),
    },
    {
      name: 'notes',
      label: 'Has notes',
      isSwitch: true,
      choices: [{ value: 'yes', label: 'Has notes' }],
    },
  ];
}

/** The chips beside open and done: each category. */
export function categoryPresets(options: FilterOptions): ListPreset[] {
  return categoryChoices(options).map((choice) => ({
    ...choice,
    words: { category: choice.value },
  }));
}

function categoryChoices({ categories, withNone }: FilterOptions) {
  return [
    ...categories.map(({ id, name, color }) => ({ value: id, label: name, color })),
    ...(withNone ? [{ value: noCategory, label: 'No category' }] : []),
  ];
}

import { useDeferredValue } from 'react';
import type { PageSearch } from '#client/page/page-search.tsx';
import { useSavedChips } from './saved-chips.ts';
import { useTyped } from '#client/form/use-typed.ts';
import {
  type FilterGroup,
  type ListPreset,
  type ListQuestions,
  type ListRules,
  type ListSearch,
  narrow,
  type Narrowed,
} from './list-words.ts';

interface ListOptions<Row> extends ListRules<Row> {
  rows: readonly Row[];
  search: ListSearch;
  /** Makes the address say this; what is undefined goes from it. */
  onSearch: (search: ListSearch) => void;
  /** 'Search brands' */
  searchLabel: string;
  /** Words of the address that narrow nothing: the view, what is open. They outlive a clearing. */
  keeps?: readonly string[];
}

/** What narrows a list, whatever its rows are. */
export interface Narrowing {
  search: ListSearch;
  filters: readonly FilterGroup[];
  rows: { readonly length: number };
  /** How many values of filters are chosen. */
  chosen: number;
  /** How many there are when nothing is asked for but what the list leaves out by itself. */
  total: number;
  isNarrowed: boolean;
  /** The words of the address that can be kept as a chip; nothing where there are no chips. */
  kept?: readonly string[] | undefined;
  presets?: readonly ListPreset[];
  change: (changes: ListSearch) => void;
  clear: () => void;
}

/** A list as its address has it, whatever its rows are. */
export interface ListState extends Narrowing {
  counts: ReadonlyMap<string, number>;
  questions: ListQuestions<never> | undefined;
  presets: readonly ListPreset[];
  /** Without it, nothing here is looked for by words. */
  find?: PageSearch | undefined;
}

/** The same with what of it is shown. */
export interface List<Row> extends Narrowed<Row>, ListState {
  rows: readonly Row[];
  find: PageSearch;
}

/** Reads a list by the words of its address and by what is being typed. */
export function useList<Row>(options: ListOptions<Row>): List<Row> {
  const { rows, search, onSearch, searchLabel, keeps = [], ...asked } = options;
  const { chips } = useSavedChips();
  const rules = asked.questions
    ? { ...asked, presets: [...(asked.presets ?? []), ...chips] }
    : asked;
  const change = (changes: ListSearch) => {
    const next = Object.entries({ ...search, ...changes }).filter(([, value]) => value);
    onSearch(Object.fromEntries(next));
  };
  const [typed, setTyped] = useTyped(search['q'] ?? '', (q) => change({ q }));
  // Typing is painted first, the list when it is ready.
  const words = useDeferredValue(typed);
  const narrowed = narrow(rows, rules, { search, typed: words });
  const names = [rules.questions?.name, ...rules.filters.map(({ name }) => name)].filter(
    (name) => name && !keeps.includes(name),
  );
  return {
    ...narrowed,
    kept: rules.questions && names.filter((name) => name !== undefined),
    filters: rules.filters,
    questions: rules.questions,
    presets: rules.presets ?? [],
    search,
    total: rows.filter((row) => rules.isListed?.(row, {}) ?? true).length,
    isNarrowed: words.trim() !== '' || names.some((name) => name && search[name]),
    find: { label: searchLabel, typed, onType: setTyped },
    change,
    clear: () => {
      setTyped('');
      onSearch(Object.fromEntries(keeps.map((name) => [name, search[name]])));
    },
  };
}

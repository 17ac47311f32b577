import type { PageSearch } from '#client/page/page-search.tsx';
import { useSavedChips } from './saved-chips.ts';
import {
  type FilterGroup,
  type ListPreset,
  type ListQuestions,
  type ListRules,
  knownOf,
  type ListSearch,
  narrow,
  type Narrowed,
} from './list-words.ts';
import { type AddressOptions, type ListAddress, useListAddress } from './use-list-address.ts';

interface ListOptions<Row> extends ListRules<Row>, AddressOptions {
  rows: readonly Row[];
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
  /** All that is asked for, in one word. */
  question: string;
}

/** Reads a list by the words of its address and by what is being typed. */
export function useList<Row>(options: ListOptions<Row>): List<Row> {
  const { rows, isListed } = options;
  const address = useListAddress(options);
  const state = useListState(address, options);
  const { presets } = state;
  return {
    ...state,
    ...narrow(rows, { ...options, presets }, address),
    total: isListed ? rows.filter((row) => isListed(row, {})).length : rows.length,
  };
}

type Asked = Pick<ListState, 'filters'> &
  Partial<Pick<ListState, 'questions' | 'presets'>> &
  Pick<AddressOptions, 'keeps'>;

/** What of a list is the same however its rows are found: what can be asked of it, and what is asked. */
export function useListState(address: ListAddress, asked: Asked) {
  const { filters, questions, presets = [], keeps = [] } = asked;
  const { chips } = useSavedChips();
  const { search, typed } = address;
  const names = [questions?.name, ...filters.map(({ name }) => name)].filter(
    (name) => name !== undefined && !keeps.includes(name),
  );
  return {
    ...address,
    filters,
    questions,
    presets: questions ? [...presets, ...chips] : presets,
    kept: questions && names.filter((name) => name !== undefined),
    chosen: filters.reduce((sum, filter) => sum + knownOf(search, filter).length, 0),
    isNarrowed: typed.trim() !== '' || names.some((name) => name && search[name]),
  };
}

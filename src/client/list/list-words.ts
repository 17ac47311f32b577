import type { ReactNode } from 'react';
import { plainWords } from '#shared/words/plain-words.ts';
import type { CategoryColor } from '#shared/colors.ts';

/** What a list keeps in its address: one word by name, several joined by commas. */
export type ListSearch = { readonly [name: string]: string | undefined };

/** Rows to choose from, by name: a selector for any collection with names. */
export const choicesByName = (rows: readonly { id: string; name: string }[]): Choice[] =>
  rows
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ id, name }) => ({ value: id, label: name }));

export interface Choice {
  value: string;
  label: string;
  icon?: ReactNode;
  /** A dot of it stands before the label. */
  color?: CategoryColor | undefined;
}

/** A group of the filter sheet and a word of the address. */
export interface FilterGroup {
  /** Its word in the address. */
  name: string;
  label: string;
  /** What can be chosen; a filter without choices is not shown. */
  choices: readonly Choice[];
  /** Chooses among more than chips could show; it writes to the address by itself. */
  control?: ReactNode;
  /** One value at a time: another takes its place. */
  isSingle?: boolean;
  /** Its one choice is a yes or no, said by its label. */
  isSwitch?: boolean;
}

/** One thing that rows can be chosen by. */
export interface ListFilter<Row> extends FilterGroup {
  passes: (row: Row, value: string) => boolean;
}

/** A question that people ask of a list every day; one at a time. */
export interface ListChip<Row> extends Choice {
  /** Without it all rows pass. */
  passes?: (row: Row) => boolean;
  /** What of those is counted; otherwise all. */
  isCounted?: (row: Row) => boolean;
  /** Otherwise a chip goes while nothing passes it. */
  isAlways?: boolean;
}

export interface ListQuestions<Row> {
  /** Their word in the address; the first chip is none. */
  name: string;
  label: string;
  chips: readonly ListChip<Row>[];
}

/** A chip that stands for values of filters; one at a time, and none beside a question. */
export interface ListPreset extends Choice {
  words: { readonly [name: string]: string };
  /** Counted as the first question is: a part of that, as 'All' has fewer than there are rows. */
  isPartOfAll?: boolean;
  /** As of a question. */
  isAlways?: boolean;
}

export interface ListRules<Row> {
  filters: readonly ListFilter<Row>[];
  questions?: ListQuestions<Row> | undefined;
  presets?: readonly ListPreset[] | undefined;
  /** What one remembers a row by. */
  textOf: (row: Row) => string;
  /** Leaves out what only some answers show, as archived rows. */
  isListed?: (row: Row, search: ListSearch) => boolean;
}

export interface Narrowed<Row> {
  rows: readonly Row[];
  /** How many rows each chip shows, with all that is filtered. */
  counts: ReadonlyMap<string, number>;
}

/** The values that an address has chosen of a filter. */
export function valuesOf(search: ListSearch, name: string): readonly string[] {
  return search[name]?.split(',').filter(Boolean).map(decoded) ?? [];
}

/** The address with a value chosen, or no longer chosen. */
export function withToggled(
  search: ListSearch,
  { name, isSingle = false }: FilterGroup,
  value: string,
): ListSearch {
  const chosen = valuesOf(search, name);
  const others = isSingle ? [] : chosen.filter((one) => one !== value);
  const next = chosen.includes(value) ? others : [...others, value];
  return { ...search, [name]: next.map(encoded).join(',') || undefined };
}

// A tag may hold a comma itself.
const encoded = (value: string) => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const decoded = (value: string) => value.replaceAll('%2C', ',').replaceAll('%25', '%');

/** The address with one chip chosen, or with none of them. */
export function withChip<Row>(
  search: ListSearch,
  { questions, presets = [] }: Pick<ListRules<Row>, 'questions' | 'presets'>,
  words: ListSearch,
): ListSearch {
  const cleared = presets.flatMap((preset) => Object.keys(preset.words));
  if (questions) cleared.push(questions.name);
  return { ...search, ...Object.fromEntries(cleared.map((name) => [name, undefined])), ...words };
}

/** Whether an address has exactly what a preset stands for. */
export function isPreset(search: ListSearch, { words }: ListPreset): boolean {
  return Object.entries(words).every(([name, value]) => search[name] === value);
}

/** The rows that an address and typed words ask for: one value of each filter, and every word. */
export function narrow<Row>(
  rows: readonly Row[],
  rules: ListRules<Row>,
  { search, typed }: { search: ListSearch; typed: string },
): Narrowed<Row> {
  const { questions, presets = [], textOf, isListed } = rules;
  const words = plainWords(typed).split(/\s+/).filter(Boolean);
  const said = (row: Row) => {
    if (words.length === 0) return true;
    const text = plainWords(textOf(row));
    return words.every((word) => text.includes(word));
  };
  const beside = withChip(search, rules, {});
  const passes = passingOf(rules.filters, search);
  const listed = rows.filter((row) => isListed?.(row, search) ?? true);
  const found = listed.filter((row) => passes(row) && said(row));
  const ofOthers = passingOf(rules.filters, beside);
  const without = presets.length > 0 ? listed.filter((row) => ofOthers(row) && said(row)) : found;
  const chips = questions?.chips ?? [];
  const asked = chips.find(({ value }) => value === search[questions?.name ?? '']) ?? chips[0];
  return {
    rows: asked?.passes ? found.filter(asked.passes) : found,
    counts: new Map([
      ...chips.map((chip): [string, number] => {
        const { passes: isOf = isAny, isCounted = isAny } = chip;
        return [chip.value, without.filter((row) => isOf(row) && isCounted(row)).length];
      }),
      ...presets.map((preset): [string, number] => {
        const isOf = passingOf(rules.filters, preset.words);
        const isCounted = (preset.isPartOfAll && chips[0]?.isCounted) || isAny;
        return [preset.value, without.filter((row) => isOf(row) && isCounted(row)).length];
      }),
    ]),
  };
}

const isAny = () => true;

/** The values that an address has chosen of a filter; a word that nobody knows narrows nothing. */
export function knownOf(
  search: ListSearch,
  { name, choices, control }: FilterGroup,
): readonly string[] {
  return valuesOf(search, name).filter(
    (value) => control !== undefined || choices.some((choice) => choice.value === value),
  );
}

function passingOf<Row>(filters: readonly ListFilter<Row>[], search: ListSearch) {
  const chosen = filters.flatMap((filter) => {
    const values = knownOf(search, filter);
    return values.length > 0 ? [{ passes: filter.passes, values }] : [];
  });
  return (row: Row) =>
    chosen.every(({ passes, values }) => values.some((value) => passes(row, value)));
}

import { useTyped } from '#client/form/use-typed.ts';
import {
  choicesByName,
  type FilterGroup,
  type ListPreset,
  type ListSearch,
  withChip,
} from '#client/list/list-words.ts';
import type { ListState } from '#client/list/use-list.ts';
import { channels } from '#domains/making/channels/data.ts';
import { inPillarOrder } from '#domains/making/pillars/pillar-select.tsx';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import { postStateLabels } from '#domains/making/content/posts/rules.ts';
import { roadStages } from '#domains/making/content/schema.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import { contentSeries } from '#domains/making/pillars/series/data.ts';
import { memberChoices } from '#domains/people/workspaces/members/member-name.ts';
import { members } from '#domains/people/workspaces/members/data.ts';
import { type ContentFilter, isFiltered } from './content-filter.ts';
import { filterNames, postsSearch } from './posts-search.ts';

interface Options {
  filter: ContentFilter;
  onFilter: (filter: ContentFilter) => void;
  /** The deals that content is made for. */
  campaigns: readonly { id: string; name: string }[];
  /** How many posts of the days on screen a filter lets through. */
  countOf: (filter: ContentFilter) => number;
}

const states = Object.entries(postStateLabels).map(([value, label]) => ({ value, label }));
const questions = { name: 'show', label: 'Posts', chips: [{ value: 'all', label: 'All' }] };

/** What narrows the content calendar: a chip for each pillar, all else in the sheet. */
export function useCalendarFilters({ filter, onFilter, campaigns, countOf }: Options): ListState {
  const known = pillars.useRows(inPillarOrder).filter(({ isActive }) => isActive);
  const people = members.useRows(memberChoices);
  const stageNames = useStageNames();
  const ofPillar = known.map(({ id, name, color }) => ({ value: id, label: name, color }));
  const hasDeals = campaigns.length > 0;
  const group = (name: string, label: string, choices: FilterGroup['choices']): FilterGroup => ({
    ...{ name, label, choices, isSingle: true },
  });
  const filters = [
    group('campaign', 'Campaign', choicesByName(campaigns)),
    group('pillar', 'Pillar', ofPillar),
    group('channel', 'Channel', channels.useRows(choicesByName)),
    group('series', 'Series', contentSeries.useRows(choicesByName)),
    // Ideas have no place on the calendar.
    group(
      'stage',
      'Stage',
      roadStages.slice(1).map((value) => ({ value, label: stageNames[value] })),
    ),
    group('state', 'State', states),
    group('assignee', 'Assignee', people.length > 1 ? people : []),
    {
      ...group('sponsored', 'Sponsored', hasDeals ? [{ value: 'true', label: 'Sponsored' }] : []),
      isSwitch: true,
    },
  ];
  const presets: ListPreset[] = [
    ...ofPillar.map((pillar) => ({ ...pillar, words: { pillar: pillar.value } })),
    ...(hasDeals ? [{ value: 'true', label: 'Sponsored', words: { sponsored: 'true' } }] : []),
    { value: 'missed', label: 'Missed', words: { state: 'missed' } },
  ];
  const { sponsored, q = '', ...words } = filter;
  const search: ListSearch = { ...words, q, ...(sponsored ? { sponsored: 'true' } : {}) };
  const chosen = filterNames.filter((name) => name !== 'q' && filter[name] !== undefined).length;
  // What makes no sense is read as nothing.
  const read = (changed: ListSearch) => onlyFilter(postsSearch(changed));
  const change = (changes: ListSearch) => onFilter(read({ ...search, ...changes }));
  const countWith = (chip: ListSearch) =>
    countOf(read(withChip(search, { questions, presets }, chip)));
  const [typed, onType] = useTyped(q, (next) => change({ q: next }));
  return {
    ...{ filters, presets, questions, search, chosen },
    rows: { length: countOf(filter) },
    total: countOf({}),
    isNarrowed: isFiltered(filter),
    counts: new Map([
      ['all', countWith({})],
      ...presets.map((one): [string, number] => [one.value, countWith(one.words)]),
    ]),
    find: { label: 'Search content', typed, onType },
    change,
    clear: () => onFilter(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
  };
}

function onlyFilter(search: ReturnType<typeof postsSearch>): ContentFilter {
  return Object.fromEntries(filterNames.map((name) => [name, search[name]]));
}

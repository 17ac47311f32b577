import { byAge } from '#client/list/by-age.ts';
import { dateOf, daysBetween } from '#client/words/dates.ts';
import type { Choice, ListChip, ListFilter, ListRules } from '#client/list/list-words.ts';
import { formatLabels } from '#domains/making/channels/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import type { ContentSeries } from '#domains/making/pillars/series/schema.ts';

/** What makes an idea old. */
export const oldDays = 30;
const noPillar = 'none';

export const ideaSortLabels = { newest: 'Newest', oldest: 'Oldest', title: 'Title' };
export type IdeaSort = keyof typeof ideaSortLabels;

interface Facts {
  today: string;
  timeZone: string;
  /** Ids of ideas with an inspiration. */
  inspired: ReadonlySet<string>;
}

/** How many days an idea has waited. */
export function ageOf(
  { createdAt }: Pick<ContentItem, 'createdAt'>,
  { today, timeZone }: Pick<Facts, 'today' | 'timeZone'>,
): number {
  return Math.max(0, daysBetween(dateOf(createdAt, timeZone), today));
}

const yes = 'yes';

interface IdeaFilterOptions extends Facts {
  pillars: readonly Pillar[];
  series: readonly ContentSeries[];
  /** Who had an idea, by name. */
  people: readonly Choice[];
}

/** By what ideas are looked for. `ideas` are all there are: what can be chosen is what some have. */
export function ideaRules(
  ideas: readonly ContentItem[],
  { pillars, series, people, ...facts }: IdeaFilterOptions,
): ListRules<ContentItem> {
  const has = (field: keyof ContentItem) => new Set(ideas.map((idea) => idea[field]));
  const [pillarIds, seriesIds, formats, authors] = [
    has('pillarId'),
    has('contentSeriesId'),
    has('formatHint'),
    has('createdByUserId'),
  ];
  const tags = [...new Set(ideas.flatMap((idea) => idea.tags))].toSorted();
  return {
    questions: {
      name: 'status',
      label: 'Ideas',
      chips: [
        pile('inbox', 'Inbox'),
        pile('shortlisted', 'Shortlisted'),
        pile('parked', 'Parked'),
        {
          value: 'all',
          label: 'All',
          isAlways: true,
        },
      ],
    },
    filters: [
      {
        name: 'pillar',
        label: 'Pillar',
        choices: [
          ...pillars
            .filter(({ id, isActive }) => isActive || pillarIds.has(id))
            .map(({ id, name, color }) => ({ value: id, label: name, color })),
          ...(pillars.length > 0 && pillarIds.has(null)
            ? [{ value: noPillar, label: 'No pillar' }]
            : []),
        ],
        passes: ({ pillarId }, value) => (pillarId ?? noPillar) === value,
      },
      {
        name: 'series',
        label: 'Series',
        choices: series
          .filter(({ id }) => seriesIds.has(id))
          .map(({ id, name }) => ({ value: id, label: name })),
        passes: ({ contentSeriesId }, value) => contentSeriesId === value,
      },
      {
        name: 'format',
        label: 'Format',
        choices: Object.entries(formatLabels)
          .filter(([key]) => [...formats].includes(key))
          .map(([value, label]) => ({ value, label })),
        passes: ({ formatHint }, value) => formatHint === value,
      },
      {
        name: 'author',
        label: 'From',
        choices: people.filter(({ value }) => authors.has(value)),
        passes: ({ createdByUserId }, value) => createdByUserId === value,
      },
      {
        name: 'tag',
        label: 'Tag',
        choices: tags.map((value) => ({ value, label: value })),
        passes: (idea, value) => idea.tags.includes(value),
      },
      switchOf('inspired', 'Has an inspiration', ({ id }) => facts.inspired.has(id)),
      switchOf('old', `Older than ${oldDays} days`, (idea) => ageOf(idea, facts) > oldDays),
      switchOf('archived', 'Archived', ({ stage }) => stage === 'archived'),
    ],
    isListed: ({ stage }, search) => (search['archived'] ? stage === 'archived' : stage === 'idea'),
    textOf: ({ title, hook, notes, tags: own }) => [title, hook, notes, ...own].join('\n'),
  };
}

// What is archived lies on no pile.
const pile = (value: ContentItem['ideaStatus'] & string, label: string): ListChip<ContentItem> => ({
  value,
  label,
  isAlways: true,
  passes: ({ ideaStatus, stage }) => stage === 'archived' || ideaStatus === value,
});

const switchOf = (
  name: string,
  label: string,
  passes: (idea: ContentItem) => boolean,
): ListFilter<ContentItem> => ({
  ...{ name, label, isSwitch: true, choices: [{ value: yes, label }], passes },
});

/** In the order that was chosen; what is starred stands first. */
export function sortIdeas(ideas: readonly ContentItem[], sort: IdeaSort): ContentItem[] {
  const compare = {
    newest: (one: ContentItem, other: ContentItem) => byAge(other, one),
    oldest: byAge,
    title: (one: ContentItem, other: ContentItem) => one.title.localeCompare(other.title),
  }[sort];
  return ideas.toSorted(
    (one, other) =>
      Number(other.isPriority) - Number(one.isPriority) ||
      compare(one, other) ||
      one.id.localeCompare(other.id),
  );
}

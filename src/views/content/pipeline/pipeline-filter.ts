import type { Choice, ListFilter, ListPreset, ListRules } from '#client/list/list-words.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import type { Piece } from './pieces.ts';

const none = 'none';
const me = 'me';
const yes = 'yes';

interface PipelineFilterOptions {
  userId: string | null;
  /** In their order. */
  pillars: readonly Pillar[];
  channels: readonly Choice[];
  series: readonly Choice[];
  /** Names of members by user. */
  names: ReadonlyMap<string, string>;
}

/** By what content is looked for; a pillar, one's own and what is late are a press away. */
export function pipelineRules(
  pieces: readonly Piece[],
  { userId, pillars, channels, series, names }: PipelineFilterOptions,
): ListRules<Piece> {
  const used = new Set(pieces.map(({ item }) => item.pillarId));
  const tags = [...new Set(pieces.flatMap(({ item }) => item.tags))].toSorted();
  const known = pillars
    .filter(({ id, isActive }) => isActive || used.has(id))
    .map(({ id, name, color }) => ({ value: id, label: name, color }));
  return {
    questions: {
      name: 'show',
      label: 'Content',
      chips: [{ value: 'all', label: 'All', isCounted: isInMaking }],
    },
    presets: [
      ...known.map((pillar): ListPreset => ({
        ...pillar,
        words: { pillar: pillar.value },
        isPartOfAll: true,
        isAlways: used.has(pillar.value),
      })),
      ...(names.size > 1
        ? [{ value: me, label: 'Assigned to me', words: { assignee: me }, isPartOfAll: true }]
        : []),
      { value: 'late', label: 'Late', words: { late: yes } },
    ],
    filters: [
      {
        name: 'pillar',
        label: 'Pillar',
        choices: known.length > 0 ? [...known, { value: none, label: 'No pillar' }] : [],
        passes: ({ item }, value) => (item.pillarId ?? none) === value,
      },
      {
        name: 'channel',
        label: 'Channel',
        choices: channels,
        passes: (piece, value) => piece.channels.some(({ id }) => id === value),
      },
      {
        name: 'series',
        label: 'Series',
        choices: series,
        passes: ({ item }, value) => item.contentSeriesId === value,
      },
      {
        name: 'assignee',
        label: 'Assigned to',
        choices: [
          { value: me, label: 'Me' },
          { value: none, label: 'Nobody' },
          ...[...names].map(([value, label]) => ({ value, label })),
        ],
        passes: ({ item }, value) =>
          (item.assigneeUserId ?? none) === (value === me ? userId : value),
      },
      {
        name: 'tag',
        label: 'Tag',
        choices: tags.map((value) => ({ value, label: value })),
        passes: ({ item }, value) => item.tags.includes(value),
      },
      switchOf('sponsored', 'Sponsored', ({ sponsors }) => sponsors.length > 0),
      switchOf('late', 'Late', ({ isLate }) => isLate),
      switchOf('archived', 'Archived', ({ item }) => item.stage === 'archived'),
    ],
    textOf: ({ item, pillar, sponsors }) =>
      [
        item.title,
        item.hook,
        pillar?.name,
        ...item.tags,
        ...sponsors.map(({ brand }) => brand?.name),
      ].join(' '),
  };
}

/** What the sidebar counts as well: neither an idea any more nor out yet. */
export function isInMaking({ item }: Piece): boolean {
  return !['idea', 'published', 'archived'].includes(item.stage);
}

const switchOf = (
  name: string,
  label: string,
  passes: (piece: Piece) => boolean,
): ListFilter<Piece> => ({
  ...{ name, label, isSwitch: true, choices: [{ value: yes, label }], passes },
});

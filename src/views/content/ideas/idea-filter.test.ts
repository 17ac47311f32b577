import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import type { ContentSeries } from '#domains/making/pillars/series/schema.ts';
import { type ListSearch, narrow } from '#client/list/list-words.ts';
import { ageOf, ideaRules, sortIdeas } from './idea-filter.ts';
import { readIdeaSearch } from './idea-search.ts';

const days = { today: '2026-11-21', timeZone: 'America/New_York' };
const facts = { ...days, inspired: new Set<string>() };
// Only what these functions read.
const anIdea = (fields: Partial<ContentItem> = {}) =>
  ({
    id: newId(),
    title: 'Café in five breakfasts',
    hook: '',
    notes: '',
    tags: [],
    stage: 'idea',
    ideaStatus: 'inbox',
    pillarId: null,
    contentSeriesId: null,
    formatHint: null,
    isPriority: false,
    createdAt: '2026-11-20T12:00:00Z',
    version: 1,
    createdByUserId: 'maria',
    ...fields,
  }) as ContentItem;

test("an idea's age is counted in days of the user's own zone", () => {
  expect(ageOf({ createdAt: '2026-11-21T04:59:00Z' }, days)).toBe(1);
  expect(ageOf({ createdAt: '2026-11-21T05:00:00Z' }, days)).toBe(0);
  // The clock of the server may be ahead.
  expect(ageOf({ createdAt: '2026-11-23T05:00:00Z' }, days)).toBe(0);
});

const others = [
  anIdea({ tags: ['porto'], formatHint: 'video', contentSeriesId: 't', createdByUserId: 'ife' }),
];

/** Whether a search finds an idea among others. */
function finds(
  idea: ContentItem,
  search: ListSearch,
  { typed = '', inspired = facts.inspired } = {},
) {
  const rules = ideaRules([idea, ...others], {
    ...{ ...days, inspired, pillars: [{ id: 'p', name: 'Harbour', isActive: true } as Pillar] },
    series: ['s', 't'].map((id) => ({ id, name: id }) as ContentSeries),
    people: ['maria', 'ife'].map((value) => ({ value, label: value })),
  });
  return narrow([idea], rules, { search, typed }).rows.length === 1;
}

test('older than 30 days is 31', () => {
  const of = (createdAt: string) => finds(anIdea({ createdAt }), { old: 'yes' });
  expect([of('2026-10-22T12:00:00Z'), of('2026-10-21T12:00:00Z')]).toEqual([false, true]);
});

test('words are found in title, hook, notes and tags, whatever their accents', () => {
  const idea = anIdea({ notes: 'Ask Ife', tags: ['lisbon'] });
  const has = (typed: string) => finds(idea, {}, { typed });
  expect([has('cafe IFE'), has('lisb'), has('porto')]).toEqual([true, true, false]);
});

test('each filter leaves out what is not of it, and takes several of its values', () => {
  const idea = anIdea({ tags: ['lisbon'], formatHint: 'reel', contentSeriesId: 's' });
  expect(finds(idea, { tag: 'lisbon', format: 'reel', series: 's' })).toBe(true);
  for (const search of [
    { tag: 'porto' },
    { format: 'video' },
    { series: 't' },
    { author: 'ife' },
    { inspired: 'yes' },
  ])
    expect(finds(idea, search)).toBe(false);
  expect(finds(idea, { tag: 'porto,lisbon' })).toBe(true);
  // What nobody knows narrows nothing.
  expect(finds(idea, { tag: 'madeira' })).toBe(true);
  const inspired = new Set([idea.id]);
  expect(finds(idea, { inspired: 'yes', author: 'maria' }, { inspired })).toBe(true);
});

test('piles, pillars and the archive', () => {
  const parked = anIdea({ ideaStatus: 'parked', pillarId: 'p' });
  expect([finds(parked, {}), finds(parked, { status: 'parked' })]).toEqual([false, true]);
  const all = { status: 'all' };
  expect(finds(parked, all)).toBe(true);
  expect(finds(parked, { ...all, pillar: 'p' })).toBe(true);
  expect(finds(anIdea({ pillarId: 'p' }), { pillar: 'none' })).toBe(false);
  const away = anIdea({ stage: 'archived', ideaStatus: 'parked' });
  expect([finds(away, all), finds(away, { archived: 'yes' })]).toEqual([false, true]);
});

test('starred ideas stand first in every order', () => {
  const [old, young] = [
    anIdea({ title: 'B', createdAt: '2026-01-01T00:00:00Z' }),
    anIdea({ title: 'A' }),
  ];
  const starred = anIdea({ title: 'Z', createdAt: '2026-06-01T00:00:00Z', isPriority: true });
  const all = [old, starred, young];
  expect(sortIdeas(all, 'newest')).toEqual([starred, young, old]);
  expect(sortIdeas(all, 'oldest')).toEqual([starred, old, young]);
  expect(sortIdeas(all, 'title')).toEqual([starred, young, old]);
});

test('an idea keeps its place when the server dates it anew', () => {
  const second = anIdea({ title: 'Second', createdAt: '2026-11-20T12:00:01Z', version: 0 });
  for (const clock of ['2026-11-20T11:00:00Z', '2026-11-20T13:00:00Z']) {
    const first = anIdea({ title: 'First', createdAt: clock });
    expect(sortIdeas([first, second], 'newest')).toEqual([second, first]);
    expect(sortIdeas([second, first], 'oldest')).toEqual([first, second]);
  }
});

test('an address keeps what it understands', () => {
  expect(readIdeaSearch({ status: 'shortlisted', q: 2026, old: 'true', pillar: '', x: 1 })).toEqual(
    {
      status: 'shortlisted',
      q: '2026',
      old: 'yes',
    },
  );
});

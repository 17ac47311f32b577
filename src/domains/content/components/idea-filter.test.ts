import { expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import type { ContentItem } from '#domains/content/schema.ts';
import { ageOf, isNarrowed, isOfPillar, isOfTab, passesSearch, sortIdeas } from './idea-filter.ts';
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

test('older than 30 days is 31', () => {
  const of = (createdAt: string) => passesSearch(anIdea({ createdAt }), { old: true }, facts);
  expect([of('2026-10-22T12:00:00Z'), of('2026-10-21T12:00:00Z')]).toEqual([false, true]);
});

test('words are found in title, hook, notes and tags, whatever their accents', () => {
  const idea = anIdea({ notes: 'Ask Ife', tags: ['lisbon'] });
  const finds = (q: string) => passesSearch(idea, { q }, facts);
  expect([finds('cafe IFE'), finds('lisb'), finds('porto')]).toEqual([true, true, false]);
});

test('each filter leaves out what is not of it', () => {
  const idea = anIdea({ tags: ['lisbon'], formatHint: 'reel', contentSeriesId: 's' });
  const inspired = { ...facts, inspired: new Set([idea.id]) };
  expect(passesSearch(idea, { tag: 'lisbon', format: 'reel', series: 's' }, facts)).toBe(true);
  for (const search of [
    { tag: 'porto' },
    { format: 'video' },
    { series: 't' },
    { author: 'ife' },
    { inspired: true as const },
  ])
    expect(passesSearch(idea, search, facts)).toBe(false);
  expect(passesSearch(idea, { inspired: true, author: 'maria' }, inspired)).toBe(true);
});

test('tabs and pillars', () => {
  const parked = anIdea({ ideaStatus: 'parked', pillarId: 'p' });
  expect([isOfTab(parked, {}), isOfTab(parked, { status: 'parked' })]).toEqual([false, true]);
  expect(isOfTab(parked, { status: 'all' })).toBe(true);
  expect([isOfPillar(parked, { pillar: 'p' }), isOfPillar(parked, { pillar: 'none' })]).toEqual([
    true,
    false,
  ]);
  expect(isOfPillar(anIdea(), { pillar: 'none' })).toBe(true);
  expect([isNarrowed({ status: 'all' }), isNarrowed({ q: 'x' })]).toEqual([false, true]);
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
      old: true,
    },
  );
  expect(readIdeaSearch({ status: 'inbox', inspired: 'no' })).toEqual({});
});

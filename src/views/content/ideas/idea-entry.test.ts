import { expect, test } from 'vitest';
import { findIdeaParts, titleOfSource, withoutIdeaParts } from './idea-entry.ts';

const pillars = [
  { id: 'e', name: 'Education' },
  { id: 'b', name: 'Behind' },
  { id: 's', name: 'Behind the scenes' },
];
const read = (text: string, more: Partial<Parameters<typeof findIdeaParts>[1]> = {}) =>
  findIdeaParts(text, { pillars, taken: [], ignored: [], isComplete: true, ...more });
const pillarOf = (text: string, isComplete = true) =>
  read(text, { isComplete }).flatMap((part) => (part.kind === 'pillar' ? [part.pillarId] : []));

test.each([
  ['Five knives #education', ['e']],
  ['#Education five knives', ['e']],
  ['How we film #behindthescenes today', ['s']],
  ['How we film #behind-the-scenes', ['s']],
  ['How we film #Behind the scenes with Ife', ['s']],
  ['#behind the curtain', ['b']],
  ['Rule #1 of lighting', []],
  ['C#education', []],
  ['#educational', []],
  ['Say it with # education', []],
])('%j names %j', (text, ids) => {
  expect(pillarOf(text)).toEqual(ids);
});

test('while it is typed a pillar counts once a blank follows, and not while it may become longer', () => {
  expect(pillarOf('Knives #education', false)).toEqual([]);
  expect(pillarOf('Knives #education ', false)).toEqual(['e']);
  expect(pillarOf('Film #behind ', false)).toEqual([]);
  expect(pillarOf('Film #behind the', false)).toEqual([]);
  expect(pillarOf('Film #behind us', false)).toEqual(['b']);
});

test('an address is where the idea comes from; what is none stays among the words', () => {
  expect(read('See https://example.org/a?b=1 for the cut')).toMatchObject([
    { kind: 'source', sourceUrl: 'https://example.org/a?b=1' },
  ]);
  expect(read('See javascript:alert(1) and http:// and ftp://x.y')).toEqual([]);
  expect(read('https://example.org', { isComplete: false })).toEqual([]);
});

test('what was turned back into words stays words', () => {
  expect(read('Knives #education', { ignored: ['#education'] })).toEqual([]);
  expect(read('https://a.b/c', { ignored: ['https://a.b/c'] })).toEqual([]);
  expect(read('#education', { taken: ['pillar'] })).toEqual([]);
});

test('the title is what is left, without gaps', () => {
  const text = 'Five #education knives https://example.org/x to own';
  expect(withoutIdeaParts(text, read(text))).toBe('Five knives to own');
  expect(titleOfSource('https://www.example.org/x')).toBe('Idea from example.org');
});

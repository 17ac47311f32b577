import { expect, test } from 'vitest';
import { partsOf, rank } from './title-match.ts';

const marked = (title: string, query: string) =>
  partsOf(title, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test('a title that begins with what was typed comes before one that holds it', () => {
  expect(rank('Lisbon, autumn light', 'lisb')).toBe(0);
  expect(rank('A wet day in Lisbon', 'lisb')).toBe(1);
  expect(rank('Unlisbon', 'lisb')).toBe(2);
});

test('every word has to be there, in any order', () => {
  expect(rank('Order ND filters for Lisbon', 'lisbon nd')).toBeDefined();
  expect(rank('Order ND filters for Lisbon', 'lisbon flights')).toBeUndefined();
});

test('accents and capitals do not matter, and letters keep their places', () => {
  expect(marked('Café à Graça', 'graca cafe')).toBe('[Café] à [Graça]');
});

test('what cannot be stripped of its accents in place is searched as it is', () => {
  expect(rank('한국어 자막', '자막')).toBe(1);
});

test('words that overlap are marked once', () => {
  expect(marked('Lisbon', 'lis isb')).toBe('[Lis]bon');
});

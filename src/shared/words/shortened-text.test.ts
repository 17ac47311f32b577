import { expect, test } from 'vitest';
import { shortenedAtWord, shortenedText } from './shortened-text.ts';

test.each([
  ['The tide', 8, 'The tide'],
  ['The tide clerk', 9, 'The tide…'],
  ['The tide clerk', 10, 'The tide…'],
  ['Lark 🎬🎬', 8, 'Lark 🎬…'],
  ['Lark 🎬🎬', 7, 'Lark…'],
])('%s in %i is %s', (text, most, shown) => {
  expect(shortenedText(text, most)).toBe(shown);
  expect(shown.isWellFormed()).toBe(true);
});

test.each([
  ['The tide', 8, 'The tide'],
  ['The tide clerk', 9, 'The tide…'],
  ['The tide clerk', 13, 'The tide…'],
  ['The tide clerk', 14, 'The tide clerk'],
  ['Alongwordwithoutany', 10, 'Alongword…'],
])('%s in %i words is %s', (text, most, shown) => {
  expect(shortenedAtWord(text, most)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(most);
});

import { expect, test } from 'vitest';
import { ideaOf, sourceWords } from './rules.ts';

const source = sourceWords({ noun: 'book', title: 'Salt, Late', by: 'W. Aldous', at: 'p. 12' });
const of = { collection: 'books', recordId: 'x', title: 'Salt', source } as const;

test('what an idea came of is said in words', () => {
  expect(source).toBe('From the book “Salt, Late” by W. Aldous, p. 12');
  expect(sourceWords({ noun: 'film', title: 'Ridge' })).toBe('From the film “Ridge”');
});

test('a quote stands as one, with what it came of below', () => {
  const { notes } = ideaOf({ ...of, text: 'The sea\nkeeps no receipts.', isQuote: true });
  expect(notes).toBe(`> The sea\n> keeps no receipts.\n\n${source}`);
  expect(ideaOf(of).notes).toBe(source);
});

test('what is too long is cut, and what it came of stays', () => {
  const { ideaTitle, notes } = ideaOf({ ...of, title: 'a'.repeat(300), text: '🎬'.repeat(10_000) });
  expect([ideaTitle.length <= 200, notes.length <= 20_000]).toEqual([true, true]);
  expect([ideaTitle.endsWith('…'), notes.endsWith(source)]).toEqual([true, true]);
  expect(notes.isWellFormed()).toBe(true);
});

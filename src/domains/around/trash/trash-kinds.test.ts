import { expect, test } from 'vitest';
import { kindWords } from './trash-kinds.ts';

test.each([
  ['tasks', 'Task'],
  ['content-items', 'Content item'],
  ['businesses', 'Business'],
  ['categories', 'Category'],
  ['content-series', 'Content series'],
  ['campaign-exclusivities', 'Campaign exclusivity'],
  ['recurring-expenses', 'Recurring expense'],
  ['entertainment', 'Entertainment'],
])('one of %s is called %s', (collection, kind) => {
  expect(kindWords(collection)).toBe(kind);
});

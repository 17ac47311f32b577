import { expect, test } from 'vitest';
import { asIsbn13, isIsbn13 } from './rules.ts';

test.each([
  ['0-306-40615-2', '9780306406157'],
  ['080442957x', '9780804429573'],
  ['ISBN-13: 978 0 306 40615 7', '9780306406157'],
  ['979-10-91146-13-5', '9791091146135'],
  // As people paste it from a page: with dashes that are no hyphens.
  ['978‑0‑306‑40615‑7', '9780306406157'],
  // Of a publisher that no table knows yet.
  ['9786260000004', '9786260000004'],
])('%j is kept as %s', (typed, kept) => {
  expect(asIsbn13(typed)).toBe(kept);
  expect(isIsbn13(kept)).toBe(true);
});

test.each(['9780306406158', '0306406153', '9770306406150', '978030640615', '', 'X'])(
  '%j is none, and stays as it was typed',
  (typed) => {
    expect(asIsbn13(typed)).toBe(typed);
    expect(isIsbn13(asIsbn13(typed))).toBe(false);
  },
);

import { expect, test } from 'vitest';
import { filledIn } from './fill-in.ts';

const empty = {
  ...{ title: '', subtitle: '', authors: '', isbn: '', publisher: '' },
  ...{ pages: null, publishedYear: null },
};
const found = {
  title: 'The Left Hand of Darkness',
  authors: ['Ursula K. Le Guin'],
  isbn: '9780441478125',
  pages: 304,
};

test('what is empty is filled in', () => {
  expect(filledIn(empty, found)).toEqual({
    title: 'The Left Hand of Darkness',
    authors: 'Ursula K. Le Guin',
    isbn: '9780441478125',
    pages: 304,
  });
});

test('what was typed is never written over', () => {
  const typed = { ...empty, title: 'left hand', authors: 'Le Guin', pages: 1 };
  expect(filledIn(typed, found)).toEqual({ isbn: '9780441478125' });
});

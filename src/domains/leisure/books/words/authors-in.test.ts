import { expect, test } from 'vitest';
import { authorsIn } from './authors-in.ts';

test.each([
  ['A, B & C', ['A', 'B', 'C']],
  ['Terry  Pratchett,Neil Gaiman, Neil Gaiman', ['Terry Pratchett', 'Neil Gaiman']],
  ['Martin Luther King, Jr.', ['Martin Luther King, Jr.']],
  ['Martin Luther King,Jr., Cornel West', ['Martin Luther King,Jr.', 'Cornel West']],
  ['Kurt Vonnegut, jr & B. Quill, Ph.D., MD', ['Kurt Vonnegut, jr', 'B. Quill, Ph.D., MD']],
  ['A. Voss, II, B. Voss, III', ['A. Voss, II', 'B. Voss, III']],
  // Whose names begin like that have one of their own.
  ['A, Jrgen B, Mdina C, V', ['A', 'Jrgen B', 'Mdina C', 'V']],
  ['Le Guin, Ursula K.; Strunk & White', ['Le Guin, Ursula K.', 'Strunk & White']],
  ['Le Guin, Ursula K.;', ['Le Guin, Ursula K.']],
  [' ; ', []],
  ['', []],
])('%j names %j', (text, names) => {
  expect(authorsIn(text)).toEqual(names);
});

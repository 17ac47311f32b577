import { expect, test } from 'vitest';
import { changeOf } from './change-of.ts';

test.each([
  ['the same', 'abc', 'abc', '', ''],
  ['two that took the place of others', 'abcdef', 'aXcdYf', 'be', 'XY'],
  ['one more in the middle', 'abcd', 'abXcd', '', 'X'],
  ['some less at the end', 'abcd', 'ab', 'cd', ''],
  ['one less of two equal ones', 'aab', 'ab', 'a', ''],
  ['one for two', 'abcd', 'aXd', 'bc', 'X'],
  ['something of nothing', '', 'ab', '', 'ab'],
  ['nothing of something', 'ab', '', 'ab', ''],
])('%s', (_, before, after, gone, come) =>
  expect(changeOf(before.split(''), after.split(''))).toEqual({
    gone: gone.split(''),
    come: come.split(''),
  }),
);

import { expect, test } from 'vitest';
import { isNameTaken } from './name-taken.ts';

test('a name is taken in any case, but not by the record itself', () => {
  const rows = [{ id: '1', name: 'Behind the Scenes' }];
  expect(isNameTaken(rows, ' behind the scenes ')).toBe(true);
  expect(isNameTaken(rows, 'behind the scenes', '1')).toBe(false);
  expect(isNameTaken(rows, 'Behind')).toBe(false);
});

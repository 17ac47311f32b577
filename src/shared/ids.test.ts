import { expect, test } from 'vitest';
import { uuid } from './entity.ts';
import { newId } from './ids.ts';

test('ids made one after another grow, also within one millisecond', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

test('an id is a UUID of version 7, and one id has one spelling', () => {
  const id = newId();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(uuid.parse(id.toUpperCase())).toBe(id);
});

import { expect, test } from 'vitest';
import { derivedId } from './derived-id.ts';
import { uuid } from '#shared/entity.ts';

test('the same words are the same id, and it is a UUID', () => {
  const id = derivedId('trip', 'socks', 'Clothing');
  expect(id).toBe(derivedId('trip', 'socks', 'Clothing'));
  expect(uuid.parse(id)).toBe(id);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8/);
});

test('where one word ends says something', () => {
  expect(derivedId('a', 'bc')).not.toBe(derivedId('ab', 'c'));
  expect(derivedId('a', '')).not.toBe(derivedId('a'));
});

test('twenty thousand words that differ little have as many ids, spread over all bits', () => {
  const ids = new Set<string>();
  const ones = Array.from({ length: 32 }, () => 0);
  for (let at = 0; at < 20_000; at += 1) {
    const id = derivedId('0198d2a0-0000-7000-8000-0000000000aa', `thing ${at}`, 'Other', '');
    ids.add(id);
    for (const [place, digit] of id.replaceAll('-', '').split('').entries())
      ones[place] = (ones[place] ?? 0) + Number.parseInt(digit, 16);
  }
  expect(ids.size).toBe(20_000);
  // All digits but the version (12) and the variant (16) have every value as often.
  const uneven = ones.filter(
    (sum, place) => ![12, 16].includes(place) && Math.abs(sum / 20_000 - 7.5) > 0.1,
  );
  expect(uneven).toEqual([]);
});

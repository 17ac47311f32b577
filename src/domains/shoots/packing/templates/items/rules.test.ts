import { expect, test } from 'vitest';
import { quantityFor, readRule, ruleText } from './rules.ts';

const socks = {
  quantityRule: 'per_night',
  quantity: 1,
  quantityExtra: 1,
  quantityMax: 7,
  assignment: 'shared',
} as const;
const once = { ...socks, quantityRule: 'fixed', quantityExtra: 0, quantityMax: null } as const;

test('socks: one per night, one to spare, seven at most', () => {
  expect(quantityFor(socks, { days: 4, people: 1 })).toBe(4);
  expect(quantityFor(socks, { days: 13, people: 1 })).toBe(7);
});

test('a day out has one night to count by, and no dates count once', () => {
  expect(quantityFor(socks, { days: 1, people: 1 })).toBe(2);
  expect(quantityFor(socks, { days: null, people: 1 })).toBe(2);
  expect(
    quantityFor({ ...once, quantityRule: 'per_day', quantity: 3 }, { days: null, people: 9 }),
  ).toBe(3);
});

test('half a thing a day is one for two days, and parts never add a whole one', () => {
  const half = { ...once, quantityRule: 'per_day', quantity: 0.5 } as const;
  expect([1, 2, 3, 4, 5].map((days) => quantityFor(half, { days, people: 1 }))).toEqual([
    1, 1, 2, 2, 3,
  ]);
  expect(quantityFor({ ...half, quantity: 0.1 }, { days: 30, people: 1 })).toBe(3);
  expect(quantityFor({ ...half, quantity: 0.07 }, { days: 100, people: 1 })).toBe(7);
});

test('what is for each person is counted by people once, not twice', () => {
  const water = { ...once, quantityRule: 'per_person', quantity: 2 } as const;
  expect(quantityFor(water, { days: 3, people: 4 })).toBe(8);
  expect(quantityFor(water, { days: 3, people: 0 })).toBe(2);
  expect(quantityFor({ ...water, assignment: 'each_person' }, { days: 3, people: 4 })).toBe(2);
});

test('no rule counts beyond what a row can hold', () => {
  const all = { ...once, quantityRule: 'per_day', quantity: 99 } as const;
  expect(quantityFor(all, { days: 366, people: 1 })).toBe(999);
});

test('a rule reads as it is said, and what is said is read', () => {
  expect(ruleText(socks)).toBe('1 per night +1, max 7');
  expect(ruleText(once)).toBe('1');
  expect(ruleText({ ...once, quantityRule: 'per_day', quantity: 0.5 })).toBe('0.5 per day');
  expect(readRule('1 per night +1, max 7')).toEqual(socks);
  expect(readRule(' 2 a day ')).toEqual({ ...once, quantityRule: 'per_day', quantity: 2 });
  expect(readRule('0,5/day')).toEqual({ ...once, quantityRule: 'per_day', quantity: 0.5 });
  expect(readRule('3')).toEqual({ ...once, quantity: 3 });
  expect(readRule('1 per person, each')).toEqual({
    ...once,
    quantityRule: 'per_person',
    assignment: 'each_person',
  });
});

test.each(['', 'some', '0', '100', '1 per week', '1 +21', '1, max 0', '1, max 1000', '1.234'])(
  '%j says no rule',
  (text) => expect(readRule(text)).toBeNull(),
);

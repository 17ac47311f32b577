import { expect, test } from 'vitest';
import { lastDayTyped } from './right-actions.ts';

const right = { startsOn: '2026-09-01', durationDays: 30, fixedEndsOn: null, isPerpetual: false };

test('the last day of a right shows while it is typed, once its days and its first one can be read', () => {
  expect(lastDayTyped(right)).toBe('2026-09-30');
  for (const startsOn of ['9/', 'feb 30', '2026-02-30', null])
    expect(lastDayTyped({ ...right, startsOn })).toBeNull();
  expect(lastDayTyped({ ...right, durationDays: 0 })).toBeNull();
  expect(lastDayTyped({ ...right, fixedEndsOn: '2026-10-05' })).toBeNull();
});

import { expect, test } from 'vitest';
import { changedFields, keysOf, picked } from './changed-fields.ts';

const before = { note: '', startsOn: '2026-03-01', endsOn: null as string | null, feeMinor: 100 };

test('only what was changed is said, and what goes with it', () => {
  const period = [['startsOn', 'endsOn']] as const;
  expect(changedFields(before, { ...before }, period)).toEqual({});
  expect(changedFields(before, { ...before, note: 'Later' }, period)).toEqual({ note: 'Later' });
  const later = changedFields(before, { ...before, endsOn: '2026-04-01' }, period);
  expect(later).toEqual({ startsOn: '2026-03-01', endsOn: '2026-04-01' });
  expect(picked(before, keysOf(later))).toEqual({ startsOn: '2026-03-01', endsOn: null });
});

test('a list is changed by what is in it', () => {
  const steps = { checklist: ['Film', 'Cut'] };
  expect(changedFields(steps, { checklist: ['Film', 'Cut'] })).toEqual({});
  expect(changedFields(steps, { checklist: ['Cut', 'Film'] })).toEqual({
    checklist: ['Cut', 'Film'],
  });
});

import { expect, test } from 'vitest';
import { listsBefore, switched } from './switches.ts';

test('what two people switch from the same list is both switched', () => {
  expect(switched({ now: ['deals'], before: [], after: ['routine'] })).toEqual([
    'deals',
    'routine',
  ]);
  expect(switched({ now: ['deals', 'shoots'], before: ['shoots'], after: [] })).toEqual(['deals']);
  expect(switched({ now: [], before: ['deals'], after: ['deals', 'routine'] })).toEqual([
    'routine',
  ]);
  expect(switched({ now: [1, 2, 3], before: [1, 2], after: [2, 5] })).toEqual([2, 3, 5]);
});

test('of one switch the last choice holds, and it stands in the list once', () => {
  const after = ['comment.digest'];
  expect(switched({ now: ['comment.off'], before: [], after })).toEqual(after);
  expect(switched({ now: ['comment.off', 'task.on'], before: after, after: [] })).toEqual([
    'task.on',
  ]);
  expect(switched({ now: after, before: [], after })).toEqual(after);
});

test('a change says how the lists stood that it names, and no others', () => {
  const shown = { modulesOff: ['deals'], hiddenStages: ['review'], name: 'Studio' };
  const names = ['modulesOff', 'hiddenStages'] as const;
  const changes = { modulesOff: [], name: 'Desk' };
  expect(listsBefore(names, { changes, shown })).toEqual({ modulesOff: ['deals'] });
  expect(listsBefore(names, { changes: { name: 'Desk' }, shown })).toBeUndefined();
});

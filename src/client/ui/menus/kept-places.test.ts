import { expect, test } from 'vitest';
import { keptPlaces } from './kept-places.ts';

const item = (label: string, onSelect = () => undefined) => ({ label, onSelect });
const gone = (label: string) => expect.objectContaining({ label, disabled: true });

test('an open menu shows what is offered now, with what it does now', () => {
  const now = [item('Import…'), 'separator' as const, item('Print')];
  expect(keptPlaces([item('Import…'), 'separator', item('Print')], now)).toBe(now);
});

test('what comes while it is open comes last, and nothing moves', () => {
  const opened = [item('Import…')];
  const [print, copy, open] = [item('Print'), item('Copy link'), item('Import…')];
  const now = [print, copy, 'separator' as const, open];
  expect(keptPlaces(opened, now)).toEqual([open, 'separator', print, copy]);
});

test('what has gone stays in its place, and cannot be chosen', () => {
  const [edit, remove] = [item('Edit'), item('Delete')];
  const opened = [edit, item('Mark paid'), 'separator' as const, remove];
  expect(keptPlaces(opened, [edit, 'separator', remove])).toEqual([
    edit,
    gone('Mark paid'),
    'separator',
    remove,
  ]);
});

test('the same words under two headings are two entries', () => {
  const [sort, group] = [{ group: 'Sort by' }, { group: 'Group by' }];
  const [bySort, byGroup] = [item('Category'), item('Category')];
  expect(keptPlaces([sort, bySort], [sort, bySort, group, byGroup])).toEqual([
    sort,
    bySort,
    'separator',
    group,
    byGroup,
  ]);
  expect(keptPlaces([sort, bySort, group, byGroup], [group, byGroup])).toEqual([
    sort,
    gone('Category'),
    group,
    byGroup,
  ]);
});

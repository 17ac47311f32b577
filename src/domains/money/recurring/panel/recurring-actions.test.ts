import { expect, test } from 'vitest';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { unanswered } from '#client/testing/unanswered.ts';
import { pauseRecurring, recurringExpenses } from '#domains/money/recurring/data.ts';
import { addRecurring, changeRecurring, end, pause } from './recurring-actions.ts';

const { shown, sent, undo } = unanswered();

const today = Temporal.Now.plainDateISO();
const on = (days: number) => today.add({ days }).toString();
const sentNow = () => sent().map(({ name, input }) => [name.split('.').at(-1), input.body]);
const aBill = (fields: object = {}) =>
  addRecurring({
    ...{ title: 'Host', amountMinor: 1_000, currency: 'USD', startsOn: on(-15) },
    ...{ rrule: 'FREQ=WEEKLY', ...fields },
  });
const now = (id: string) => {
  const row = recurringExpenses.read(rowsById).get(id);
  if (!row) throw new Error('It does not show');
  return row;
};
const late = { occurrences: [on(-15), on(-8), on(-1)] };

test('undoing one that posts itself takes back what was posted with it', () => {
  aBill({ posting: 'auto' });
  undo();
  expect(sentNow().slice(1)).toEqual([
    ['unsettle', late],
    ['remove', undefined],
  ]);
  aBill();
  undo();
  expect(sentNow().at(-1)).toEqual(['remove', undefined]);
  expect(sentNow().filter(([name]) => name === 'unsettle')).toHaveLength(1);
});

test('letting a late one post itself says so, and is taken back with what it posted', () => {
  const id = aBill();
  changeRecurring(now(id), { posting: 'auto' });
  expect(shown.at(-1)?.text).toBe('3 expenses posted');
  undo();
  expect(sentNow().slice(1)).toEqual([
    ['update', { posting: 'auto' }],
    ['update', { posting: 'confirm' }],
    ['unsettle', late],
  ]);
});

test.each([
  ['pause', (id: string) => pause(now(id), { on: on(0), resumesOn: on(9) })],
  ['end', (id: string) => end(now(id), on(0))],
])('undo of %s leaves a later pause as it was', (_name, act) => {
  const id = aBill();
  const later = { from: on(40), until: on(60) };
  const body = { on: later.from, resumesOn: later.until };
  void pauseRecurring(id, body, { pauses: [later] });
  const { endedOn } = now(id);
  act(id);
  undo();
  expect(now(id)).toMatchObject({ pauses: [later], endedOn });
  expect(sentNow().at(-1)).toEqual(['pause', body]);
});

import { expect, test } from 'vitest';
import { dayOfChangedRight, paymentTriggeredOn, type Progress, rightBegunOn } from './rules.ts';

const calendar = { today: '2026-03-20', timeZone: 'America/New_York' };
const campaign: Progress['campaign'] = {
  status: 'in-progress',
  contractStatus: 'none',
  agreedOn: '2026-02-02',
};
const one = (id: string, fields: Partial<Progress['deliverables'][number]> = {}) => ({
  ...{ id, status: 'not_started' as const, approvedAt: null, postedAt: null },
  ...fields,
});
const posted = (id: string, postedAt: string, approvedAt: string | null = null) =>
  one(id, { status: 'posted', postedAt, approvedAt });
// In New York it is still the day before.
const [first, last] = ['2026-03-02T03:00:00Z', '2026-03-05T12:00:00Z'];

test.each([
  ['on_posting', [posted('a', last), posted('b', first)], '2026-03-05'],
  ['on_posting', [posted('b', first), one('c', { status: 'cancelled' })], '2026-03-01'],
  ['on_posting', [posted('b', first), one('c')], null],
  ['on_posting', [], null],
  ['on_approval', [posted('a', last, first)], '2026-03-01'],
  ['on_signing', [], '2026-02-02'],
  ['on_invoice', [posted('a', last)], null],
  ['fixed_date', [posted('a', last)], null],
] as const)('a payment %s of %j is triggered on %s', (trigger, deliverables, day) => {
  expect(paymentTriggeredOn({ campaign, deliverables }, trigger, calendar)).toBe(day);
});

test.each([
  ['on_posting', null, [posted('a', last), posted('b', first), one('c')], '2026-03-01'],
  ['on_posting', 'a', [posted('a', last), posted('b', first)], '2026-03-05'],
  ['on_posting', 'c', [posted('a', last), one('c')], null],
  ['on_delivery', null, [posted('a', last, first)], '2026-03-01'],
  ['on_delivery', null, [one('a', { status: 'cancelled', approvedAt: first })], null],
  ['on_delivery', null, [posted('a', last)], '2026-03-05'],
  ['on_signing', null, [], '2026-02-02'],
  ['fixed', null, [posted('a', last)], null],
] as const)('a right %s for %s of %j began on %s', (starts, deliverableId, deliverables, day) => {
  expect(rightBegunOn({ campaign, deliverables }, { starts, deliverableId }, calendar)).toBe(day);
});

test.each([
  ['2026-03-05', { starts: 'on_posting', deliverableId: 'c' }, null],
  ['2026-03-05', { starts: 'on_posting', deliverableId: null }, '2026-03-01'],
  [null, { starts: 'on_posting', deliverableId: null }, '2026-03-01'],
  ['2026-04-04', { starts: 'on_posting', deliverableId: null }, '2026-04-04'],
  ['2026-04-04', { starts: 'on_signing', deliverableId: 'a' }, '2026-02-02'],
  ['2026-03-05', { starts: 'fixed', deliverableId: 'c' }, '2026-03-05'],
] as const)('a right for a post that began on %s is now %j: %s', (startsOn, after, day) => {
  const deliverables = [posted('a', last), posted('b', first), one('c')];
  const before = { starts: 'on_posting', deliverableId: 'a', startsOn } as const;
  const begunOn = (right: Parameters<typeof rightBegunOn>[1]) =>
    rightBegunOn({ campaign, deliverables }, right, calendar);
  expect(dayOfChangedRight(before, after, begunOn)).toBe(day);
});

import { expect, test } from 'vitest';
import {
  averageDaysToPay,
  brandOfUrl,
  isFollowUpDue,
  isQuiet,
  maybePast,
  primaryOf,
} from './rules.ts';

const today = '2026-03-14';

test('days to pay are the mean from invoice to payment; what lacks one of the two does not count', () => {
  expect(
    averageDaysToPay([
      { invoicedOn: '2026-01-01', paidOn: '2026-01-31' },
      { invoicedOn: '2026-02-01', paidOn: '2026-02-11' },
      { invoicedOn: '2026-02-01', paidOn: null },
      { invoicedOn: null, paidOn: '2026-02-11' },
    ]),
  ).toBe(20);
  expect(averageDaysToPay([{ invoicedOn: '2026-02-28', paidOn: '2026-03-01' }])).toBe(1);
  expect(averageDaysToPay([])).toBeNull();
});

test.each([
  ['2026-03-13', true],
  [today, true],
  ['2026-03-15', false],
  [null, false],
])('a follow-up on %s is due today: %s', (nextFollowUpOn, isDue) => {
  expect(isFollowUpDue({ nextFollowUpOn }, today)).toBe(isDue);
});

test('a brand is quiet after more than 60 days without a word, or without any since it was added', () => {
  const old = { createdAt: '2025-01-01T08:00:00.000Z' };
  expect(isQuiet({ ...old, lastContactedOn: '2026-01-13' }, today)).toBe(false);
  expect(isQuiet({ ...old, lastContactedOn: '2026-01-12' }, today)).toBe(true);
  expect(isQuiet({ ...old, lastContactedOn: null }, today)).toBe(true);
  const isNewQuiet = (createdAt: string) => isQuiet({ createdAt, lastContactedOn: null }, today);
  expect(isNewQuiet('2026-01-13T08:00:00.000Z')).toBe(false);
  expect(isNewQuiet('2026-01-12T08:00:00.000Z')).toBe(true);
});

test('only an active brand without an open deal that was still for half a year may be past', () => {
  const brand = { relationship: 'active', lastContactedOn: '2025-09-15' } as const;
  const days = { openCampaigns: 0, lastEndedOn: null, today };
  expect(maybePast(brand, days)).toBe(true);
  expect(maybePast({ ...brand, lastContactedOn: '2025-09-16' }, days)).toBe(false);
  expect(maybePast({ ...brand, lastContactedOn: null }, days)).toBe(false);
  expect(maybePast({ ...brand, relationship: 'avoid' }, days)).toBe(false);
  expect(maybePast(brand, { ...days, openCampaigns: 1 })).toBe(false);
  expect(maybePast(brand, { ...days, lastEndedOn: '2025-12-01' })).toBe(false);
  const silent = { ...brand, lastContactedOn: null };
  expect(maybePast(silent, { ...days, lastEndedOn: '2025-09-15' })).toBe(true);
});

test('the primary contact is the one marked, or the oldest while none is', () => {
  const contact = (id: string, isPrimary = false) => ({ id, isPrimary });
  expect(primaryOf([contact('2'), contact('1'), contact('3', true)])?.id).toBe('3');
  expect(primaryOf([contact('2'), contact('1')])?.id).toBe('1');
  expect(primaryOf([])).toBeUndefined();
});

const halden = { website: 'https://www.Halden.com/about', isArchived: false };
const old = { website: 'https://halden.com', isArchived: true };
test.each([
  ['https://halden.com/rain?ref=lark', halden],
  ['https://shop.halden.com/', halden],
  ['https://nothalden.com/', undefined],
  ['https://halden.com.evil.example/', undefined],
  ['not an address', undefined],
  ['', undefined],
])('%j belongs to the brand whose website it is on', (url, brand) => {
  expect(brandOfUrl([old, halden, { website: null, isArchived: false }], url)).toBe(brand);
});

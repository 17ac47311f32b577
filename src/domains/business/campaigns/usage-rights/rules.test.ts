import { expect, test } from 'vitest';
import { endsOn, feePaymentOf, remindersOf, renewalOf, rightStateOf } from './rules.ts';
import type { UsageRight } from './schema.ts';

const right = (fields: Partial<UsageRight>) => ({
  startsOn: null,
  durationDays: null,
  fixedEndsOn: null,
  isPerpetual: false,
  ...fields,
});

test.each([
  [{ durationDays: 90 }, null, 'pending'],
  [{ startsOn: '2026-03-01', durationDays: 90 }, '2026-05-29', 'active'],
  [{ startsOn: '2026-01-01', durationDays: 90 }, '2026-03-31', 'ending'],
  [{ startsOn: '2025-09-01', durationDays: 30 }, '2025-09-30', 'expired'],
  [{ startsOn: '2026-03-10', durationDays: 1 }, '2026-03-10', 'ending'],
  [{ startsOn: '2026-03-11', durationDays: 30 }, '2026-04-09', 'pending'],
  [{ startsOn: '2026-03-01', fixedEndsOn: '2026-03-10', durationDays: 90 }, '2026-03-10', 'ending'],
  [{ fixedEndsOn: '2026-03-09' }, '2026-03-09', 'expired'],
  [{ startsOn: '2026-01-01', isPerpetual: true, durationDays: 3 }, null, 'perpetual'],
  [{ isPerpetual: true }, null, 'pending'],
  [{ startsOn: '2026-03-01' }, null, 'active'],
  [{ startsOn: '9999-12-01', durationDays: 3650 }, '9999-12-31', 'pending'],
] satisfies [Partial<UsageRight>, string | null, string][])(
  '%j ends on %s and is %s on 10 March',
  (fields, end, state) => {
    expect([endsOn(right(fields)), rightStateOf(right(fields), '2026-03-10')]).toEqual([
      end,
      state,
    ]);
  },
);

test('reminders are those that lie within the right', () => {
  expect(remindersOf(right({ startsOn: '2026-03-01', durationDays: 20 }))).toEqual([
    '2026-03-06',
    '2026-03-20',
  ]);
  expect(remindersOf(right({ startsOn: '2026-03-01', isPerpetual: true }))).toEqual([]);
});

test('renewing goes on from the day after, as long as before, however often', () => {
  const stored = {
    ...right({ startsOn: '2026-03-01', fixedEndsOn: '2026-03-31' }),
    kind: 'paid_ads',
    territory: 'EU',
    deliverableId: null,
    feeMinor: 5,
    renewalNote: '',
    notes: '',
  } as UsageRight; // The rest says nothing of a renewal.
  expect(renewalOf(stored)).toMatchObject({
    kind: 'paid_ads',
    territory: 'EU',
    starts: 'fixed',
    startsOn: '2026-04-01',
    durationDays: 31,
  });
  const fixed = { ...stored, startsOn: '2026-09-01', fixedEndsOn: null, durationDays: 30 };
  const renewed = { ...fixed, ...renewalOf(fixed) };
  expect([renewed.startsOn, endsOn(renewed)]).toEqual(['2026-10-01', '2026-10-30']);
  expect(renewalOf({ ...stored, isPerpetual: true })).toBeNull();
});

test('the fee of a right is due on the terms after its first day, or after an invoice', () => {
  expect(feePaymentOf({ feeMinor: 500_00, startsOn: '2026-04-01' }, 30)).toEqual({
    label: 'Usage rights',
    amountMinor: 500_00,
    trigger: 'fixed_date',
    triggeredOn: '2026-05-01',
    termsDays: 30,
  });
  expect(feePaymentOf({ feeMinor: 500_00, startsOn: null }, 14)).toMatchObject({
    trigger: 'on_invoice',
    triggeredOn: null,
    termsDays: 14,
  });
  expect(feePaymentOf({ feeMinor: null }, 30)).toBeNull();
  expect(feePaymentOf({ feeMinor: 0 }, 30)).toBeNull();
});

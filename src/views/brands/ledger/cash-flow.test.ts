import { describe, expect, test } from 'vitest';
import type { Brand } from '#domains/business/brands/schema.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { cashFlow, withoutDay } from './cash-flow.ts';
import { ledgerRows } from './ledger-rows.ts';

const today = '2026-11-25';
const base = 'USD';

// Only what the figures read.
const campaign = { id: 'deal', brandId: 'halden', status: 'confirmed', agreedOn: null } as Campaign;
const brand = { id: 'halden', name: 'Halden', paymentTermsDays: 30 } as Brand;
const payment = (fields: Partial<Payment>): Payment =>
  ({
    ...{ id: 'one', campaignId: 'deal', amountMinor: 1_000, currency: base, status: 'planned' },
    ...{ rate: null, rateCurrency: null, paidAmountMinor: null, feesWithheldMinor: 0 },
    ...{ trigger: 'on_posting', triggeredOn: null, termsDays: 30, invoicedOn: null, paidOn: null },
    ...fields,
  }) as Payment;

function rowsOf(payments: readonly Payment[], more: Partial<Campaign> = {}) {
  const deal = { ...campaign, ...more };
  const post = { campaignId: 'deal', status: 'drafting', postDueOn: '2026-12-10' } as Deliverable;
  return ledgerRows(
    {
      payments,
      campaigns: new Map([['deal', deal]]),
      brands: new Map([['halden', brand]]),
      deliverables: [post],
    },
    today,
  );
}

describe('money comes', () => {
  test('on its due day where there is one', () => {
    const [row] = rowsOf([payment({ triggeredOn: '2026-11-01' })]);
    expect(row?.coming).toEqual({ day: '2026-12-01', isAgreed: true });
  });

  test('after the planned go-live, its terms and the days by which this brand is late', () => {
    const paid = { status: 'paid', invoicedOn: '2026-01-01', paidOn: '2026-02-10' } as const;
    const rows = rowsOf([payment({}), payment({ id: 'two', ...paid })]);
    // Forty days instead of thirty.
    expect(rows[0]?.coming).toEqual({ day: '2027-01-19', isAgreed: false });
    expect(rows[1]?.coming).toBeNull();
  });

  test('never of a deal that came to nothing', () => {
    expect(rowsOf([payment({})], { status: 'declined' })[0]?.coming).toBeNull();
  });
});

test('six months hold what is agreed, what is likely and what goes out; what is late is in the first', () => {
  const rows = rowsOf([
    payment({ id: 'late', triggeredOn: '2026-08-01' }),
    payment({ id: 'next', triggeredOn: '2026-11-20', amountMinor: 500 }),
    payment({ id: 'likely', amountMinor: 70 }),
    payment({ id: 'yen', currency: 'JPY', triggeredOn: '2026-11-20', amountMinor: 9 }),
  ]);
  const bill = { amountMinor: 40, currency: base, rate: null, rateCurrency: null };
  const months = cashFlow(rows, [{ ...bill, dueOn: '2026-12-24' }], { base, today });
  expect(months.map(({ month }) => month)).toEqual([
    ...['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'],
  ]);
  expect(months.map(({ agreed }) => agreed.amountMinor)).toEqual([1_000, 500, 0, 0, 0, 0]);
  expect(months[1]?.agreed.notConverted).toEqual([{ currency: 'JPY', amountMinor: 9 }]);
  expect(months[2]?.expected.amountMinor).toBe(70);
  expect(months[1]?.out.amountMinor).toBe(40);
});

test('what has no day at all is said apart', () => {
  const [row] = rowsOf([payment({ trigger: 'fixed_date', termsDays: 0 })]);
  expect(row?.coming?.isAgreed).toBe(false);
  const bare = ledgerRows(
    {
      payments: [payment({})],
      campaigns: new Map([
        ['deal', { ...campaign, postingEndsOn: null, postingStartsOn: null } as Campaign],
      ]),
      brands: new Map(),
      deliverables: [],
    },
    today,
  );
  expect(bare[0]?.coming).toBeNull();
  expect(withoutDay(bare, base).amountMinor).toBe(1_000);
});

import { expect, test } from 'vitest';
import { billSource } from './bills-calendar.ts';
import type { RecurringExpense } from './schema.ts';

test('a late bill stands at what it cost when it fell due', () => {
  const row = {
    ...{ id: 'rent', title: 'Rent', currency: 'USD', amountType: 'fixed', posting: 'confirm' },
    ...{ rrule: 'FREQ=MONTHLY', startsOn: '2026-09-10', weekendRule: 'as_is', pauses: [] },
    ...{ endedOn: null, handledThroughOn: null, nextDueOn: '2026-09-10', amountMinor: 12_000 },
    earlierAmounts: [{ throughOn: '2026-11-10', amountMinor: 10_000 }],
  } as unknown as RecurringExpense; // Only what the calendar reads.
  const [entry] = billSource([row], { canEdit: false }).on('2026-09-10');
  expect(entry?.value).toBe('−$100.00');
});

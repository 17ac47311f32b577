import { expect, test } from 'vitest';
import type { Payment } from './schema.ts';
import { approvalReminder, paymentReminder } from './reminder-text.ts';

const payment: Payment = {
  id: 'payment',
  createdByUserId: 'mara',
  updatedByUserId: 'mara',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  version: 1,
  campaignId: 'deal',
  label: 'Deposit',
  amountMinor: 120_000,
  currency: 'USD',
  rate: null,
  rateCurrency: null,
  trigger: 'fixed_date',
  termsDays: 0,
  triggeredOn: '2026-03-14',
  dueOn: '2026-03-14',
  status: 'planned',
  invoiceNumber: '',
  poNumber: '',
  invoicedOn: null,
  paidOn: null,
  paidAmountMinor: null,
  feesWithheldMinor: 0,
  method: 'bank',
  vendorForms: 'not_needed',
  remindedOn: [],
  notes: '',
};
const deal = { campaign: { campaignName: 'Rain Shell' }, contact: { name: 'Ines Falk' } };
const words = (today: string, fields: Partial<Payment> = {}) =>
  paymentReminder({ ...payment, ...fields }, deal, { today, dateFormat: 'DMY' });

test('ahead of its day a payment is announced, on it and after it it is asked for', () => {
  expect(words('2026-03-07')).toBe(
    'Hi Ines,\n\nA short note that the payment “Deposit” for Rain Shell ($1,200.00) is due on Saturday, 14 March 2026. Could you confirm that it is on its way?',
  );
  expect(words('2026-03-14')).toContain('is due today. Could you confirm');
  expect(words('2026-03-17', { invoiceNumber: '2026-014' })).toBe(
    'Hi Ines,\n\nInvoice 2026-014 for Rain Shell ($1,200.00) was due on Saturday, 14 March 2026, 3 days ago. Could you tell me when it will be paid?',
  );
  expect(words('2026-03-15')).toContain('14 March 2026, yesterday.');
});

test('only what is still open is asked for, and who was asked before is told so', () => {
  const text = words('2026-03-28', { paidAmountMinor: 20_000, remindedOn: ['2026-03-17'] });
  expect(text).toContain('I am writing to you about this again. The payment “Deposit”');
  expect(text).toContain('($1,000.00)');
  // A note ahead of the day was no question.
  expect(words('2026-03-17', { remindedOn: ['2026-03-07'] })).not.toContain('again');
});

test('who writes to nobody in particular greets nobody by name', () => {
  const bare = { ...deal, contact: undefined };
  const text = paymentReminder(payment, bare, { today: '2026-03-17', dateFormat: 'DMY' });
  expect(text).toMatch(/^Hi,\n\nThe payment/);
  expect(approvalReminder('Reel 1', deal)).toBe(
    'Hi Ines,\n\n“Reel 1” for Rain Shell is waiting for your approval. Could you have a look, so that it goes live on time?',
  );
});

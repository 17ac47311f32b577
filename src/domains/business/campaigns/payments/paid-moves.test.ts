import { expect, test } from 'vitest';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { unanswered } from '#client/testing/unanswered.ts';
import { newId } from '#shared/ids.ts';
import { payments } from './data.ts';
import { canMovePayment } from './rules.ts';
import { movePaid } from './paid-moves.ts';

const { undo } = unanswered();

/** A payment on the list, as it stands. */
function aPayment() {
  const id = newId();
  const fields = { label: 'Full fee', amountMinor: 100_000, currency: 'USD' };
  void payments.create({ id, campaignId: newId(), ...fields });
  return {
    id,
    now() {
      const row = payments.read(rowsById).get(id);
      if (!row) throw new Error('It does not show');
      return row;
    },
  };
}

test('what was raised after it was paid is paid by one press, and Undo leaves it open again', () => {
  const { id, now } = aPayment();
  movePaid(now(), { status: 'paid' }, '2026-03-04');
  void payments.update(id, { amountMinor: 120_000 });
  movePaid(now(), { status: 'paid' }, '2026-03-10');
  const whole = { status: 'paid', paidOn: '2026-03-10', paidAmountMinor: 120_000 };
  expect(now()).toMatchObject(whole);
  undo();
  expect(now()).toMatchObject({ ...whole, paidOn: '2026-03-04', paidAmountMinor: 100_000 });
});

test('Undo of what was paid after an invoice knows the part that had come in', () => {
  const { id, now } = aPayment();
  movePaid(now(), { status: 'invoiced' }, '2026-03-01');
  void payments.update(id, { paidAmountMinor: 40_000, paidOn: '2026-03-02' });
  movePaid(now(), { status: 'paid' }, '2026-03-10');
  expect(now()).toMatchObject({ status: 'paid', paidAmountMinor: 100_000 });
  undo();
  expect(now()).toMatchObject({ status: 'invoiced', paidAmountMinor: 40_000 });
});

test.each(['planned', 'invoiced'] as const)(
  'each move of one that is %s has its way back',
  (from) => {
    const { id, now } = aPayment();
    if (from === 'invoiced')
      movePaid(
        now(),
        { status: from, invoicedOn: '2026-03-01', invoiceNumber: '0141' },
        '2026-03-02',
      );
    const before = now();
    for (const status of ['invoiced', 'paid', 'void', 'written_off', 'planned'] as const) {
      if (!canMovePayment(from, status)) continue;
      movePaid(now(), { status }, '2026-03-10');
      expect(now().status).toBe(status);
      undo();
      expect(now()).toMatchObject({ ...before, updatedAt: now().updatedAt });
    }
    expect(id).toBe(before.id);
  },
);

import { expect, test } from 'vitest';
import { totalIn } from '#shared/money.ts';
import { pick, seeded } from '#server/testing/samples.ts';
import {
  afterInstalment,
  afterPaymentMove,
  canMovePayment,
  chaseDue,
  dueOn,
  halvesOf,
  isNothingPaid,
  outstandingMinor,
  owedMinor,
  paymentMovesFrom,
  paymentStateOf,
  receivedMinor,
  standingOf,
  toComeMinor,
} from './rules.ts';
import { wrongTogether } from '#domains/business/campaigns/payments/fields/rules.ts';
import { type Payment, paymentStatuses, type PaymentStatus, paymentTriggers } from './schema.ts';

const random = seeded(Number(process.env['TEST_SEED'] ?? 20_265));
const agreed = { status: 'in-progress', compensation: 'paid' } as const;
const payment = (fields: Partial<Payment> = {}) => ({
  status: 'planned' as PaymentStatus,
  amountMinor: 100_000,
  paidAmountMinor: null,
  feesWithheldMinor: 0,
  trigger: 'on_posting' as Payment['trigger'],
  termsDays: 30,
  triggeredOn: null,
  invoicedOn: null,
  paidOn: null,
  remindedOn: [],
  ...fields,
});

test('the moves are those of the table and no others', () => {
  const all = paymentStatuses.flatMap((from) =>
    paymentStatuses.filter((to) => canMovePayment(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(all.sort()).toEqual([
    'invoiced → paid',
    'invoiced → planned',
    'invoiced → void',
    'invoiced → written_off',
    'paid → invoiced',
    'paid → planned',
    'planned → invoiced',
    'planned → paid',
    'planned → void',
    'void → invoiced',
    'void → planned',
    'written_off → invoiced',
  ]);
});

test('no sequence of moves reaches a state that the table does not know', () => {
  for (let walk = 0; walk < 400; walk += 1) {
    let one = payment({ trigger: pick(random, paymentTriggers) });
    for (let step = 0; step < 12; step += 1) {
      const moves = paymentMovesFrom(one.status);
      if (moves.length === 0) break;
      const move = { status: pick(random, moves) };
      one = { ...one, ...afterPaymentMove(one, move, '2026-03-10') } as typeof one;
      expect(wrongWith(one)).toEqual([]);
    }
  }
});

/** What the table does not know of a payment that was moved on 10 March. */
function wrongWith(one: ReturnType<typeof payment>): string[] {
  const { status, paidOn, paidAmountMinor, invoicedOn, amountMinor } = one;
  const isPaid = status === 'paid';
  const isGivenUp = status === 'void' || status === 'written_off';
  const wrong: [string, boolean][] = [
    ['no such status', !paymentStatuses.includes(status)],
    ['paid without a day', isPaid && paidOn !== '2026-03-10'],
    ['paid in part', isPaid && paidAmountMinor !== amountMinor],
    ['still owed', isPaid && standingOf(one, agreed, '2030-01-01') !== 'paid'],
    // Taking it back owes everything again.
    ['half taken back', status === 'invoiced' && (paidOn !== null || invoicedOn === null)],
    ['owed less', status === 'invoiced' && outstandingMinor(one) !== amountMinor],
    ['owed for ever', isGivenUp && outstandingMinor(one) !== 0],
  ];
  return wrong.flatMap(([what, isWrong]) => (isWrong ? [`${what}: ${JSON.stringify(one)}`] : []));
}

test.each([
  [{}, null],
  [{ triggeredOn: '2026-03-01' }, '2026-03-31'],
  [{ triggeredOn: '2026-03-01', termsDays: 0 }, '2026-03-01'],
  [{ trigger: 'fixed_date', triggeredOn: '2026-03-01' }, '2026-03-01'],
  [{ trigger: 'fixed_date' }, null],
  [{ trigger: 'on_invoice', triggeredOn: '2026-03-01' }, null],
  [{ trigger: 'on_invoice', invoicedOn: '2026-03-05' }, '2026-04-04'],
  [{ triggeredOn: '9999-12-20' }, '9999-12-31'],
] satisfies [Partial<Payment>, string | null][])('%j is due on %s', (fields, due) => {
  expect(dueOn(payment(fields))).toBe(due);
});

test.each([
  [{}, 'planned'],
  [{ status: 'invoiced' }, 'invoiced'],
  [{ triggeredOn: '2026-02-01' }, 'overdue'],
  [{ triggeredOn: '2026-02-08' }, 'due_soon'],
  [{ triggeredOn: '2026-02-16' }, 'planned'],
  [{ status: 'invoiced', triggeredOn: '2026-02-01', paidAmountMinor: 40_000 }, 'overdue'],
  [{ status: 'invoiced', triggeredOn: '2026-03-01', paidAmountMinor: 40_000 }, 'part_paid'],
  [{ status: 'paid', triggeredOn: '2026-02-01', paidAmountMinor: 100_000 }, 'paid'],
  [{ status: 'paid', triggeredOn: '2026-02-01', paidAmountMinor: 40_000 }, 'overdue'],
  [{ status: 'paid', paidAmountMinor: 97_000, feesWithheldMinor: 3_000 }, 'paid'],
  [{ status: 'paid', paidAmountMinor: 120_000 }, 'paid'],
  [{ status: 'void', triggeredOn: '2026-02-01' }, 'void'],
  [{ status: 'written_off', triggeredOn: '2026-02-01' }, 'written_off'],
] satisfies [Partial<Payment>, string][])('%j on 10 March is %s', (fields, standing) => {
  expect(standingOf(payment(fields), agreed, '2026-03-10')).toBe(standing);
});

test('a deal that was declined owes what it was invoiced, one that was cancelled what is open', () => {
  const late = payment({ triggeredOn: '2026-01-01' });
  const invoiced = payment({ ...late, status: 'invoiced', invoicedOn: '2025-12-30' });
  const paid = payment({ status: 'paid', triggeredOn: '2026-01-01', paidAmountMinor: 100_000 });
  const of = (status: 'declined' | 'cancelled', one: typeof late) => {
    const deal = { ...agreed, status };
    return [
      standingOf(one, deal, '2026-03-10'),
      owedMinor(one, deal),
      chaseDue(one, deal, '2026-03-10'),
      paymentStateOf(deal, [one], '2026-03-10'),
    ];
  };
  expect(of('declined', late)).toEqual(['not_owed', 0, null, 'none']);
  expect(of('declined', paid)).toEqual(['paid', 0, null, 'paid']);
  expect(of('declined', { ...late, status: 'void' })).toEqual(['void', 0, null, 'none']);
  expect(of('declined', invoiced)).toEqual(of('cancelled', invoiced));
  expect(of('cancelled', late)).toEqual(['overdue', 100_000, '2026-03-02', 'overdue']);
});

test('what came in and what is open make up the whole', () => {
  const part = payment({ status: 'invoiced', paidAmountMinor: 40_000 });
  expect([receivedMinor(part), outstandingMinor(part)]).toEqual([40_000, 60_000]);
  expect(halvesOf(6_401)).toEqual([3_201, 3_200]);
});

test('instalments add up, on the day of the last', () => {
  const owed = payment({ status: 'invoiced' });
  const fees = { feesWithheldMinor: 2_000 };
  const first = {
    ...owed,
    ...afterInstalment(owed, { paidOn: '2026-03-02', cameMinor: 40_000, ...fees }),
  };
  expect([first.paidOn, outstandingMinor(first)]).toEqual(['2026-03-02', 58_000]);
  const rest = { paidOn: '2026-04-02', cameMinor: outstandingMinor(first), ...fees };
  const last = { ...first, ...afterInstalment(first, rest) };
  expect([last.paidOn, last.paidAmountMinor, outstandingMinor(last)]).toEqual([
    '2026-04-02',
    98_000,
    0,
  ]);
});

test.each([
  [{}, 0, 0, true],
  [{}, null, 0, true],
  [{}, 1, 0, false],
  // What others kept is not all there is to it.
  [{}, 0, 3_000, true],
  [{ paidAmountMinor: 40_000 }, 0, 0, true],
  // All that is left of it was kept on the way, or nothing is left of it.
  [{ paidAmountMinor: 97_000 }, 0, 3_000, false],
  [{ paidAmountMinor: 100_000 }, 0, 0, false],
  [{ paidAmountMinor: 100_000 }, null, 0, false],
] as const)(
  'of %j nothing came in with %j and %i kept on the way: %s',
  (fields, cameMinor, feesWithheldMinor, isNothing) => {
    const owed = payment({ status: 'invoiced', ...fields });
    expect(isNothingPaid(owed, { cameMinor, feesWithheldMinor })).toBe(isNothing);
  },
);

test('what is paid already stays as it was noted when it is said again', () => {
  const fees = { feesWithheldMinor: 3_000 };
  const paid = payment({
    ...{ status: 'paid', paidOn: '2026-03-04', paidAmountMinor: 97_000 },
    ...fees,
  });
  const again = (move: object) => afterPaymentMove(paid, { status: 'paid', ...move }, '2026-03-10');
  expect(again({})).toMatchObject({ paidOn: '2026-03-04', paidAmountMinor: 97_000 });
  expect(again({ paidOn: '2026-03-05' })).toMatchObject({ paidOn: '2026-03-05' });
  // A part that came in earlier is neither the day nor the amount of the whole.
  expect(
    afterPaymentMove({ ...paid, status: 'invoiced' }, { status: 'paid' }, '2026-03-10'),
  ).toMatchObject({
    paidOn: '2026-03-10',
    paidAmountMinor: 97_000,
  });
});

test('of one that is paid what its amount was raised by came in on the day that says so', () => {
  const paid = payment({ status: 'paid', paidOn: '2026-03-04', paidAmountMinor: 97_000 });
  const raised = { ...paid, feesWithheldMinor: 3_000, amountMinor: 120_000 };
  expect(toComeMinor(raised)).toBe(20_000);
  const whole = afterPaymentMove(raised, { status: 'paid' }, '2026-03-10');
  expect(whole).toEqual({ status: 'paid', paidOn: '2026-03-10', paidAmountMinor: 117_000 });
  expect(outstandingMinor({ ...raised, ...whole })).toBe(0);
});

test.each([
  [{}, 100_000],
  [{ paidAmountMinor: 40_000 }, 100_000],
  [{ feesWithheldMinor: 3_000 }, 97_000],
  [{ paidAmountMinor: 40_000, feesWithheldMinor: 3_000 }, 97_000],
  [{ paidAmountMinor: 99_000, feesWithheldMinor: 3_000 }, 99_000],
  [{ paidAmountMinor: 120_000 }, 120_000],
] satisfies [Partial<Payment>, number][])('%j is paid with %i', (fields, whole) => {
  const owed = payment({ status: 'invoiced', ...fields });
  expect(receivedMinor(owed) + toComeMinor(owed)).toBe(whole);
  const paid = { ...owed, ...afterPaymentMove(owed, { status: 'paid' }, '2026-03-10') };
  expect([paid.paidAmountMinor, outstandingMinor(paid)]).toEqual([whole, 0]);
});

test.each([
  [{ amountMinor: 20_000 }, null],
  [{ amountMinor: 19_999 }, 'amountMinor'],
  [{ amountMinor: 19_999, paidAmountMinor: null }, null],
  [{ amountMinor: 19_999, paidAmountMinor: 40_000 }, 'paidAmountMinor'],
  [{ paidAmountMinor: 200_000 }, null],
  [{ paidAmountMinor: 200_001 }, 'paidAmountMinor'],
  [{ feesWithheldMinor: 99_999 }, null],
  [{ feesWithheldMinor: 100_000 }, 'feesWithheldMinor'],
  [{ amountMinor: 3_000, paidAmountMinor: 0 }, 'amountMinor'],
  [{ amountMinor: 3_001, paidAmountMinor: 0 }, null],
  [{ currency: 'EUR' }, null],
  [{ currency: 'GBP' }, 'rate'],
  [{ currency: 'GBP', rate: null }, null],
  [{ currency: 'GBP', rate: 1.3 }, null],
] as const)('%j of a payment of which a part came in is refused beside %s', (said, field) => {
  const stored = {
    ...payment({ status: 'invoiced', paidAmountMinor: 40_000, feesWithheldMinor: 3_000 }),
    ...{ currency: 'EUR', rate: 1.1 },
  };
  expect(wrongTogether(stored, said)?.field ?? null).toBe(field);
  // Of one without a rate no rate is old.
  expect(wrongTogether({ ...stored, rate: null }, { currency: 'GBP' })).toBeNull();
});

test('a deal is as late as its latest payment, and paid once all are', () => {
  const state = (...fields: Partial<Payment>[]) =>
    paymentStateOf(agreed, fields.map(payment), '2026-03-10');
  expect(state()).toBe('none');
  expect(paymentStateOf({ ...agreed, compensation: 'gifted' }, [], '2026-03-10')).toBe('gifted');
  expect(state({})).toBe('planned');
  expect(state({ status: 'invoiced' }, {})).toBe('invoiced');
  expect(state({ status: 'paid' }, {})).toBe('part_paid');
  expect(state({ status: 'paid' }, { status: 'paid' }, { status: 'void' })).toBe('paid');
  expect(state({ status: 'paid' }, { triggeredOn: '2026-01-01' })).toBe('overdue');
  expect(state({ status: 'void' })).toBe('none');
});

test('money of another currency without a rate is never added one to one', () => {
  const money = { rate: null, rateCurrency: null };
  const total = totalIn('USD', [
    { ...money, amountMinor: 100_00, currency: 'USD' },
    { ...money, amountMinor: 1_200, currency: 'JPY' },
    { amountMinor: 100_00, currency: 'EUR', rate: 1.1, rateCurrency: 'USD' },
    { amountMinor: 100_00, currency: 'EUR', rate: 0.9, rateCurrency: 'GBP' },
  ]);
  expect(total).toEqual({
    amountMinor: 210_00,
    notConverted: [
      { currency: 'JPY', amountMinor: 1_200 },
      { currency: 'EUR', amountMinor: 100_00 },
    ],
  });
});

test('one asks for what is owed on the days of the ladder, once for each', () => {
  const owed = payment({ status: 'invoiced', triggeredOn: '2026-02-01' });
  // Due on 3 March.
  expect(chaseDue(owed, agreed, '2026-02-23')).toBeNull();
  expect(chaseDue(owed, agreed, '2026-02-24')).toBe('2026-02-24');
  expect(chaseDue({ ...owed, remindedOn: ['2026-02-24'] }, agreed, '2026-03-01')).toBeNull();
  expect(chaseDue({ ...owed, remindedOn: ['2026-02-24'] }, agreed, '2026-03-06')).toBe(
    '2026-03-06',
  );
  expect(chaseDue({ ...owed, status: 'paid' }, agreed, '2026-04-06')).toBeNull();
});

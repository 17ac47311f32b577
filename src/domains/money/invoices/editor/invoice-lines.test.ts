import { expect, test } from 'vitest';
import { seeded } from '#server/testing/samples.ts';
import { newId } from '#shared/ids.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import type { Exclusivity } from '#domains/business/campaigns/exclusivities/schema.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import type { UsageRight } from '#domains/business/campaigns/usage-rights/schema.ts';
import { linesFor } from './invoice-lines.ts';

const formats = {
  timeZone: 'UTC',
  today: '2026-03-01',
  weekStartsOn: 1,
  dateFormat: 'MDY',
  timeFormat: '24',
} as const;

// Of each record what the lines are made of.
const aPiece = (fields: Partial<Deliverable> = {}) =>
  ({
    id: newId(),
    format: 'reel',
    frames: null,
    title: 'First cup',
    status: 'posted',
    postedAt: '2026-08-12T10:00:00Z',
    feeShareMinor: null,
    ...fields,
  }) as Deliverable;
const aRight = (feeMinor: number | null) =>
  ({
    kind: 'paid_ads',
    territory: 'Ireland and UK',
    startsOn: '2026-08-19',
    durationDays: 30,
    fixedEndsOn: null,
    isPerpetual: false,
    feeMinor,
  }) as UsageRight;
const aClause = (feeMinor: number | null) =>
  ({
    scope: 'category',
    category: 'coffee',
    competitors: '',
    startsOn: '2026-08-01',
    endsOn: '2026-10-31',
    feeMinor,
  }) as Exclusivity;
const aPayment = (amountMinor: number, label = 'Full fee') =>
  ({ id: newId(), label, amountMinor }) as Payment;

test('each deliverable has its line by its share of the fee, rights and exclusivity their own', () => {
  const deal = {
    deliverables: [
      aPiece({ feeShareMinor: 90_000 }),
      aPiece({
        format: 'story_set',
        frames: 3,
        title: 'Roast',
        feeShareMinor: 35_000,
        postedAt: null,
      }),
      aPiece({ status: 'cancelled', feeShareMinor: 5_000 }),
    ],
    usageRights: [aRight(15_000), aRight(null)],
    exclusivities: [aClause(40_000)],
  };
  const lines = linesFor(deal, [aPayment(180_000)], formats);
  expect(
    lines.map(({ description, detail, unitMinor }) => [description, detail, unitMinor]),
  ).toEqual([
    ['Reel', '“First cup”, live Aug 12', 90_000],
    ['Story set, 3 frames', '“Roast”', 35_000],
    ['Usage, paid social', '30 days from Aug 19, Ireland and UK', 15_000],
    ['Exclusivity, coffee', 'Aug 1 to Oct 31', 40_000],
  ]);
});

test('a deposit is a line of its own, with what it is a part of', () => {
  const deal = {
    deliverables: [aPiece({ feeShareMinor: 90_000 })],
    usageRights: [],
    exclusivities: [],
  };
  const [line, ...others] = linesFor(deal, [aPayment(45_000, 'Deposit')], formats);
  expect([line, others]).toMatchObject([
    { description: 'Deposit', detail: 'First cup', unitMinor: 45_000 },
    [],
  ]);
});

test('whatever a deal holds, its lines come to what its payments do', () => {
  const random = seeded(20_261_126);
  const upTo = (most: number) => Math.floor(random() * most);
  const some = <T>(most: number, one: () => T) => Array.from({ length: upTo(most) }, one);
  const fee = () => (random() < 0.4 ? null : upTo(50_000));
  for (let round = 0; round < 3_000; round += 1) {
    const deal = {
      deliverables: some(5, () => aPiece({ feeShareMinor: fee() })),
      usageRights: some(3, () => aRight(fee())),
      exclusivities: some(2, () => aClause(fee())),
    };
    const chosen = [aPayment(1 + upTo(200_000)), ...some(2, () => aPayment(1 + upTo(90_000)))];
    const lines = linesFor(deal, chosen, formats);
    const total = chosen.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    expect(lines.reduce((sum, { unitMinor }) => sum + unitMinor, 0)).toBe(total);
    expect(lines.length).toBeGreaterThan(0);
  }
});

import { expect, test } from 'vitest';
import { deliverableStatuses } from '#domains/business/campaigns/deliverables/schema.ts';
import { netFeeMinor } from '#domains/business/campaigns/rules.ts';
import { campaignStatuses } from '#domains/business/campaigns/schema.ts';
import { pick, seeded } from '#server/testing/samples.ts';
import { convertedMinor } from '#shared/money.ts';
import { feePartsOf } from './fee-parts.ts';

const seed = Number(process.env['TEST_SEED'] ?? 20_268);
const random = seeded(seed);
const upTo = (most: number) => Math.floor(random() * (most + 1));
const deal = {
  status: 'in-progress' as const,
  feeMinor: 100_000,
  agencyFeePercent: 0,
  currency: 'USD',
  rate: null as number | null,
  rateCurrency: null as string | null,
};
const piece = (id: string, feeShareMinor: number | null = null) => ({
  ...{ id, feeShareMinor, status: 'posted' as const },
});
const minors = (...of: Parameters<typeof feePartsOf>) =>
  [...feePartsOf(...of).values()].map(({ amountMinor }) => amountMinor);

test('the parts of a deal never sum to more than its net, in whatever currency they are reckoned', () => {
  for (let draw = 0; draw < 3_000; draw += 1) {
    const currency = pick(random, ['USD', 'EUR', 'JPY', 'KWD']);
    const isRated = random() < 0.5;
    const campaign = {
      status: pick(random, campaignStatuses),
      feeMinor: random() < 0.1 ? null : upTo(pick(random, [1, 7, 999, 640_000, 90_000_000_000])),
      agencyFeePercent: random() < 0.5 ? 0 : upTo(10_000) / 100,
      currency,
      rate: isRated ? (1 + upTo(1e9)) / 1e8 : null,
      rateCurrency: isRated ? pick(random, ['USD', 'EUR']) : null,
    };
    const pieces = Array.from({ length: upTo(7) }, (_, place) => ({
      id: `${place}`,
      status: pick(random, deliverableStatuses),
      feeShareMinor: random() < 0.5 ? null : upTo(2 * (campaign.feeMinor ?? 100)),
    }));
    expect(wrongWith(campaign, pieces, 'USD'), `seed ${seed}`).toEqual([]);
  }
});

/** What no deal and its pieces may come to. */
function wrongWith(...[campaign, pieces, base]: Parameters<typeof feePartsOf>): string[] {
  const parts = [...feePartsOf(campaign, pieces, base).values()];
  const net = { ...campaign, amountMinor: netFeeMinor(campaign) ?? 0 };
  const converted = convertedMinor(net, base);
  const most = converted ?? net.amountMinor;
  const sum = parts.reduce((all, { amountMinor }) => all + amountMinor, 0);
  const hasRest = pieces.some(
    ({ status, feeShareMinor }) => status !== 'cancelled' && feeShareMinor === null,
  );
  const currency = converted === null ? campaign.currency : base;
  const wrong: [string, boolean][] = [
    ['more than its net', sum > most],
    ['less, though some part is open for the rest', hasRest && parts.length > 0 && sum < most],
    ['below nothing', parts.some(({ amountMinor }) => amountMinor < 0)],
    ['another currency', parts.some((part) => part.currency !== currency)],
  ];
  return wrong.flatMap(([what, isWrong]) =>
    isWrong ? [`${what}: ${JSON.stringify({ campaign, pieces, parts })}`] : [],
  );
}

test('a share is one of the fee before the agency, and the others have the rest in equal parts', () => {
  const campaign = { ...deal, agencyFeePercent: 20 };
  const pieces = [piece('a', 10_000), piece('b'), piece('c'), piece('d')];
  expect(minors(campaign, pieces, 'USD')).toEqual([8_000, 24_000, 24_000, 24_000]);
});

test('shares that are more than the fee are cut down together, and leave the others nothing', () => {
  const pieces = [piece('a', 150_000), piece('b', 50_000), piece('c')];
  expect(minors(deal, pieces, 'USD')).toEqual([75_000, 25_000, 0]);
  expect(minors(deal, [piece('a', 30_000)], 'USD')).toEqual([30_000]);
});

test('what is cancelled, and a deal that came to nothing, has no part', () => {
  const gone = { ...piece('b'), status: 'cancelled' as const };
  expect(minors(deal, [piece('a'), gone], 'USD')).toEqual([100_000]);
  expect(minors({ ...deal, status: 'cancelled' }, [piece('a')], 'USD')).toEqual([]);
  expect(minors({ ...deal, feeMinor: null }, [piece('a', 500)], 'USD')).toEqual([]);
});

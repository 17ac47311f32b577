import { expect, test } from 'vitest';
import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';
import {
  commissionTotal,
  conversion,
  earningsOf,
  earningsPerClick,
  expiryOf,
  monthAfter,
  monthBefore,
  networkLabel,
  networkOf,
  pendingPayout,
  toCurrency,
  withUtm,
} from './rules.ts';

test.each([
  [2124, 1200, 1.77],
  [0, 10, 0],
  [null, 10, null],
  [100, 0, null],
  [100, null, null],
])('%s earned with %s clicks is %s a click', (commissionMinor, clicks, perClick) => {
  expect(earningsPerClick({ commissionMinor, clicks })).toBe(perClick);
});

test.each([
  [31, 1240, 0.025],
  [0, 5, 0],
  [null, 5, null],
  [5, 0, null],
  [5, null, null],
])('%s orders of %s clicks convert by %s', (orders, clicks, share) => {
  expect(conversion({ orders, clicks })).toBe(share);
});

test.each([
  ['2026-03-13', 'expired'],
  ['2026-03-14', 'expiring'],
  ['2026-03-28', 'expiring'],
  ['2026-03-29', null],
  [null, null],
])('on March 14 a link until %s is %s', (expiresOn, expiry) => {
  expect(expiryOf({ expiresOn }, '2026-03-14')).toBe(expiry);
});

test('what was reversed is not earned, and what is paid waits no longer; foreign money stands beside', () => {
  const earning = (commissionMinor: number | null, more: Partial<AffiliateEarning>) =>
    ({
      ...{ commissionMinor, currency: 'USD', rate: null, rateCurrency: null, status: 'pending' },
      ...more,
    }) as AffiliateEarning;
  const earnings = [
    earning(100, {}),
    earning(20, { status: 'approved' }),
    earning(3, { status: 'paid' }),
    earning(4000, { status: 'reversed' }),
    earning(null, {}),
    earning(1200, { currency: 'JPY' }),
    earning(200, { currency: 'EUR', rate: 1.5, rateCurrency: 'USD' }),
  ];
  const notConverted = [{ currency: 'JPY', amountMinor: 1200 }];
  expect(commissionTotal('USD', earnings)).toEqual({ amountMinor: 423, notConverted });
  expect(pendingPayout('USD', earnings)).toEqual({ amountMinor: 420, notConverted });
});

test('months go on over the turn of the year', () => {
  expect([monthBefore('2026-01'), monthAfter('2025-12')]).toEqual(['2025-12', '2026-01']);
});

test('a link keeps what it has and gets its marks', () => {
  const place = { source: 'instagram', medium: 'social', campaign: 'rain shell' };
  expect(withUtm('https://halden.com/a?ref=lark#top', place)).toBe(
    'https://halden.com/a?ref=lark&utm_source=instagram&utm_medium=social&utm_campaign=rain+shell#top',
  );
  expect(withUtm('https://halden.com/', { ...place, campaign: '' })).not.toContain('utm_campaign');
});

test('a network is known by its name, and any other stays as it was typed', () => {
  expect([networkOf(' tiktok shop '), networkOf('LTK'), networkOf('Skimlinks')]).toEqual([
    'tiktok_shop',
    'ltk',
    'Skimlinks',
  ]);
  expect([networkLabel('shareasale'), networkLabel('Skimlinks')]).toEqual([
    'ShareASale',
    'Skimlinks',
  ]);
});

test('in another currency the amounts keep their figures, not their minor units', () => {
  const dollars = { currency: 'USD', commissionMinor: 1250, payoutThresholdMinor: null };
  const yen = { currency: 'JPY', commissionMinor: 13, payoutThresholdMinor: null };
  expect(toCurrency(dollars, 'JPY')).toEqual(yen);
  expect(toCurrency(yen, 'USD')).toEqual({ ...dollars, commissionMinor: 1300 });
  expect(toCurrency({ ...dollars, payoutThresholdMinor: 5000 }, 'KWD')).toMatchObject({
    payoutThresholdMinor: 50_000,
  });
});

test('a network that is called like something every object has is a name like any other', () => {
  const typed = ['constructor', 'toString', '__proto__'];
  expect(typed.map(networkLabel)).toEqual(typed);
});

test('what a deleted link brought counts nowhere', () => {
  const money = { commissionMinor: 1_000_000, currency: 'USD', status: 'pending' };
  const earnings = ['there', 'gone'].map((affiliateLinkId) => ({ ...money, affiliateLinkId }));
  // A sum looks at the money of earnings, and at their link.
  const counted = earningsOf(new Map([['there', {}]]), earnings as unknown as AffiliateEarning[]);
  expect(pendingPayout('USD', counted)).toMatchObject({ amountMinor: 1_000_000 });
});

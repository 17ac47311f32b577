import { expect, test } from 'vitest';
import { sortedBy } from '#client/list/table-sort.ts';
import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import { linesByBrand, linkLines, linkValues } from './link-lines.ts';

// The rows read nothing else of these records.
const brand = (id: string, name: string) => [id, { id, name } as Brand] as const;
const link = (id: string, fields: Partial<AffiliateLink>) =>
  ({
    ...{ id, title: id, brandId: null, discountCode: '', expiresOn: null },
    ...fields,
  }) as AffiliateLink;
const earned = (month: string, commissionMinor: number, status = 'paid') =>
  ({
    month,
    commissionMinor,
    status,
    currency: 'USD',
    rate: null,
    rateCurrency: null,
  }) as AffiliateEarning;

const links = [
  link('boots', { brandId: 'o', expiresOn: '2026-04-01' }),
  link('jacket', { brandId: 'h', discountCode: 'MARA15' }),
  link('loose', { expiresOn: '2026-03-12' }),
  link('orphan', { brandId: 'gone' }),
  link('shell', { brandId: 'h' }),
];
const earnings = new Map([
  ['boots', [earned('2026-03', 9_00), earned('2026-01', 1_00)]],
  ['jacket', [earned('2026-03', 70_00), earned('2026-02', 5_00, 'reversed')]],
  ['shell', [earned('2026-01', 80_00), earned('2025-12', 900_00)]],
]);
const brands = new Map([brand('o', 'Ovenbird'), brand('h', 'Halden')]);
const lines = linkLines(links, { brands, earnings, base: 'USD', today: '2026-03-10' });
const by = (column: keyof typeof linkValues, isDescending = false) =>
  sortedBy(lines, linkValues[column], isDescending).map(({ id }) => id);

test('links are sorted by every column, those without a value last', () => {
  expect(by('title', true)).toEqual(['shell', 'orphan', 'loose', 'jacket', 'boots']);
  expect(by('brand')).toEqual(['jacket', 'shell', 'boots', 'loose', 'orphan']);
  expect(by('code')[0]).toBe('jacket');
  expect(by('expires').slice(0, 2)).toEqual(['loose', 'boots']);
  expect(by('month', true).slice(0, 2)).toEqual(['jacket', 'boots']);
  // Of this year alone, and without what was reversed.
  expect(by('year', true).slice(0, 3)).toEqual(['shell', 'jacket', 'boots']);
});

test('links of a brand stand together in their order; what is of none, or of one that is gone, is last', () => {
  const groups = linesByBrand(sortedBy(lines, linkValues.year, true));
  expect(groups.map(([of, own]) => [of?.name, own.map(({ id }) => id)])).toEqual([
    ['Halden', ['shell', 'jacket']],
    ['Ovenbird', ['boots']],
    [undefined, ['loose', 'orphan']],
  ]);
});

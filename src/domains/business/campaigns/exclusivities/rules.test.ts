import { expect, test } from 'vitest';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { conflictsOf } from './rules.ts';
import type { Exclusivity } from './schema.ts';

const brands = [
  { id: 'halden', name: 'Halden', category: 'Outerwear' },
  { id: 'nordlys', name: 'Nordlys', category: 'outerwear ' },
  { id: 'bean', name: 'Harbour Coffee', category: 'Food' },
];
// The check reads nothing else of a campaign and of a clause.
const campaign = (id: string, brandId: string | null, fields: Partial<Campaign> = {}) =>
  ({
    id,
    brandId,
    status: 'in-progress',
    postingStartsOn: '2026-03-10',
    postingEndsOn: '2026-03-20',
    ...fields,
  }) as Campaign;
const clause = (fields: Partial<Exclusivity>) =>
  ({
    id: 'clause',
    campaignId: 'first',
    scope: 'category',
    category: 'Outerwear',
    competitors: '',
    startsOn: '2026-03-01',
    endsOn: '2026-03-31',
    ...fields,
  }) as Exclusivity;

const first = campaign('first', 'halden');
const found = (deal: Campaign, fields: Partial<Exclusivity> = {}, owner = first) =>
  conflictsOf(deal, {
    exclusivities: [clause(fields)],
    campaigns: [owner, deal],
    brands,
    today: '2026-03-05',
  }).map((conflict) => conflict.campaign.id);

test('a deal of the same category in the same time is a conflict that names the other deal', () => {
  expect(found(campaign('second', 'nordlys'))).toEqual(['first']);
});

test.each([
  ['its own deal', first, {}],
  ['the same brand', campaign('second', 'halden'), {}],
  ['another category', campaign('second', 'bean'), {}],
  ['no category', campaign('second', 'nordlys'), { category: ' ' }],
  ['a time before', campaign('second', 'nordlys'), { endsOn: '2026-03-09' }],
  ['a time after', campaign('second', 'nordlys'), { startsOn: '2026-03-21' }],
  ['nobody yet', campaign('second', null), {}],
  ['other names', campaign('second', 'nordlys'), { scope: 'named_brands', competitors: 'Fjell' }],
] satisfies [string, Campaign, Partial<Exclusivity>][])('%s is none', (_, deal, fields) => {
  expect(found(deal, fields)).toEqual([]);
});

test.each([
  ['the first shared day', { endsOn: '2026-03-10' }],
  ['the last shared day', { startsOn: '2026-03-20' }],
  ['everybody', { scope: 'full', category: '' }],
  ['a brand by its name', { scope: 'named_brands', competitors: 'Fjell; nordlys , Topp' }],
] satisfies [string, Partial<Exclusivity>][])('%s is one', (_, fields) => {
  expect(found(campaign('second', 'nordlys'), fields)).toEqual(['first']);
});

test('without a last day thirty days count, without a first one from today on', () => {
  const open = campaign('second', 'nordlys', { postingEndsOn: null });
  expect(found(open, { startsOn: '2026-04-08' })).toEqual(['first']);
  expect(found(open, { startsOn: '2026-04-09', endsOn: '2026-05-01' })).toEqual([]);
  const undated = campaign('second', 'nordlys', { postingStartsOn: null, postingEndsOn: null });
  expect(found(undated, { endsOn: '2026-03-05' })).toEqual(['first']);
  expect(found(undated, { endsOn: '2026-03-04' })).toEqual([]);
});

test('everybody is excluded also from a deal without a brand', () => {
  expect(found(campaign('second', null), { scope: 'full' })).toEqual(['first']);
});

test.each(['declined', 'cancelled'] as const)('a clause of a %s deal binds nobody', (status) => {
  const owner = campaign('first', 'halden', { status });
  expect(found(campaign('second', 'nordlys'), {}, owner)).toEqual([]);
});

import { beforeEach, expect, test } from 'vitest';
import { sendWith } from '#client/sync/api.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { unanswered } from '#client/testing/unanswered.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { invoices } from '#domains/money/invoices/data.ts';
import { newId } from '#shared/ids.ts';
import { makeDraft } from './invoice-actions.ts';

unanswered();

const formats = {
  timeZone: 'UTC',
  today: '2026-03-01',
  weekStartsOn: 1,
  dateFormat: 'MDY',
  timeFormat: '24',
} as const;

const [campaignId, brandId, businessId] = [newId(), newId(), newId()];
const deliverableId = newId();
// Of each record what a draft is made of.
const stored: Readonly<Record<string, object[]>> = {
  businesses: [
    { id: newId(), name: 'Other', isArchived: false, isDefault: true, defaultTaxRatePercent: 7 },
    {
      id: businessId,
      name: 'Lark',
      isArchived: false,
      isDefault: false,
      defaultTaxRatePercent: 23,
    },
  ],
  brands: [{ id: brandId, name: 'Kettle & Rye' }],
  payments: [
    {
      ...{ id: newId(), campaignId, label: 'Full fee', amountMinor: 90_000, currency: 'EUR' },
      ...{ status: 'planned', invoiceNumber: '', poNumber: 'PO 7' },
    },
  ],
  deliverables: [
    {
      ...{ id: deliverableId, campaignId, format: 'reel', frames: null, title: 'First cup' },
      ...{ status: 'planned', postedAt: null, feeShareMinor: null, sortOrder: 0 },
    },
  ],
};

/** A campaign whose page is there, and nothing else yet. */
const atFirst = {
  campaign: {
    ...{ id: campaignId, brandId, businessId, campaignName: 'Slow mornings' },
    ...{ brandContactId: null, currency: 'EUR', feeMinor: 90_000 },
  },
  ...{ brand: undefined, contact: undefined, lastLoggedOn: null },
  ...{ deliverables: [], requirements: [], payments: [], usageRights: [], exclusivities: [] },
} as unknown as ShownDeal;

let answer: () => void;
beforeEach(() => {
  const released = new Promise<void>((resolve) => (answer = resolve));
  sendWith(async (url, { method }) => {
    if (method !== 'GET') return new Promise(() => undefined);
    await released;
    const name = new URL(url, 'http://here').pathname.split('/').at(-1) ?? '';
    const rows = (stored[name] ?? []).map((row) => ({ version: 1, ...row }));
    return Response.json({ rows, cursor: null, next: null });
  });
});

test('a draft made before the page has read all is the same as one made after', async () => {
  const made = makeDraft(atFirst, [], formats);
  expect(invoices.read(allRows)).toEqual([]);
  answer();
  await made;
  const [{ id } = { id: '' }] = payments.read(allRows);
  expect(invoices.read(allRows)).toMatchObject([
    {
      ...{ campaignId, brandId, businessId, taxRatePercent: 23, poNumber: 'PO 7' },
      ...{ paymentIds: [id], totalMinor: 110_700 },
      buyer: { name: 'Kettle & Rye' },
      lines: [
        { unitMinor: 90_000, description: 'Reel', detail: expect.stringContaining('First cup') },
      ],
    },
  ]);
});

test('pressed twice while all is read it makes one draft', async () => {
  const made = [makeDraft(atFirst, [], formats), makeDraft(atFirst, [], formats)];
  answer();
  await Promise.all(made);
  expect(invoices.read(allRows)).toHaveLength(1);
});

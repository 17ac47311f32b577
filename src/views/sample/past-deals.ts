import type { SampleDeal } from './sample-deal.ts';

/** What is done and paid, or came to nothing. */
export const pastDeals: readonly SampleDeal[] = [
  {
    brand: 'halden',
    fields: {
      campaignName: 'Trail vest, wet and dry',
      feeMinor: 180_000,
      contractStatus: 'signed',
    },
    days: { pitchedOn: -88, postingStartsOn: -73 },
    agreed: -82,
    road: ['confirmed', 'in-progress'],
    deliverables: [
      {
        platform: 'instagram',
        format: 'reel',
        title: 'Instagram reel',
        due: -72,
        road: ['drafting', 'submitted', 'approved', 'posted'],
        posted: -72,
        piece: 'Trail vest, wet and dry',
      },
    ],
    payments: [
      {
        label: 'Full fee',
        amountMinor: 180_000,
        trigger: 'on_posting',
        termsDays: 30,
        invoiceNumber: '0131',
        invoiced: -71,
        paid: -43,
      },
    ],
    end: 'completed',
  },
  {
    brand: 'lumo',
    fields: {
      campaignName: 'Bowl set and lamp, as a gift',
      compensation: 'gifted',
      productName: 'Bowl set',
      productValueMinor: 22_000,
      productStatus: 'received',
    },
    days: { productReceivedOn: -55, postingStartsOn: -46 },
    agreed: -60,
    road: ['confirmed', 'in-progress'],
    deliverables: [
      {
        platform: 'instagram',
        format: 'carousel',
        title: 'Carousel of the bowls',
        frames: 6,
        due: -45,
        road: ['posted'],
        posted: -45,
        piece: 'What the bowl set taught me',
        requiresApproval: false,
      },
    ],
    end: 'completed',
  },
  {
    brand: 'kettle',
    fields: { campaignName: 'Slow mornings', feeMinor: 180_000, contractStatus: 'signed' },
    days: { pitchedOn: -76, postingStartsOn: -60 },
    agreed: -70,
    road: ['confirmed', 'in-progress'],
    deliverables: [
      {
        platform: 'instagram',
        format: 'reel',
        title: 'Slow mornings, reel',
        due: -60,
        road: ['drafting', 'submitted', 'approved', 'posted'],
        posted: -60,
        piece: 'Slow mornings, one cup',
      },
      {
        platform: 'instagram',
        format: 'story_set',
        title: 'Three frames with the bag',
        frames: 3,
        due: -58,
        road: ['submitted', 'approved', 'posted'],
        posted: -58,
      },
    ],
    payments: [
      {
        label: 'Full fee',
        amountMinor: 180_000,
        trigger: 'on_invoice',
        termsDays: 30,
        invoiceNumber: '0147',
        invoiced: -36,
      },
    ],
    rights: [{ kind: 'organic_repost', starts: 'on_posting', durationDays: 90 }],
    end: 'completed',
  },
  {
    brand: 'miro',
    fields: {
      campaignName: 'Screen glasses',
      feeMinor: 40_000,
      lostReason: 'Perpetual rights for 400',
    },
    days: { pitchedOn: -66 },
    road: ['declined'],
  },
  {
    brand: 'brine',
    fields: {
      campaignName: 'Pantry restock',
      feeMinor: 120_000,
      lostReason: 'Their budget was frozen',
    },
    days: { pitchedOn: -64 },
    agreed: -58,
    road: ['confirmed', 'cancelled'],
  },
];

import type { Format } from '#domains/channels/schema.ts';
import type { CampaignStatus, Compensation, ProductStatus } from '#domains/campaigns/schema.ts';
import type { DeliverableStatus } from '#domains/campaigns/deliverables/schema.ts';
import type { PaymentTrigger } from '#domains/campaigns/payments/schema.ts';
import type { RequirementKind } from '#domains/campaigns/requirements/schema.ts';
import type { RightKind, RightStart } from '#domains/campaigns/usage-rights/schema.ts';
import type { BrandName } from './brands.ts';
import type { ChannelName } from './content.ts';

/** Days count from today. */
export interface SampleDeal {
  brand: BrandName;
  fields: {
    campaignName: string;
    feeMinor?: number;
    compensation?: Compensation;
    productName?: string;
    productValueMinor?: number;
    productStatus?: ProductStatus;
    contractStatus?: 'none' | 'sent' | 'signed';
    nextAction?: string;
    brief?: string;
    lostReason?: string;
  };
  days?: Partial<
    Record<
      | 'pitchedOn'
      | 'postingStartsOn'
      | 'postingEndsOn'
      | 'productExpectedOn'
      | 'productReceivedOn'
      | 'nextActionOn',
      number
    >
  >;
  agreed?: number;
  /** Where it begins if it has gone nowhere, or the moves it went through from negotiating on. */
  status?: 'lead' | 'negotiating';
  road: readonly CampaignStatus[];
  /** The last move, once the work is done. */
  end?: CampaignStatus;
  payments?: readonly {
    label: string;
    amountMinor: number;
    trigger: PaymentTrigger;
    termsDays: number;
    invoiceNumber?: string;
    invoiced?: number;
    paid?: number;
  }[];
  deliverables?: readonly {
    platform: ChannelName;
    format: Format;
    title: string;
    frames?: number;
    due: number;
    road: readonly DeliverableStatus[];
    posted?: number;
    /** The piece of content that it becomes. */
    piece?: string;
    requiresApproval?: boolean;
  }[];
  requirements?: readonly (readonly [RequirementKind, string, boolean])[];
  rights?: readonly { kind: RightKind; starts: RightStart; durationDays: number }[];
  exclusivities?: readonly { category: string; from: number; to: number }[];
}

const halves = (minor: number, terms: number, invoices: readonly [string, string]) =>
  [
    {
      label: 'Deposit',
      amountMinor: minor / 2,
      trigger: 'on_signing',
      termsDays: 7,
      invoiceNumber: invoices[0],
    },
    {
      label: 'Balance',
      amountMinor: minor / 2,
      trigger: 'on_posting',
      termsDays: terms,
      invoiceNumber: invoices[1],
    },
  ] as const;

const [rainDeposit, rainBalance] = halves(640_000, 30, ['0139', '']);
const [panDeposit, panBalance] = halves(420_000, 45, ['0143', '']);

/** Every status has its deal; the oldest ones are done and paid. */
export const sampleDeals: readonly SampleDeal[] = [
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
    brand: 'halden',
    fields: {
      campaignName: 'Rain Shell, autumn drop',
      feeMinor: 640_000,
      compensation: 'paid_plus_product',
      productName: 'Rain Shell, moss, M',
      productValueMinor: 34_000,
      productStatus: 'received',
      contractStatus: 'signed',
      nextAction: 'Send the first cut to Petra',
      brief: 'Weather first, product second. No studio light. Petra signs off the shot list.',
    },
    days: {
      pitchedOn: -34,
      postingStartsOn: 5,
      postingEndsOn: 26,
      productExpectedOn: -8,
      productReceivedOn: -8,
      nextActionOn: 0,
    },
    agreed: -26,
    road: ['confirmed', 'waiting-for-product', 'in-progress'],
    payments: [{ ...rainDeposit, invoiced: -25, paid: -12 }, { ...rainBalance }],
    rights: [{ kind: 'paid_ads', starts: 'on_signing', durationDays: 90 }],
    exclusivities: [{ category: 'Outdoor clothing', from: -26, to: 92 }],
    requirements: [
      ['disclosure', 'Paid-partnership label and #ad', true],
      ['mention', '@halden in the first line', true],
      ['must_avoid', 'No competitor logos in frame', true],
      ['spec', 'Raw files kept until January', true],
      ['must_include', 'Logo readable by second 3', false],
      ['must_include', 'Hood detail in the first 8 seconds', false],
      ['discount_code', 'LARK15 in caption and bio', false],
      ['spec', 'First cut 48 hours before posting', false],
    ],
    deliverables: [
      {
        platform: 'instagram',
        format: 'story_set',
        title: 'Teaser frames',
        frames: 3,
        due: -9,
        road: ['drafting', 'submitted', 'approved', 'posted'],
        posted: -9,
        piece: 'Teaser frames, rain shell',
      },
      {
        platform: 'instagram',
        format: 'carousel',
        title: 'Kit, laid flat',
        frames: 6,
        due: -6,
        road: ['drafting', 'submitted', 'changes_requested', 'submitted', 'approved', 'posted'],
        posted: -6,
        piece: 'Kit, laid flat',
      },
      {
        platform: 'instagram',
        format: 'reel',
        title: 'Rain shell against the sea wall',
        due: 5,
        road: ['drafting'],
        piece: 'Rain shell against the sea wall',
      },
      {
        platform: 'instagram',
        format: 'story_set',
        title: 'A wet day in Lisbon',
        frames: 4,
        due: 9,
        road: [],
        piece: 'A wet day in Lisbon',
      },
      {
        platform: 'youtube',
        format: 'video',
        title: 'One jacket, six days',
        due: 24,
        road: ['drafting'],
        piece: 'One jacket, six days',
      },
    ],
  },
  {
    brand: 'ovenbird',
    fields: { campaignName: 'One pan, ten dinners', feeMinor: 420_000, contractStatus: 'signed' },
    days: { pitchedOn: -41, postingStartsOn: -2, postingEndsOn: 20 },
    agreed: -33,
    road: ['confirmed', 'in-progress'],
    payments: [{ ...panDeposit, invoiced: -32, paid: -20 }, { ...panBalance }],
    requirements: [
      ['talking_point', 'Goes from stove to oven', true],
      ['hashtag', '#tendinners', true],
      ['must_avoid', 'No metal tools in the pan', false],
    ],
    deliverables: [
      {
        platform: 'tiktok',
        format: 'video',
        title: 'Teaser: the pan',
        due: -2,
        road: ['drafting', 'submitted', 'approved', 'posted'],
        posted: -2,
        piece: 'Ten dinners: the pan',
      },
      {
        platform: 'tiktok',
        format: 'video',
        title: 'Part one: the pan',
        due: 2,
        road: ['drafting', 'submitted', 'approved'],
        piece: 'Part one: the pan',
      },
      {
        platform: 'instagram',
        format: 'story_set',
        title: 'Three frames, one pan',
        frames: 3,
        due: 4,
        road: ['drafting', 'submitted', 'changes_requested'],
        piece: 'Three frames, one pan',
      },
      {
        platform: 'tiktok',
        format: 'video',
        title: 'Part two: the sear',
        due: 9,
        road: [],
        piece: 'Part two: the sear',
      },
    ],
  },
  {
    brand: 'pilo',
    fields: {
      campaignName: 'Everyday SPF',
      feeMinor: 280_000,
      compensation: 'paid_plus_product',
      productName: 'SPF 50, three shades',
      productValueMinor: 9_600,
      productStatus: 'shipped',
      contractStatus: 'signed',
    },
    days: { productExpectedOn: 3, postingStartsOn: 20 },
    agreed: -9,
    road: ['confirmed', 'waiting-for-product'],
    payments: [{ label: 'Full fee', amountMinor: 280_000, trigger: 'on_posting', termsDays: 30 }],
    rights: [{ kind: 'whitelisting', starts: 'on_posting', durationDays: 60 }],
    deliverables: [
      {
        platform: 'instagram',
        format: 'story_set',
        title: 'Unboxing in window light',
        frames: 3,
        due: 8,
        road: [],
        piece: 'Unboxing in window light',
      },
      {
        platform: 'instagram',
        format: 'reel',
        title: 'The 4 PM test',
        due: 20,
        road: [],
        piece: 'Everyday SPF: the 4 PM test',
      },
    ],
  },
  {
    brand: 'lumo',
    fields: { campaignName: 'One light, three moods', feeMinor: 190_000, contractStatus: 'sent' },
    days: { postingStartsOn: 13 },
    agreed: -4,
    road: ['confirmed'],
    payments: [{ label: 'Full fee', amountMinor: 190_000, trigger: 'on_approval', termsDays: 14 }],
    deliverables: [
      {
        platform: 'instagram',
        format: 'reel',
        title: 'One desk light, three moods',
        due: 13,
        road: [],
        piece: 'One desk light, three moods',
      },
    ],
  },
  {
    brand: 'fenwick',
    fields: {
      campaignName: 'Winter boots',
      feeMinor: 350_000,
      nextAction: 'Counter-offer: boots alone, no parka',
    },
    days: { pitchedOn: -19, postingStartsOn: 30, postingEndsOn: 50, nextActionOn: 0 },
    road: [],
  },
  {
    brand: 'ardent',
    fields: { campaignName: 'The weekender', nextAction: 'Send the media kit' },
    days: { nextActionOn: 1 },
    status: 'lead',
    road: [],
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

import type { CategoryColor } from '#shared/colors.ts';
import { affiliateLinksContract } from '#domains/business/affiliate-links/contract.ts';
import { affiliateEarningsContract } from '#domains/business/affiliate-links/earnings/contract.ts';
import { brandsContract } from '#domains/business/brands/contract.ts';
import { brandContactsContract } from '#domains/business/brands/contacts/contract.ts';
import { brandLogEntriesContract } from '#domains/business/brands/log/contract.ts';
import type { Maker } from './maker.ts';

/** What was said, and by whom. */
export type Log = readonly [daysAgo: number, direction: 'in' | 'out', note: string];
interface SampleBrand {
  name: string;
  color: CategoryColor;
  category: string;
  website: string;
  contact: string;
  terms: number;
  notes?: string;
  followUpIn?: number;
  log: readonly Log[];
}

const sampleBrands = {
  halden: {
    name: 'Halden',
    color: 'teal',
    category: 'Outdoor clothing',
    website: 'https://halden.example',
    contact: 'Petra Lindqvist',
    terms: 30,
    notes: 'Answers within a day. Likes weather, hates studio light.',
    log: [[88, 'in', 'Asked for rates for a trail vest reel']],
  },
  ovenbird: {
    name: 'Ovenbird',
    color: 'orange',
    category: 'Kitchenware',
    website: 'https://ovenbird.example',
    contact: 'Sam Okafor',
    terms: 45,
    log: [
      [41, 'out', 'Pitched ten dinners out of one pan'],
      [37, 'in', 'They want six pieces, three of them TikTok'],
      [1, 'in', 'Round two: shorter hook on part one'],
    ],
  },
  pilo: {
    name: 'Pilo Skin',
    color: 'pink',
    category: 'Skin care',
    website: 'https://piloskin.example',
    contact: 'Noor Haddad',
    terms: 30,
    followUpIn: 3,
    log: [
      [24, 'in', 'Everyday SPF, four pieces after the parcel arrives'],
      [9, 'out', 'Signed and sent back'],
    ],
  },
  lumo: {
    name: 'Lumo',
    color: 'indigo',
    category: 'Lamps',
    website: 'https://lumo.example',
    contact: 'Jun Park',
    terms: 14,
    log: [[16, 'in', 'One desk light, three moods: agreed on the phone']],
  },
  fenwick: {
    name: 'Fenwick',
    color: 'red',
    category: 'Outdoor clothing',
    website: 'https://fenwick.example',
    contact: 'Ada Brandt',
    terms: 30,
    followUpIn: 0,
    log: [
      [19, 'in', 'Winter boots and a parka, November to December'],
      [17, 'out', 'Asked what the parka means for Halden'],
    ],
  },
  kettle: {
    name: 'Kettle & Rye',
    color: 'green',
    category: 'Coffee',
    website: 'https://kettleandrye.example',
    contact: 'Tom Reyes',
    terms: 30,
    log: [
      [76, 'in', 'Slow mornings, two pieces'],
      [36, 'out', 'Sent invoice 0147'],
    ],
  },
  brine: {
    name: 'Brine & Co',
    color: 'blue',
    category: 'Groceries',
    website: 'https://brineandco.example',
    contact: 'Lena Fischer',
    terms: 30,
    log: [[52, 'in', 'Budget frozen, with regret']],
  },
  ardent: {
    name: 'Ardent Bags',
    color: 'purple',
    category: 'Luggage',
    website: 'https://ardent.example',
    contact: 'Milo Santos',
    terms: 30,
    log: [[2, 'in', 'Saw the suitcase video, asks for a media kit']],
  },
  miro: {
    name: 'Miro Optics',
    color: 'teal',
    category: 'Glasses',
    website: 'https://miro.example',
    contact: 'Elif Aydin',
    terms: 60,
    log: [[61, 'out', 'Said no: perpetual rights for 400']],
  },
} satisfies Record<string, SampleBrand>;

export type BrandName = keyof typeof sampleBrands;
export type Brands = Record<BrandName, string>;

/** Brands with whom to write to, and what was said so far. Gives their ids. */
export async function makeBrands(maker: Maker): Promise<Brands> {
  const ids: Partial<Brands> = {};
  const entries = Object.entries(sampleBrands) as [BrandName, SampleBrand][];
  for (const [key, brand] of entries) {
    const id = await makeBrand(maker, brand);
    await maker.picture(`logo-${key}`, { brandId: id });
    ids[key] = id;
  }
  return ids as Brands; // Each of the same keys has got its id.
}

async function makeBrand(maker: Maker, brand: SampleBrand): Promise<string> {
  const { name, color, category, website, contact, terms, notes, followUpIn, log } = brand;
  maker.goTo(-Math.max(90, ...log.map(([daysAgo]) => daysAgo)));
  const brandId = await maker.create(brandsContract, {
    name,
    color,
    category,
    website,
    paymentTermsDays: terms,
    ...(notes ? { notes } : {}),
    ...(followUpIn === undefined ? {} : { nextFollowUpOn: maker.day(followUpIn) }),
  });
  const email = `${contact.split(' ')[0]?.toLowerCase()}@${new URL(website).hostname}`;
  await maker.create(brandContactsContract, { brandId, name: contact, email });
  await makeLog(maker, log, { brandId });
  return brandId;
}

/** Notes what was said to a brand, of one of its deals or of none. */
export async function makeLog(
  maker: Maker,
  log: readonly Log[],
  about: { brandId: string; campaignId?: string },
): Promise<void> {
  for (const [daysAgo, direction, note] of log) {
    const contactedOn = maker.day(-daysAgo);
    maker.goTo(-daysAgo);
    await maker.create(brandLogEntriesContract, { ...about, contactedOn, direction, note });
  }
}

/** Links and codes, with what the last three months brought. */
export async function makeLinks(maker: Maker, brands: Brands): Promise<void> {
  const links = [
    {
      brandId: brands.halden,
      title: 'Rain Shell, 15% off',
      url: 'https://halden.example/?ref=lark',
      discountCode: 'LARK15',
      audienceOffer: '15% off the first order',
      commissionPercent: 8,
      network: 'direct',
      expiresOn: maker.day(33),
      months: [0, 9_120, 21_240],
    },
    {
      brandId: brands.ovenbird,
      title: 'The ten-dinner pan',
      url: 'https://ovenbird.example/pan?via=lark',
      commissionPercent: 6,
      network: 'impact',
      expiresOn: null,
      months: [11_800, 16_450, 12_900],
    },
    {
      brandId: brands.kettle,
      title: 'First bag of beans',
      url: 'https://kettleandrye.example/lark',
      discountCode: 'SLOWLARK',
      audienceOffer: '10% off beans',
      commissionPercent: 10,
      network: 'shopmy',
      expiresOn: maker.day(9),
      months: [8_240, 7_310, 4_480],
    },
  ];
  for (const { months, ...link } of links) {
    const affiliateLinkId = await maker.create(affiliateLinksContract, {
      ...link,
      status: 'active',
    });
    await makeEarnings(maker, affiliateLinkId, months);
  }
}

/** Of the month before last to this one: the oldest is paid, the next approved, this one pending. */
async function makeEarnings(maker: Maker, affiliateLinkId: string, months: readonly number[]) {
  const first = Temporal.PlainDate.from(maker.day(0)).toPlainYearMonth().subtract({ months: 2 });
  for (const [at, commissionMinor] of months.entries()) {
    const month = first.add({ months: at });
    const paidOn = month.add({ months: 1 }).toPlainDate({ day: 15 }).toString();
    const isPaid = at === 0 && paidOn <= maker.day(0);
    await maker.create(affiliateEarningsContract, {
      affiliateLinkId,
      month: month.toString(),
      clicks: 180 + (commissionMinor % 700),
      orders: Math.round(commissionMinor / 900),
      salesMinor: commissionMinor * 12,
      commissionMinor,
      currency: 'USD',
      status: isPaid ? 'paid' : at < 2 ? 'approved' : 'pending',
      ...(isPaid ? { paidOn } : {}),
    });
  }
}

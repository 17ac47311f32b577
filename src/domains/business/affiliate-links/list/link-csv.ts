import type { Cell } from '#shared/files/csv.ts';
import type { AffiliateEarning } from '#domains/business/affiliate-links/earnings/schema.ts';
import {
  commissionTotal,
  networkLabel,
  pendingPayout,
  programLabels,
  statusLabels,
} from '#domains/business/affiliate-links/rules.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { notConvertedText } from '#client/words/format-total.ts';
import { amountText, type Total } from '#shared/money.ts';
import { commissionText } from './commission-text.ts';
import { healthText } from '#domains/business/affiliate-links/panel/link-health.tsx';

interface LinkRowsOptions {
  brands: ReadonlyMap<string, Brand>;
  campaigns: ReadonlyMap<string, Campaign>;
  earnings: ReadonlyMap<string, readonly AffiliateEarning[]>;
  base: string;
  today: string;
  seesMoney: boolean;
}

/** Links as the rows of a spreadsheet, with their heads. */
export function linkRows(links: readonly AffiliateLink[], options: LinkRowsOptions): Cell[][] {
  const { brands, campaigns, earnings, base, today, seesMoney } = options;
  const year = today.slice(0, 4);
  const heads = [
    ...[
      'Title',
      'Brand',
      'Campaign',
      'Link',
      'Discount code',
      'Offer',
      'Programme',
      'Network',
      'Status',
    ],
    ...(seesMoney ? ['Commission'] : []),
    ...['Starts', 'Expires', 'Health', 'Last checked'],
    ...(seesMoney
      ? [`Earned in ${year} (${base})`, `Pending payout (${base})`, 'Not converted']
      : []),
    'Tags',
  ];
  const amount = ({ amountMinor }: Total) => amountText(amountMinor, base);
  const rows = links.map((link) => {
    const earned = earnings.get(link.id) ?? [];
    const ofYear = commissionTotal(
      base,
      earned.filter(({ month }) => month.startsWith(year)),
    );
    return [
      link.title,
      link.brandId && brands.get(link.brandId)?.name,
      link.campaignId && campaigns.get(link.campaignId)?.campaignName,
      link.url,
      link.discountCode,
      link.audienceOffer,
      programLabels[link.programType],
      networkLabel(link.network),
      statusLabels[link.status],
      ...(seesMoney ? [commissionText(link)] : []),
      link.startsOn,
      link.expiresOn,
      link.url && healthText(link),
      link.lastCheckedAt?.slice(0, 10),
      ...(seesMoney
        ? [amount(ofYear), amount(pendingPayout(base, earned)), notConvertedText(ofYear)]
        : []),
      link.tags.join(' '),
    ];
  });
  return [heads, ...rows];
}

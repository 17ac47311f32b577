import { formatMoney } from '#client/format-money.ts';
import { affiliateLinks } from '#domains/affiliate-links/data.ts';
import { affiliateEarnings } from '#domains/affiliate-links/earnings/data.ts';
import type { AffiliateEarning } from '#domains/affiliate-links/earnings/schema.ts';
import type { AffiliateLink } from '#domains/affiliate-links/schema.ts';
import { totalIn } from '#shared/money.ts';

const ofCampaigns = (rows: readonly AffiliateLink[]) =>
  Map.groupBy(rows, ({ campaignId }) => campaignId);
const ofLinks = (rows: readonly AffiliateEarning[]) =>
  Map.groupBy(rows, ({ affiliateLinkId }) => affiliateLinkId);

/** The affiliate links of a deal, with what each has earned. */
export function DealLinks({ campaignId }: { campaignId: string }) {
  const links = affiliateLinks.useRows(ofCampaigns).get(campaignId) ?? [];
  const earnings = affiliateEarnings.useRows(ofLinks);
  if (links.length === 0) return null;
  return (
    <ul className="deal-rows" aria-label="Affiliate links">
      {links.map((link) => (
        <li key={link.id}>
          <span className="grow" dir="auto">
            {link.discountCode ? `${link.title}, ${link.discountCode}` : link.title}
          </span>
          <span className="num">
            {[commissionText(link), earnedText(link, earnings.get(link.id) ?? [])]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function commissionText({ commissionPercent, commissionMinor, currency }: AffiliateLink): string {
  if (commissionPercent !== null) return `${commissionPercent}%`;
  return commissionMinor === null ? '' : formatMoney(commissionMinor, currency);
}

function earnedText({ currency }: AffiliateLink, earnings: readonly AffiliateEarning[]): string {
  const counted = earnings.filter(({ status }) => status !== 'reversed');
  const { amountMinor } = totalIn(
    currency,
    counted.map((one) => ({ ...one, amountMinor: one.commissionMinor ?? 0 })),
  );
  return amountMinor > 0 ? `${formatMoney(amountMinor, currency)} earned` : '';
}

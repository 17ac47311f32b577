import type { ReactNode } from 'react';
import { formatRowDate } from '#client/words/format-dates.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { WebLink } from '#domains/business/brands/panel/brand-facts.tsx';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { commissionText } from '#domains/business/affiliate-links/list/commission-text.ts';

/** What a link is and what it pays, for who may only look. */
export function LinkFacts({ link, settings }: { link: AffiliateLink; settings: DayFormats }) {
  const campaign = campaigns.useRows(rowsById).get(link.campaignId ?? '');
  const facts: [string, ReactNode][] = [
    ['Link', link.url && <WebLink key="web" url={link.url} />],
    ['Campaign', campaign?.campaignName],
    ['Discount code', link.discountCode],
    ['Offer', link.audienceOffer],
    ['Commission', commissionText(link)],
    ['Starts', link.startsOn && formatRowDate(link.startsOn, settings)],
    ['Expires', link.expiresOn && formatRowDate(link.expiresOn, settings)],
    ['Payout', link.payoutNote],
    ['Disclosure', link.disclosureText],
  ];
  return (
    <dl className="brand-facts">
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

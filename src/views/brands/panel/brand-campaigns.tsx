import { formatMoney } from '#client/words/format-money.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { SkeletonRows } from '#client/ui/base/states.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { campaigns as collection } from '#domains/business/campaigns/data.ts';
import { statusTones } from '#domains/business/campaigns/moves/deal-words.ts';
import { isOpen, statusLabels } from '#domains/business/campaigns/rules.ts';
import type { BrandPartProps } from './brand-panel.tsx';
import { campaignsByBrand } from '#domains/business/campaigns/moves/of-brands.ts';
import { CampaignLink } from '#domains/business/campaigns/page/campaign-link.tsx';

/** The deals with a brand, the open ones first. */
export function BrandCampaigns({ brand, settings, onLeave }: BrandPartProps) {
  const all = collection.useRows(campaignsByBrand).get(brand.id) ?? [];
  const status = collection.useStatus();
  const ordered = [
    ...all.filter((one) => isOpen(one.status)),
    ...all.filter((one) => !isOpen(one.status)),
  ];
  return (
    <section aria-labelledby="brand-campaigns">
      <SectionHead id="brand-campaigns" title="Campaigns" note={all.length || ''} />
      {status === 'loading' && all.length === 0 ? <SkeletonRows rows={3} /> : null}
      {status === 'ready' && all.length === 0 ? (
        <p className="record-none row gap-12 faint spread">No deal with them so far.</p>
      ) : null}
      <ul>
        {ordered.map((campaign) => (
          <li key={campaign.id} className="record-line row gap-10">
            <div className="grow">
              <CampaignLink id={campaign.id} name={campaign.campaignName} onLeave={onLeave} />
              <p className="trunc xs faint">
                {[
                  campaign.feeMinor === null
                    ? campaign.compensation === 'gifted' && 'Gifted'
                    : formatMoney(campaign.feeMinor, campaign.currency),
                  campaign.postingStartsOn &&
                    `from ${formatShortDate(campaign.postingStartsOn, settings)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Tape tone={statusTones[campaign.status]}>{statusLabels[campaign.status]}</Tape>
          </li>
        ))}
      </ul>
    </section>
  );
}

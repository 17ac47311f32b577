import { daysBetween } from '#client/words/dates.ts';
import { formatShortRange } from '#client/words/format-dates.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { exclusivities } from '#domains/business/campaigns/exclusivities/data.ts';
import { clauseName, standingOf } from '#domains/business/campaigns/exclusivities/rules.ts';
import type { BrandPartProps } from './brand-panel.tsx';
import '#domains/business/campaigns/usage-rights/right-lines.css';
import { CampaignLink } from '#domains/business/campaigns/page/campaign-link.tsx';

/** In which times one may not work for others, of all deals with a brand: the last to end comes first. */
export function BrandExclusivities({ brand, settings, onLeave }: BrandPartProps) {
  const campaignById = campaigns.useRows(rowsById);
  const rows = exclusivities
    .useRows(allRows)
    .flatMap((clause) => {
      const campaign = campaignById.get(clause.campaignId);
      return campaign?.brandId === brand.id ? [{ clause, campaign }] : [];
    })
    .toSorted((one, other) => other.clause.endsOn.localeCompare(one.clause.endsOn));
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="brand-exclusivities">
      <SectionHead id="brand-exclusivities" title="Exclusivity" note={rows.length} />
      <ul>
        {rows.map(({ clause, campaign }) => {
          const { startsOn, endsOn } = clause;
          const standing = standingOf(clause, campaign, settings.today);
          return (
            <li key={clause.id} className="right-line">
              <div className="grow">
                <p className="trunc" dir="auto">
                  {clauseName(clause)}
                </p>
                <p className="trunc xs faint num">
                  {[
                    formatShortRange(startsOn, endsOn, settings),
                    standing === 'Exclusive' ? leftText(endsOn, settings.today) : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <p className="trunc xs">
                  <CampaignLink id={campaign.id} name={campaign.campaignName} onLeave={onLeave} />
                </p>
              </div>
              <Tape tone={standing === 'Exclusive' ? 'slate' : 'plain'}>{standing}</Tape>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

// The last day is one of them.
function leftText(endsOn: string, today: string): string {
  const days = daysBetween(today, endsOn) + 1;
  return days === 1 ? 'Last day' : `${days} days left`;
}

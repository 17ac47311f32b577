import { daysBetween } from '#client/dates.ts';
import { formatShortDate } from '#client/format-dates.ts';
import { allRows, rowsById } from '#client/selectors.ts';
import { SectionHead } from '#client/ui/section-head.tsx';
import { SkeletonRows } from '#client/ui/states.tsx';
import { Tape } from '#client/ui/tape.tsx';
import { campaigns } from '#domains/campaigns/data.ts';
import { usageRights } from '#domains/campaigns/usage-rights/data.ts';
import { endsOn, type RightState, rightStateOf } from '#domains/campaigns/usage-rights/rules.ts';
import type { RightKind, UsageRight } from '#domains/campaigns/usage-rights/schema.ts';
import type { BrandPartProps } from './brand-panel.tsx';
import { CampaignLink } from './campaign-link.tsx';

const kindLabels: Record<RightKind, string> = {
  organic_repost: 'Organic repost',
  paid_ads: 'Paid ads',
  whitelisting: 'Whitelisting',
  website_email: 'Website and e-mail',
  print_ooh: 'Print and outdoor',
  full_buyout: 'Full buyout',
  ai_training: 'AI training',
};
const stateLabels: Record<RightState, string> = {
  pending: 'Not started',
  active: 'Active',
  ending: 'Ending',
  expired: 'Expired',
  perpetual: 'Perpetual',
};
const tones = {
  pending: 'plain',
  active: 'wrap',
  ending: 'lamp',
  expired: 'plain',
  perpetual: undefined,
} as const;

/** What a brand may do with the work, of all its deals: what ends first comes first. */
export function BrandRights({ brand, settings, onLeave }: BrandPartProps) {
  const deals = campaigns.useRows(rowsById);
  const rights = usageRights.useRows(allRows);
  const status = usageRights.useStatus();
  const rows = rights
    .flatMap((right) => {
      const campaign = deals.get(right.campaignId);
      return campaign?.brandId === brand.id ? [{ right, campaign }] : [];
    })
    .toSorted((one, other) => rank(one.right, settings.today) - rank(other.right, settings.today));
  return (
    <section aria-labelledby="brand-rights">
      <SectionHead id="brand-rights" title="Usage rights" note={rows.length || ''} />
      {status === 'loading' && rows.length === 0 ? <SkeletonRows rows={3} /> : null}
      {status === 'ready' && rows.length === 0 ? (
        <p className="brand-none">They may not reuse anything, as far as is noted.</p>
      ) : null}
      <ul>
        {rows.map(({ right, campaign }) => {
          const state = rightStateOf(right, settings.today);
          return (
            <li key={right.id} className="brand-person">
              <div className="grow">
                <p className="trunc">
                  {kindLabels[right.kind]} <span className="faint">{right.territory}</span>
                </p>
                <p className="trunc xs">
                  <CampaignLink id={campaign.id} name={campaign.campaignName} onLeave={onLeave} />
                </p>
              </div>
              <span className="xs faint num">{endText(right, settings)}</span>
              <Tape tone={tones[state]}>{stateLabels[state]}</Tape>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function endText(right: UsageRight, settings: BrandPartProps['settings']): string {
  const end = endsOn(right);
  if (end === null) return '';
  const days = daysBetween(settings.today, end);
  const words = formatShortDate(end, settings);
  return days >= 0 ? `ends ${words}, ${days} days left` : `ended ${words}`;
}

// What is over, and what has no end, comes after what ends.
function rank(right: UsageRight, today: string): number {
  const end = endsOn(right);
  if (end === null) return 100_000;
  const days = daysBetween(today, end);
  return days >= 0 ? days : 200_000 - days;
}

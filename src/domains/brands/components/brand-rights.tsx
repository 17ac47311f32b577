import { Copy, MoreHorizontal, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { daysBetween } from '#client/dates.ts';
import { formatShortDate } from '#client/format-dates.ts';
import { allRows, rowsById } from '#client/selectors.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { SkeletonRows } from '#client/ui/states.tsx';
import { Tape } from '#client/ui/tape.tsx';
import { brandContacts } from '#domains/brands/contacts/data.ts';
import { useDealDialogs } from '#domains/campaigns/components/deal-dialogs.tsx';
import { rightStateLabels } from '#domains/campaigns/components/deal-labels.ts';
import { copyStopUse } from '#domains/campaigns/components/right-actions.ts';
import { useDeal } from '#domains/campaigns/components/use-deal.ts';
import { campaigns } from '#domains/campaigns/data.ts';
import { deliverables } from '#domains/campaigns/deliverables/data.ts';
import type { Deliverable } from '#domains/campaigns/deliverables/schema.ts';
import type { Campaign } from '#domains/campaigns/schema.ts';
import { usageRights } from '#domains/campaigns/usage-rights/data.ts';
import {
  endsOn,
  renewalOf,
  rightLabels,
  rightStateOf,
} from '#domains/campaigns/usage-rights/rules.ts';
import type { UsageRight } from '#domains/campaigns/usage-rights/schema.ts';
import { BrandExclusivities } from './brand-exclusivities.tsx';
import type { BrandPartProps } from './brand-panel.tsx';
import { primaryContacts } from './brand-selectors.ts';
import { CampaignLink } from './campaign-link.tsx';

const tones = {
  pending: 'plain',
  active: 'wrap',
  ending: 'lamp',
  expired: 'plain',
  perpetual: undefined,
} as const;

/** What a brand may do with the work, of all its deals: what ends first comes first. */
export function BrandRights(props: BrandPartProps) {
  const { brand, settings } = props;
  const deals = campaigns.useRows(rowsById);
  const pieces = deliverables.useRows(rowsById);
  const rights = usageRights.useRows(allRows);
  const status = usageRights.useStatus();
  const [renewed, setRenewed] = useState('');
  const { dialog, openDialog } = useDealDialogs(useDeal(renewed), settings);
  const rows = rights
    .flatMap((right) => {
      const campaign = deals.get(right.campaignId);
      return campaign?.brandId === brand.id ? [{ right, campaign }] : [];
    })
    .toSorted((one, other) => rank(one.right, settings.today) - rank(other.right, settings.today));
  function renew(right: UsageRight) {
    setRenewed(right.campaignId);
    openDialog({ kind: 'right', values: renewalOf(right) ?? {} });
  }
  return (
    <>
      <section aria-labelledby="brand-rights">
        <SectionHead id="brand-rights" title="Usage rights" note={rows.length || ''} />
        {status === 'loading' && rows.length === 0 ? <SkeletonRows rows={3} /> : null}
        {status === 'ready' && rows.length === 0 ? (
          <p className="brand-none">They may not reuse anything, as far as is noted.</p>
        ) : null}
        <ul>
          {rows.map(({ right, campaign }) => (
            <RightRow
              key={right.id}
              {...props}
              right={right}
              campaign={campaign}
              deliverable={pieces.get(right.deliverableId ?? '')}
              onRenew={() => renew(right)}
            />
          ))}
        </ul>
        {dialog}
      </section>
      <BrandExclusivities {...props} />
    </>
  );
}

interface RightRowProps extends BrandPartProps {
  right: UsageRight;
  campaign: Campaign;
  /** The one piece that it is for; without it, all. */
  deliverable: Deliverable | undefined;
  onRenew: () => void;
}

function RightRow(props: RightRowProps) {
  const { brand, right, campaign, deliverable, canEdit, settings, onLeave, onRenew } = props;
  const state = rightStateOf(right, settings.today);
  const kind = rightLabels[right.kind];
  const contact = brandContacts.useRows(primaryContacts).get(brand.id);
  const hasEnd = endsOn(right) !== null;
  const isNear = state === 'ending' || state === 'expired';
  return (
    <li className="brand-right">
      <div className="grow">
        <p className="trunc" dir="auto">
          {kind} <span className="faint">{deliverable?.title ?? 'All deliverables'}</span>
        </p>
        <p className="trunc xs faint num">
          {[right.territory, endText(right, settings)].filter(Boolean).join(' · ')}
        </p>
        <p className="trunc xs">
          <CampaignLink id={campaign.id} name={campaign.campaignName} onLeave={onLeave} />
        </p>
      </div>
      <Tape tone={tones[state]}>{rightStateLabels[state]}</Tape>
      {canEdit && isNear ? (
        <Button size="sm" icon={<RefreshCw />} onClick={onRenew}>
          Renew
        </Button>
      ) : null}
      {hasEnd ? (
        <Menu
          label={kind}
          align="end"
          trigger={<IconButton size="sm" label={`More for ${kind}`} icon={<MoreHorizontal />} />}
          items={[
            ...(canEdit ? [{ label: 'Renew', icon: <RefreshCw />, onSelect: onRenew }] : []),
            {
              label: 'Copy stop-use note',
              icon: <Copy />,
              onSelect: () => copyStopUse({ right, campaign, deliverable, contact }, settings),
            },
          ]}
        />
      ) : null}
    </li>
  );
}

function endText(right: UsageRight, settings: BrandPartProps['settings']): string {
  const end = endsOn(right);
  if (end === null) return '';
  const days = daysBetween(settings.today, end);
  const words = formatShortDate(end, settings);
  if (days < 0) return `ended ${words}`;
  return `ends ${words}, ${days === 1 ? '1 day' : `${days} days`} left`;
}

// What is over, and what has no end, comes after what ends.
function rank(right: UsageRight, today: string): number {
  const end = endsOn(right);
  if (end === null) return 100_000;
  const days = daysBetween(today, end);
  return days >= 0 ? days : 200_000 - days;
}

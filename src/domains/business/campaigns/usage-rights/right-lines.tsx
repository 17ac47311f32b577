import { daysText } from '#client/words/days-text.ts';
import { Copy, MoreHorizontal, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { daysBetween } from '#client/words/dates.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { primaryContacts } from '#domains/business/brands/parts/brand-selectors.ts';
import { CampaignLink } from '#domains/business/campaigns/page/campaign-link.tsx';
import { brandContacts } from '#domains/business/brands/contacts/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { endsOn, renewalOf, rightLabels, rightStateOf } from './rules.ts';
import type { UsageRight } from './schema.ts';
import { useDealDialogs } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { rightStateLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import { copyStopUse } from './right-actions.ts';
import { useDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import './right-lines.css';

interface RightLinesProps {
  /** Of any deals. */
  rights: readonly UsageRight[];
  formats: DayFormats;
  canEdit: boolean;
  /** What stands over the page closes when one goes to a campaign. */
  onLeave: () => void;
}

const tones = {
  pending: 'plain',
  active: 'wrap',
  ending: 'lamp',
  expired: 'plain',
  perpetual: undefined,
} as const;

/** Rights of several deals, each with what one does before it ends: what ends first comes first. */
export function RightLines({ rights, formats, canEdit, onLeave }: RightLinesProps) {
  const deals = campaigns.useRows(rowsById);
  const pieces = deliverables.useRows(rowsById);
  const [renewed, setRenewed] = useState('');
  const { dialog, openDialog } = useDealDialogs(useDeal(renewed), formats);
  const { today } = formats;
  function renew(right: UsageRight) {
    setRenewed(right.campaignId);
    openDialog({ kind: 'right', values: renewalOf(right) ?? {} });
  }
  return (
    <>
      <ul>
        {rights
          .toSorted((one, other) => rank(one, today) - rank(other, today))
          .map((right) => {
            const campaign = deals.get(right.campaignId);
            return campaign ? (
              <RightLine
                key={right.id}
                right={right}
                campaign={campaign}
                deliverable={pieces.get(right.deliverableId ?? '')}
                formats={formats}
                onLeave={onLeave}
                onRenew={canEdit ? () => renew(right) : undefined}
              />
            ) : null;
          })}
      </ul>
      {dialog}
    </>
  );
}

interface RightLineProps extends Pick<RightLinesProps, 'formats' | 'onLeave'> {
  right: UsageRight;
  campaign: Campaign;
  /** The one piece that it is for; without it, all. */
  deliverable: Deliverable | undefined;
  onRenew: (() => void) | undefined;
}

function RightLine(props: RightLineProps) {
  const { right, campaign, deliverable, formats, onLeave, onRenew } = props;
  const state = rightStateOf(right, formats.today);
  const kind = rightLabels[right.kind];
  const contact = brandContacts.useRows(primaryContacts).get(campaign.brandId ?? '');
  const isNear = state === 'ending' || state === 'expired';
  return (
    <li className="right-line">
      <div className="grow">
        <p className="trunc" dir="auto">
          {kind} <span className="faint">{deliverable?.title ?? 'All deliverables'}</span>
        </p>
        <p className="trunc xs faint num">
          {[right.territory, endText(right, formats)].filter(Boolean).join(' · ')}
        </p>
        <p className="trunc xs">
          <CampaignLink id={campaign.id} name={campaign.campaignName} onLeave={onLeave} />
        </p>
      </div>
      <Tape tone={tones[state]}>{rightStateLabels[state]}</Tape>
      {onRenew && isNear ? (
        <Button size="sm" icon={<RefreshCw />} onClick={onRenew}>
          Renew
        </Button>
      ) : null}
      {endsOn(right) === null ? null : (
        <Menu
          label={kind}
          align="end"
          trigger={<IconButton size="sm" label={`More for ${kind}`} icon={<MoreHorizontal />} />}
          items={[
            ...(onRenew ? [{ label: 'Renew', icon: <RefreshCw />, onSelect: onRenew }] : []),
            {
              label: 'Copy stop-use note',
              icon: <Copy />,
              onSelect: () => copyStopUse({ right, campaign, deliverable, contact }, formats),
            },
          ]}
        />
      )}
    </li>
  );
}

function endText(right: UsageRight, formats: DayFormats): string {
  const end = endsOn(right);
  if (end === null) return '';
  const days = daysBetween(formats.today, end);
  const words = formatShortDate(end, formats);
  if (days < 0) return `ended ${words}`;
  return `ends ${words}, ${daysText(days)} left`;
}

// What is over, and what has no end, comes after what ends.
function rank(right: UsageRight, today: string): number {
  const end = endsOn(right);
  if (end === null) return 100_000;
  const days = daysBetween(today, end);
  return days >= 0 ? days : 200_000 - days;
}

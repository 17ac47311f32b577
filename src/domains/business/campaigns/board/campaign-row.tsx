import { useIsUnsynced } from '#client/sync/reading/unsynced.ts';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { Link } from '@tanstack/react-router';
import { formatShortDate, type Formats } from '#client/words/format-dates.ts';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import type { Segment } from '#client/ui/progress/segments.ts';
import { Stick } from '#client/ui/progress/stick.tsx';
import type { Brand } from '#domains/business/brands/schema.ts';
import {
  type ActiveStatus,
  dashboardOrder,
  isActive,
  statusLabels,
} from '#domains/business/campaigns/rules.ts';
import { stepOf } from '#domains/business/campaigns/order/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';

export interface CampaignRowProps {
  campaign: Campaign;
  brand: Brand | undefined;
  formats: Formats & { today: string };
  failure: FailedWrite | undefined;
}

/** A campaign in two lines: its name and status, its brand and when it begins. */
export function CampaignRow({ campaign, brand, formats, failure }: CampaignRowProps) {
  const { campaignName, status, postingStartsOn } = campaign;
  const isUnsynced = useIsUnsynced(campaign.id);
  const facts = [brand?.name, postingStartsOn && postingText(postingStartsOn, formats)].filter(
    Boolean,
  );
  return (
    <li className={classNames('campaign', failure && 'is-failed')} data-status={status}>
      <BrandMark brand={brand} name={campaignName} />
      <Link
        to="/campaign/$id"
        params={{ id: campaign.id }}
        className="strong trunc campaign-name"
        dir="auto"
      >
        {campaignName}
      </Link>
      <span className="row gap-6 xs muted one-line campaign-status">
        {isActive(status) ? (
          <Stick size="thin" segments={segmentsOf(status)} label={`Step ${stepOf(status)} of 4`} />
        ) : null}
        <span data-status={status}>{statusLabels[status]}</span>
      </span>
      {facts.length > 0 ? (
        <span className="xs muted trunc campaign-facts">{facts.join(' · ')}</span>
      ) : null}
      <WriteState isUnsynced={isUnsynced} failure={failure} className="campaign-failed" />
    </li>
  );
}

function segmentsOf(status: ActiveStatus): Segment[] {
  const reached = stepOf(status);
  return dashboardOrder.map((_, at) => (at < reached ? 'on' : 'rest'));
}

function postingText(date: string, formats: CampaignRowProps['formats']): string {
  const day = formatShortDate(date, formats);
  if (date === formats.today) return 'posting starts today';
  return date < formats.today ? `posting since ${day}` : `posting starts ${day}`;
}

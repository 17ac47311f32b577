import { CircleAlert } from 'lucide-react';
import { classNames } from '#client/ui/base/class-names.ts';
import { Stick } from '#client/ui/progress/stick.tsx';
import type { Formats } from '#client/words/format-dates.ts';
import { feeText, postingText } from '#domains/business/campaigns/moves/deal-words.ts';
import { deliverySegments } from './delivery-segments.ts';
import type { DealSummary } from './deals.ts';
import { actionText } from './needed-action.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';
import './deal-card.css';

interface DealCardProps {
  deal: DealSummary;
  formats: Formats & { today: string };
}

/** A deal on the board, in three lines: who and how much, what, how far it is and what matters next. */
export function DealCard({ deal, formats }: DealCardProps) {
  const { campaign, brand, delivery } = deal;
  const posting = postingText(campaign, formats);
  const fee = feeText(campaign);
  return (
    <div className="stack may-shrink">
      <span className="row sm muted deal-card-brand">
        <BrandMark size="sm" brand={brand} name={campaign.campaignName} />
        <span className="trunc" dir="auto">
          {brand?.name ?? 'No brand yet'}
        </span>
        {fee === '–' ? null : <b className="end fixed-size strong ink num">{fee}</b>}
      </span>
      <span className="strong trunc deal-card-name" dir="auto">
        {campaign.campaignName}
      </span>
      <span className="row xs muted num one-line deal-card-facts">
        {delivery.total > 0 ? (
          <span className="row fixed-size">
            <Stick
              size="thin"
              segments={deliverySegments(delivery)}
              label={`${delivery.posted} of ${delivery.total} posted`}
            />
            <span aria-hidden="true">{`${delivery.posted} of ${delivery.total}`}</span>
          </span>
        ) : null}
        <span className="end trunc">
          {deal.action ? <ActionLine deal={deal} formats={formats} /> : posting}
        </span>
      </span>
    </div>
  );
}

/** What a deal asks for next; nothing if it asks for nothing. */
export function ActionLine({ deal, formats }: DealCardProps) {
  if (!deal.action) return null;
  const { text, isLate } = actionText(deal.action, formats);
  return (
    <span className={classNames('row gap-4 xs icon-13', isLate ? 'late' : 'warn')}>
      {isLate ? <CircleAlert aria-hidden="true" /> : null}
      <span className="trunc">{text}</span>
    </span>
  );
}

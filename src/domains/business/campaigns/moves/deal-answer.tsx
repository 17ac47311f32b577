import type { DayFormats } from '#domains/people/auth/data.ts';
import { useDealDialogs } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { actionFor } from '#domains/business/campaigns/board/deals.ts';
import { answerTo } from './needed-answer.ts';
import { asksFirst, moveWithoutAsking } from './status-moves.ts';
import { useDeal } from './use-deal.ts';

interface DealAnswerProps {
  id: string;
  formats: DayFormats;
  className: string;
}

/** The press that does what a deal asks for next, away from its page. */
export function DealAnswer({ id, formats, className }: DealAnswerProps) {
  const deal = useDeal(id);
  const { dialog, openDialog } = useDealDialogs(deal, formats);
  const action = deal && actionFor(deal, formats.today);
  if (!deal || !action) return null;
  const { label, onPress } = answerTo(action, {
    deal,
    formats,
    openDialog,
    onMove: (status) =>
      asksFirst(deal, status)
        ? openDialog({ kind: 'move', status })
        : moveWithoutAsking(deal, status, formats.today),
  });
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={`${label}: ${deal.campaign.campaignName}`}
        onClick={onPress}
      >
        {label}
      </button>
      {dialog}
    </>
  );
}

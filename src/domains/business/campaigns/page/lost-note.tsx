import { CircleSlash } from 'lucide-react';
import { Callout } from '#client/ui/marks/callout.tsx';
import { isLost, statusLabels } from '#domains/business/campaigns/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';

/** Why a deal came to nothing, where somebody said it. */
export function LostNote({ campaign: { status, lostReason } }: { campaign: Campaign }) {
  if (!isLost(status) || lostReason.trim() === '') return null;
  return (
    <Callout>
      <CircleSlash className="faint" aria-hidden="true" />
      <p className="grow">
        <span className="faint">{`${statusLabels[status]}: `}</span>
        <span dir="auto">{lostReason}</span>
      </p>
    </Callout>
  );
}

import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { DayFormats } from '#domains/auth/data.ts';
import { isOpen } from '#domains/campaigns/rules.ts';
import type { CampaignStatus } from '#domains/campaigns/schema.ts';
import { moveDeal } from './deal-actions.ts';
import type { DealSummary } from './deals.ts';

const MoveAsked = lazy(() =>
  import('./move-asked.tsx').then((part) => ({ default: part.MoveAsked })),
);

interface Asked {
  id: string;
  status: CampaignStatus;
  isOpen: boolean;
  turn: number;
}

/** Moves deals on the board; what a move has to know is asked first. */
export function useDealMoves(formats: DayFormats): {
  dialog: ReactNode;
  move: (deal: DealSummary, status: CampaignStatus) => void;
} {
  const [asked, setAsked] = useState<Asked>();
  const dialog = asked ? (
    <Suspense>
      <MoveAsked
        key={asked.turn}
        id={asked.id}
        status={asked.status}
        formats={formats}
        open={asked.isOpen}
        onClose={() => setAsked({ ...asked, isOpen: false })}
      />
    </Suspense>
  ) : null;
  return {
    dialog,
    move: ({ campaign }, status) => {
      if (isAsked(campaign.status, status))
        setAsked((before) => ({
          id: campaign.id,
          status,
          isOpen: true,
          turn: (before?.turn ?? 0) + 1,
        }));
      else moveDeal(campaign, { status });
    },
  };
}

// Agreed since when, received or not, still open, why not: the rest needs no words.
function isAsked(from: CampaignStatus, to: CampaignStatus): boolean {
  const isReceived = from === 'waiting-for-product' && to === 'in-progress';
  return to === 'confirmed' || isReceived || !isOpen(to) || !isOpen(from);
}

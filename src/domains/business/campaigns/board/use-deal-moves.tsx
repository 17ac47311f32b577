import { type ReactNode, Suspense, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { CampaignStatus } from '#domains/business/campaigns/schema.ts';
import type { DealSummary } from './deals.ts';
import { asksFirst, moveWithoutAsking } from '#domains/business/campaigns/moves/status-moves.ts';

const MoveAsked = laterPart(() =>
  import('#domains/business/campaigns/moves/move-asked.tsx').then((part) => part.MoveAsked),
);

interface Asked {
  id: string;
  status: CampaignStatus;
  isOpen: boolean;
  turn: number;
}

/** Moves deals on the board; what a move has to know is asked first, `ask` opens the question itself. */
export function useDealMoves(formats: DayFormats): {
  dialog: ReactNode;
  move: (deal: DealSummary, status: CampaignStatus) => void;
  ask: (id: string, status: CampaignStatus) => void;
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
  const ask = (id: string, status: CampaignStatus) =>
    setAsked((before) => ({ id, status, isOpen: true, turn: (before?.turn ?? 0) + 1 }));
  return {
    dialog,
    ask,
    move: (deal, status) =>
      asksFirst(deal, status)
        ? ask(deal.id, status)
        : moveWithoutAsking(deal, status, formats.today),
  };
}

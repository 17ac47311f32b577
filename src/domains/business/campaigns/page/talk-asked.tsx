import { Suspense, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';

const DeliverableSheet = laterPart(() =>
  import('#domains/business/campaigns/deliverables/deliverable-sheet.tsx').then(
    (part) => part.DeliverableSheet,
  ),
);

interface TalkAskedProps {
  deal: ShownDeal;
  /** The deliverable that the address names. */
  id: string | undefined;
  formats: DayFormats;
  onClose: () => void;
  onWalk: (id: string) => void;
}

/** The panel of a deliverable, where the address asks for it: as a notification does. */
export function TalkAsked({ deal, id, formats, onClose, onWalk }: TalkAskedProps) {
  const named = deal.deliverables.find((one) => one.id === id);
  // It stays until it has faded out.
  const [shown, setShown] = useState(named);
  if (named && named !== shown) setShown(named);
  if (!shown) return null;
  return (
    <Suspense>
      <DeliverableSheet
        deal={deal}
        formats={formats}
        deliverable={shown}
        open={named !== undefined}
        onClose={onClose}
        onWalk={onWalk}
      />
    </Suspense>
  );
}

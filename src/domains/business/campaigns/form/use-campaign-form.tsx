import { type ReactNode, Suspense, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';

const CampaignForm = laterPart(() =>
  import('./campaign-form.tsx').then((part) => part.CampaignForm),
);

interface Shown {
  isOpen: boolean;
  /** Another form each time: nothing typed before shows up again. */
  turn: number;
}

/** The form of a new campaign, fetched when it is first opened. */
export function useCampaignForm(): { form: ReactNode; openForm: () => void } {
  const [shown, setShown] = useState<Shown>();
  const form = shown ? (
    <Suspense>
      <CampaignForm
        key={shown.turn}
        open={shown.isOpen}
        // It stays until it has faded out.
        onClose={() => setShown({ ...shown, isOpen: false })}
      />
    </Suspense>
  ) : null;
  return {
    form,
    openForm: () => setShown((before) => ({ isOpen: true, turn: (before?.turn ?? 0) + 1 })),
  };
}

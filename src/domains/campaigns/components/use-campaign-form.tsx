import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Campaign } from '#domains/campaigns/schema.ts';

const CampaignForm = lazy(() =>
  import('./campaign-form.tsx').then((part) => ({ default: part.CampaignForm })),
);

interface Shown {
  campaign: Campaign | undefined;
  isOpen: boolean;
  /** Another form each time: nothing typed before shows up again. */
  turn: number;
}

/** The form of a campaign, fetched when it is first opened: without a campaign for a new one. */
export function useCampaignForm(): { form: ReactNode; openForm: (campaign?: Campaign) => void } {
  const [shown, setShown] = useState<Shown>();
  const form = shown ? (
    <Suspense>
      <CampaignForm
        key={shown.turn}
        campaign={shown.campaign}
        open={shown.isOpen}
        // It stays until it has faded out.
        onClose={() => setShown({ ...shown, isOpen: false })}
      />
    </Suspense>
  ) : null;
  return {
    form,
    openForm: (campaign) =>
      setShown((before) => ({ campaign, isOpen: true, turn: (before?.turn ?? 0) + 1 })),
  };
}

import { type ReactNode, Suspense, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import type { ContentSeries } from '#domains/making/pillars/series/schema.ts';

const PillarForm = laterPart(() => import('./pillar-form.tsx').then((part) => part.PillarForm));
const DeletePillar = laterPart(() =>
  import('./delete-pillar.tsx').then((part) => part.DeletePillar),
);
const SeriesForm = laterPart(() => import('./series-form.tsx').then((part) => part.SeriesForm));

/** What the page can ask for. */
export type PillarRequest =
  | { kind: 'pillar'; pillar?: Pillar }
  | { kind: 'deletion'; pillar: Pillar }
  | { kind: 'series'; series?: ContentSeries; pillarId: string | null };

interface Shown {
  request: PillarRequest;
  isOpen: boolean;
  /** Another one each time: nothing typed before shows up again. */
  turn: number;
}

/** The dialogs of the page, fetched when they are first opened. */
export function usePillarDialogs(): { dialog: ReactNode; ask: (request: PillarRequest) => void } {
  const [shown, setShown] = useState<Shown>();
  return {
    dialog: shown ? (
      <Suspense>
        <OneDialog
          key={shown.turn}
          request={shown.request}
          open={shown.isOpen}
          // It stays until it has faded out.
          onClose={() => setShown({ ...shown, isOpen: false })}
        />
      </Suspense>
    ) : null,
    ask: (request) =>
      setShown((before) => ({ request, isOpen: true, turn: (before?.turn ?? 0) + 1 })),
  };
}

interface OneDialogProps {
  request: PillarRequest;
  open: boolean;
  onClose: () => void;
}

function OneDialog({ request, ...visit }: OneDialogProps) {
  if (request.kind === 'pillar') return <PillarForm pillar={request.pillar} {...visit} />;
  if (request.kind === 'deletion') return <DeletePillar pillar={request.pillar} {...visit} />;
  return <SeriesForm series={request.series} pillarId={request.pillarId} {...visit} />;
}

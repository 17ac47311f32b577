import { type ReactNode, Suspense, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';

const PipelineDialog = laterPart(() =>
  import('./pipeline-dialog.tsx').then((part) => part.PipelineDialog),
);
const MergeDialog = laterPart(() => import('./merge-dialog.tsx').then((part) => part.MergeDialog));
const IdeaTagsDialog = laterPart(() =>
  import('./idea-tags-dialog.tsx').then((part) => part.IdeaTagsDialog),
);

type Request =
  | { kind: 'tags'; ideas: readonly ContentItem[] }
  | { kind: 'pipeline'; ideas: readonly ContentItem[] }
  | { kind: 'merge'; pair: readonly [ContentItem, ContentItem] };

interface Shown {
  request: Request;
  isOpen: boolean;
  /** Another one each time: nothing typed before shows up again. */
  turn: number;
}

/** The dialogs of the page, fetched when they are first opened; `onDone` once something is done. */
export function useIdeaDialogs(onDone: () => void): {
  dialog: ReactNode;
  ask: (request: Request) => void;
} {
  const [shown, setShown] = useState<Shown>();
  const request = shown?.request;
  const visit = {
    open: shown?.isOpen ?? false,
    // It stays until it has faded out.
    onClose: () => setShown(shown && { ...shown, isOpen: false }),
    onDone,
  };
  return {
    dialog: request ? (
      <Suspense>
        {request.kind === 'pipeline' ? (
          <PipelineDialog key={shown.turn} ideas={request.ideas} {...visit} />
        ) : request.kind === 'tags' ? (
          <IdeaTagsDialog key={shown.turn} ideas={request.ideas} {...visit} />
        ) : (
          <MergeDialog key={shown.turn} pair={request.pair} {...visit} />
        )}
      </Suspense>
    ) : null,
    ask: (next) =>
      setShown((before) => ({ request: next, isOpen: true, turn: (before?.turn ?? 0) + 1 })),
  };
}

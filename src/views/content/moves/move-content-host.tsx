import { lazy, Suspense } from 'react';
import { askedDialog } from '#client/form/asked-dialog.ts';
import type { ContentItem, Stage } from '#domains/making/content/schema.ts';

export type MoveQuestion = 'date' | 'approval' | 'brand' | 'published' | 'back';

/** A move that asks something first. */
export interface AskedMove {
  item: ContentItem;
  to: Stage;
  question: MoveQuestion;
  /** Whoever means to move it back is asked for a date afterwards. */
  isDateNext: boolean;
  /** Does it. */
  write: () => Promise<{ ok: boolean }>;
}

const dialog = askedDialog<AskedMove>();

/** Asks before a move is done. */
export function askMove(move: AskedMove): void {
  dialog.ask(move);
}

const MoveDialog = lazy(() =>
  import('./move-content-dialog.tsx').then((module) => ({ default: module.MoveContentDialog })),
);

/** The place where moves ask; once per app. */
export function Host() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  return (
    <Suspense>
      <MoveDialog
        key={asked.turn}
        move={asked.request}
        open={asked.isOpen}
        onClose={asked.onClose}
      />
    </Suspense>
  );
}

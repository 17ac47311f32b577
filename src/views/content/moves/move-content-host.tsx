import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
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
  /** Takes it back; whoever does it keeps that. */
  back: () => void;
  /** Called when the last question is closed, whether it was done or not. */
  onEnd: () => void;
}

const dialog = askedDialog<AskedMove>();

let latest: AskedMove | undefined;

/** Asks before a move is done. */
export function askMove(move: AskedMove): void {
  latest = move;
  dialog.ask(move);
}

const MoveDialog = laterPart(() =>
  import('./move-content-dialog.tsx').then((part) => part.MoveContentDialog),
);

/** The place where moves ask; once per app. */
export function Host() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  const { request, turn, isOpen } = asked;
  function close() {
    asked?.onClose();
    // One question may have been followed by another.
    if (latest === request) request.onEnd();
  }
  return (
    <Suspense>
      <MoveDialog key={turn} move={request} open={isOpen} onClose={close} />
    </Suspense>
  );
}

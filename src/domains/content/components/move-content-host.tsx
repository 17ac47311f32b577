import { lazy, Suspense, useSyncExternalStore } from 'react';
import { signal } from '#client/signal.ts';
import type { ContentItem, Stage } from '#domains/content/schema.ts';

export type MoveQuestion = 'date' | 'approval' | 'published' | 'back';

/** A move that asks something first. */
export interface AskedMove {
  item: ContentItem;
  to: Stage;
  question: MoveQuestion;
  /** Does it. */
  write: () => Promise<{ ok: boolean }>;
}

interface Shown {
  move: AskedMove;
  isOpen: boolean;
  turn: number;
}

const changed = signal();
let shown: Shown | undefined;

/** Asks before a move is done. */
export function askMove(move: AskedMove): void {
  show({ move, isOpen: true, turn: (shown?.turn ?? 0) + 1 });
}

function show(next: Shown): void {
  shown = next;
  changed.tell();
}

const MoveDialog = lazy(() =>
  import('./move-content-dialog.tsx').then((module) => ({ default: module.MoveContentDialog })),
);

/** The place where moves ask; once per app. */
export function MoveContentHost() {
  const current = useSyncExternalStore(changed.listen, () => shown);
  if (!current) return null;
  return (
    <Suspense>
      <MoveDialog
        key={current.turn}
        move={current.move}
        open={current.isOpen}
        // It stays until it has faded out.
        onClose={() => show({ ...current, isOpen: false })}
      />
    </Suspense>
  );
}

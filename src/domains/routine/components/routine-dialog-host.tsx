import { lazy, Suspense, useSyncExternalStore } from 'react';
import { signal } from '#client/signal.ts';
import type { Completion } from '#domains/routine/completions/schema.ts';
import type { RoutineItem } from '#domains/routine/schema.ts';

/** What to ask: about one item, about some, or about what was done. */
export type RoutineDialogRequest =
  | { kind: 'form'; item?: RoutineItem; isDone?: boolean; today: string }
  | { kind: 'delete'; item: RoutineItem }
  | { kind: 'pause'; items: readonly RoutineItem[]; today: string }
  | { kind: 'note'; item: RoutineItem; completion: Completion };

interface Shown {
  request: RoutineDialogRequest;
  isOpen: boolean;
  /** Another dialog each time: nothing typed before shows up again. */
  turn: number;
}

const changed = signal();
let shown: Shown | undefined;

/** Opens a dialog of the routine's page. */
export function openRoutineDialog(request: RoutineDialogRequest): void {
  show({ request, isOpen: true, turn: (shown?.turn ?? 0) + 1 });
}

function show(next: Shown): void {
  shown = next;
  changed.tell();
}

const RoutineDialog = lazy(() =>
  import('./routine-dialog.tsx').then((module) => ({ default: module.RoutineDialog })),
);

/** The place where the routine's dialogs appear; once on its page. */
export function RoutineDialogHost() {
  const current = useSyncExternalStore(changed.listen, () => shown);
  if (!current) return null;
  return (
    <Suspense>
      <RoutineDialog
        key={current.turn}
        request={current.request}
        open={current.isOpen}
        // It stays until it has faded out.
        onClose={() => show({ ...current, isOpen: false })}
      />
    </Suspense>
  );
}

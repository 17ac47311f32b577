import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';
import type { Completion } from '#domains/routine/completions/schema.ts';
import type { RoutineItem } from '#domains/routine/schema.ts';

/** What to ask: about one item, about some, or about what was done. */
export type RoutineDialogRequest =
  | { kind: 'form'; item?: RoutineItem; isDone?: boolean; today: string }
  | { kind: 'delete'; item: RoutineItem }
  | { kind: 'pause'; items: readonly RoutineItem[]; today: string }
  | { kind: 'note'; item: RoutineItem; completion: Completion };

const dialog = askedDialog<RoutineDialogRequest>();

/** Opens a dialog of the routine's page. */
export function openRoutineDialog(request: RoutineDialogRequest): void {
  dialog.ask(request);
}

const RoutineDialog = laterPart(() =>
  import('./routine-dialog.tsx').then((part) => part.RoutineDialog),
);

/** The place where the routine's dialogs appear; once on its page. */
export function RoutineDialogHost() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  return (
    <Suspense>
      <RoutineDialog
        key={asked.turn}
        request={asked.request}
        open={asked.isOpen}
        onClose={asked.onClose}
      />
    </Suspense>
  );
}

import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { CalendarEntry } from '#client/calendar.ts';
import { signal } from '#client/signal.ts';
import type { DateSettings } from '#client/ui/month-picker.tsx';

interface Shown {
  entry: CalendarEntry;
  isOpen: boolean;
  turn: number;
}

const changed = signal();
let shown: Shown | undefined;

function show(next: Shown): void {
  shown = next;
  changed.tell();
}

/** Asks for the day that an entry is to move to: what dragging does, for keyboard and menu. */
export function openMoveDialog(entry: CalendarEntry): void {
  show({ entry, isOpen: true, turn: (shown?.turn ?? 0) + 1 });
}

const MoveDialog = lazy(() =>
  import('./move-dialog.tsx').then((part) => ({ default: part.MoveDialog })),
);

/** The place where that dialog appears; once per page. */
export function MoveDialogHost({ settings }: { settings: DateSettings }) {
  const current = useSyncExternalStore(changed.listen, () => shown);
  if (!current) return null;
  return (
    <Suspense>
      <MoveDialog
        key={current.turn}
        entry={current.entry}
        open={current.isOpen}
        settings={settings}
        // It stays until it has faded out.
        onClose={() => show({ ...current, isOpen: false })}
      />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { askedDialog } from '#client/form/asked-dialog.ts';
import type { DateSettings } from '#client/ui/dates/month-picker.tsx';

const dialog = askedDialog<CalendarEntry>();

/** Asks for the day that an entry is to move to: what dragging does, for keyboard and menu. */
export function openMoveDialog(entry: CalendarEntry): void {
  dialog.ask(entry);
}

const MoveDialog = laterPart(() => import('./move-dialog.tsx').then((part) => part.MoveDialog));

/** The place where that dialog appears; once per page. */
export function MoveDialogHost({ settings }: { settings: DateSettings }) {
  const asked = dialog.useAsked();
  if (!asked) return null;
  return (
    <Suspense>
      <MoveDialog
        key={asked.turn}
        entry={asked.request}
        open={asked.isOpen}
        settings={settings}
        onClose={asked.onClose}
      />
    </Suspense>
  );
}

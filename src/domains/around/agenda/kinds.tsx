import { formatRowDate } from '#client/words/format-dates.ts';
import { StickyNote } from 'lucide-react';
import { dayNotes } from '#domains/around/agenda/day-notes/data.ts';
import { recordKind, type RecordKind } from '#client/record/record-kind.ts';

/** The notes of days. */
export const kinds: readonly RecordKind[] = [
  recordKind(dayNotes, {
    place: 220,
    label: 'Day notes',
    noun: 'Day note',
    icon: <StickyNote />,
    titleOf: ({ text }) => text,
    look: ({ notedOn }, formats) => ({ on: notedOn, meta: formatRowDate(notedOn, formats) }),
    isQuiet: true,
    // The notes of days stand in their calendar.
    open: ({ on }, navigate) =>
      void navigate({ to: '/content-calendar', search: { date: on ?? undefined } }),
  }),
];

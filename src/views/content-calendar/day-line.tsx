import { NotebookPen } from 'lucide-react';
import { formatLongDate } from '#client/words/format-dates.ts';
import { IconButton } from '#client/ui/button.tsx';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import './day-line.css';

interface DayOpenProps {
  date: string;
  settings: DaySettings;
  onOpen: (date: string) => void;
}

/** Beside the name of a day in a list: the way to its note and to the order of its posts. */
export function DayOpen({ date, settings, onOpen }: DayOpenProps) {
  return (
    <IconButton
      size="sm"
      className="end"
      label={`Note and order of ${formatLongDate(date, settings)}`}
      icon={<NotebookPen />}
      aria-haspopup="dialog"
      onClick={() => onOpen(date)}
    />
  );
}

/** Under it: what is noted on the day. */
export function DayLine({ note }: { note: string | undefined }) {
  return note ? (
    <p className="day-line sm muted anywhere" dir="auto">
      {note}
    </p>
  ) : null;
}

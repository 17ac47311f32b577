import { type KeyboardEvent, memo } from 'react';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { useDraggable } from '#views/calendar/moves/drag.ts';
import { EntryMark, lookOf, stateText } from '#views/calendar/entry-look.tsx';
import './entry-chip.css';

interface EntryChipProps {
  entry: CalendarEntry;
  isLate: boolean;
  tabIndex: number;
  /** Where no one around gathers clicks and keys. */
  onOpen?: () => void;
  keys?: { onKeyDown: (event: KeyboardEvent) => void; onBlur: () => void };
}

/** One line in a day's cell: the shape of its layer and its title; it opens, and can be dragged. */
export const EntryChip = memo(function EntryChip({
  entry,
  isLate,
  tabIndex,
  onOpen,
  keys,
}: EntryChipProps) {
  const { isDragged, handlers } = useDraggable(entry);
  return (
    <button
      type="button"
      data-entry={entry.id}
      tabIndex={tabIndex}
      onClick={onOpen}
      {...handlers}
      {...keys}
      className={classNames(
        'entry',
        lookOf(entry),
        entry.isDone && 'is-done',
        isLate && 'is-late',
        isDragged && 'is-dragged',
      )}
    >
      <EntryMark entry={entry} />
      <span className="trunc" dir="auto">
        {entry.title}
      </span>
      <span className="sr">{stateText(entry, isLate)}</span>
    </button>
  );
});

import { type KeyboardEvent, memo } from 'react';
import type { CalendarEntry } from '#client/calendar.ts';
import { classNames } from '#client/ui/class-names.ts';
import { useDraggable } from './drag.ts';
import './entry-chip.css';

interface EntryChipProps {
  entry: CalendarEntry;
  isLate: boolean;
  tabIndex: number;
  /** Where no one around gathers clicks and keys. */
  onOpen?: () => void;
  keys?: { onKeyDown: (event: KeyboardEvent) => void; onBlur: () => void };
}

/** One line in a day's cell: the colour of its layer and its title; it opens, and can be dragged. */
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
        entry.color,
        entry.isDone && 'is-done',
        isLate && 'is-late',
        isDragged && 'is-dragged',
      )}
    >
      <i aria-hidden="true" />
      <span className="trunc" dir="auto">
        {entry.title}
      </span>
      {entry.isDone ? <span className="sr">, done</span> : null}
      {isLate ? <span className="sr">, overdue</span> : null}
    </button>
  );
});

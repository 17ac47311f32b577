import { type KeyboardEvent, memo } from 'react';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { useDraggable } from '#client/ui/drag/entry-drag.ts';
import { EntryMark, lookOf, stateText, underText } from '#views/calendar/entry-look.tsx';
import './entry-chip.css';

interface EntryChipProps {
  entry: CalendarEntry;
  isLate: boolean;
  tabIndex: number;
  /** With it there is a second line: when, and with whom or where. */
  settings?: DaySettings;
  /** Where no one around gathers clicks and keys. */
  onOpen?: () => void;
  keys?: { onKeyDown: (event: KeyboardEvent) => void; onBlur: () => void };
}

/** An entry in a day's cell: the shape of its layer, its title and a second line; it opens, and can be dragged. */
export const EntryChip = memo(function EntryChip({
  entry,
  isLate,
  tabIndex,
  settings,
  onOpen,
  keys,
}: EntryChipProps) {
  const { isDragged, handlers } = useDraggable(entry);
  const under = settings && underText(entry, settings);
  return (
    <button
      type="button"
      data-entry={entry.id}
      tabIndex={tabIndex}
      onClick={onOpen}
      {...handlers}
      {...keys}
      className={classNames(
        'entry start inner-ring',
        lookOf(entry),
        entry.isDone && 'is-done',
        isLate && 'is-late',
        isDragged && 'is-dragged',
      )}
    >
      <span className="entry-name row">
        <EntryMark entry={entry} />
        <span
          className={classNames('trunc', entry.isDone && entry.shape?.kind !== 'piece' && 'struck')}
          dir="auto"
        >
          {entry.title}
        </span>
      </span>
      {under ? <small className="trunc num">{under}</small> : null}
      <span className="sr">{stateText(entry, isLate)}</span>
    </button>
  );
});

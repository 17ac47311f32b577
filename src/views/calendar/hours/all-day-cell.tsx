import { useRef } from 'react';
import { isLate } from '#client/words/calendar.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { useDropTarget } from '#client/ui/drag/entry-drag.ts';
import { EntryChip } from '#views/calendar/month/entry-chip.tsx';
import type { HourPartProps } from './hour-column.tsx';
import { ghostOf, settle } from './hour-layout.ts';

const most = 3;

interface AllDayCellProps extends HourPartProps {
  /** Whether the whole row is open. */
  isOpen: boolean;
  onOpen: () => void;
}

/** What has no time on a day, the first of it; what is dropped here loses its own. */
export function AllDayCell(props: AllDayCellProps) {
  const { date, entries: all, settings, ghost, keysOf, isOpen, onOpen } = props;
  const cell = useRef<HTMLDivElement>(null);
  const isOver = useDropTarget(cell, {
    onDrop: ({ entry }, { altKey }) =>
      settle({ ...ghostOf(entry), date, start: null, end: null }, altKey),
  });
  const shown = isOpen ? all : all.slice(0, most);
  const isHeldHere = ghost?.date === date && ghost.start === null;
  return (
    <div
      ref={cell}
      className={classNames('hours-all-day stack may-shrink', (isOver || isHeldHere) && 'is-over')}
      data-all-day={date}
    >
      {isHeldHere ? <span className="entry is-carried trunc">{ghost.entry.title}</span> : null}
      {shown.map((entry) => (
        <EntryChip
          key={entry.id}
          entry={entry}
          isLate={isLate(entry, settings.today)}
          tabIndex={0}
          onOpen={() => entry.actions.open(entry.id)}
          keys={keysOf(entry)}
        />
      ))}
      {shown.length < all.length ? (
        <button
          type="button"
          className="entry-more muted hover-line"
          aria-expanded={false}
          onClick={onOpen}
        >
          {all.length - most} more
        </button>
      ) : null}
    </div>
  );
}

import { useRef } from 'react';
import { type CalendarEntry, isLate } from '#client/words/calendar.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { useDropTarget } from '#views/calendar/moves/drag.ts';
import { EntryChip } from '#views/calendar/month/entry-chip.tsx';
import type { HourPartProps } from './hour-column.tsx';
import { ghostOf, settle, startOf } from './hour-layout.ts';

/** What has no time on a day; what is dropped here loses its own. */
export function AllDayCell({ date, entries, settings, ghost, keysOf }: HourPartProps) {
  const cell = useRef<HTMLDivElement>(null);
  const isOver = useDropTarget(cell, {
    onDrop: ({ entry }, { altKey }) =>
      settle({ ...ghostOf(entry), date, start: null, end: null }, altKey),
  });
  const isHeldHere = ghost?.date === date && ghost.start === null;
  return (
    <div
      ref={cell}
      className={classNames('hours-all-day', (isOver || isHeldHere) && 'is-over')}
      data-all-day={date}
    >
      {isHeldHere ? <span className="entry is-carried">{ghost.entry.title}</span> : null}
      {entries.filter(isAllDay).map((entry) => (
        <EntryChip
          key={entry.id}
          entry={entry}
          isLate={isLate(entry, settings.today)}
          tabIndex={0}
          onOpen={() => entry.actions.open(entry.id)}
          keys={keysOf(entry)}
        />
      ))}
    </div>
  );
}

const isAllDay = (entry: CalendarEntry) => startOf(entry) === undefined;

import { type MouseEvent, useRef, useState } from 'react';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { formatTime, formatTimeRange } from '#client/words/format-dates.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { type Dragged, useDropTarget } from '#client/ui/drag/entry-drag.ts';
import { HourBlock } from './hour-block.tsx';
import { HourFold } from './hour-fold.tsx';
import {
  clockAt,
  drawn,
  foldBlocks,
  type Ghost,
  type HourBlock as Block,
  ghostOf,
  hourHeightPx,
  layOut,
  meets,
  movedTo,
  roomIn,
  settle,
} from './hour-layout.ts';
import { NowMark } from './now-mark.tsx';
import type { useCarry } from '#views/calendar/moves/use-carry.ts';

export interface HourPartProps {
  date: string;
  entries: readonly CalendarEntry[];
  settings: DaySettings;
  ghost: Ghost | undefined;
  onGhost: (ghost: Ghost | undefined) => void;
  keysOf: ReturnType<typeof useCarry>['keysOf'];
}

interface HourColumnProps extends HourPartProps {
  /** One of the days of a week: there is less room, and what is published is not pinned apart. */
  isOfWeek: boolean;
  widthPx: number;
  /** Taken up: a press on an hour puts it there. */
  held?: CalendarEntry;
  onPlaced?: (() => void) | undefined;
}

/** One day from midnight to midnight; what is dropped on it gets the time under its upper edge. */
export function HourColumn(props: HourColumnProps) {
  const { date, entries, settings, ghost, onGhost, keysOf, isOfWeek, held: taken } = props;
  const column = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  function held({ entry, heldAt }: Dragged, clientY: number): Ghost {
    const top = column.current?.getBoundingClientRect().top ?? 0;
    return movedTo(ghostOf(entry), date, ((clientY - heldAt - top) / hourHeightPx) * 60);
  }
  useDropTarget(column, {
    onOver: (dragged, clientY) => onGhost(dragged && held(dragged, clientY)),
    onDrop: (dragged, { clientY, altKey }) => settle(held(dragged, clientY), altKey),
    accepts: ({ actions }) => actions.place !== undefined,
  });

  function placeTaken({ clientY, currentTarget }: MouseEvent<HTMLElement>) {
    if (!taken) return;
    const minutes = ((clientY - currentTarget.getBoundingClientRect().top) / hourHeightPx) * 60;
    settle(movedTo(ghostOf(taken), date, Math.floor(minutes / 30) * 30));
    props.onPlaced?.();
  }
  const isPin = ({ shape }: CalendarEntry) => !isOfWeek && shape?.kind === 'piece';
  const pins = layOut(entries.filter(isPin));
  const blocks = layOut(entries.filter((entry) => !isPin(entry)));
  const { shown, folds } = foldBlocks(blocks, { ...roomIn(props.widthPx), isOpen });
  const blockOf = (block: Block) => ({
    block,
    settings,
    isHeld: ghost?.entry.id === block.entry.id,
    onGhost,
    keys: keysOf(block.entry),
  });
  return (
    // By keyboard a task is put on an hour from its row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={column}
      {...(taken ? { onClickCapture: placeTaken } : null)}
      data-date={date}
      className={classNames(
        'hours-column placed',
        date === settings.today && 'is-today',
        taken && 'is-waiting',
      )}
      style={{ height: 24 * hourHeightPx }}
    >
      {shown.map((block) => (
        <HourBlock
          key={block.entry.id}
          isBesidePin={pins.some((pin) => meets(pin, block))}
          {...blockOf(block)}
        />
      ))}
      {folds.map((fold) => (
        <HourFold
          key={fold.id}
          fold={fold}
          isOpen={isOpen}
          {...(isOfWeek ? { date } : { onToggle: () => setOpen(!isOpen) })}
        />
      ))}
      {pins.map((pin) => (
        <HourBlock key={pin.entry.id} isPin {...blockOf(pin)} />
      ))}
      {ghost?.date === date && ghost.start !== null ? (
        <HeldBlock ghost={ghost} start={ghost.start} settings={settings} />
      ) : null}
      {date === settings.today ? <NowMark settings={settings} /> : null}
    </div>
  );
}

function HeldBlock({
  ghost,
  start,
  settings,
}: {
  ghost: Ghost;
  start: number;
  settings: DaySettings;
}) {
  const place = drawn(start, ghost.end);
  const from = clockAt(start);
  return (
    <div
      aria-hidden="true"
      className="hour-block is-ghost"
      style={{
        top: (place.start / 60) * hourHeightPx,
        height: ((place.end - place.start) / 60) * hourHeightPx - 2,
      }}
    >
      <span className="trunc">{ghost.entry.title}</span>
      <small className="trunc">
        {ghost.end === null
          ? formatTime(from, settings)
          : formatTimeRange(from, clockAt(ghost.end), settings)}
      </small>
    </div>
  );
}

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { timeText } from '#domains/tasks/day/task-time.ts';
import { useDraggable } from '#client/ui/drag/entry-drag.ts';
import { EntryMark, lookOf, stateText } from '#views/calendar/entry-look.tsx';
import {
  boxOf,
  endedAt,
  type Ghost,
  ghostOf,
  type HourBlock as Block,
  hourHeightPx,
  settle,
} from './hour-layout.ts';

interface HourBlockProps {
  block: Block;
  settings: DaySettings;
  /** Its ghost is somewhere else. */
  isHeld: boolean;
  onGhost: (ghost: Ghost | undefined) => void;
  /** A moment, not a stretch of time. */
  isPin?: boolean;
  /** A moment is pinned over its right half, so its words keep to the left. */
  isBesidePin?: boolean;
  keys: { onKeyDown: (event: KeyboardEvent) => void; onBlur: () => void };
}

const pinHeightPx = 24;

/** One entry along the hours: it opens, is dragged to another time, and drawn longer at its edge. */
export function HourBlock({
  block,
  settings,
  isHeld,
  isPin,
  isBesidePin,
  onGhost,
  keys,
}: HourBlockProps) {
  const { entry, end, column } = block;
  const pull = useRef<{ from: number; ghost: Ghost }>(undefined);
  const { isDragged, handlers } = useDraggable(entry);
  const box = boxOf(block);

  function pulled(event: PointerEvent): Ghost | undefined {
    if (!pull.current) return undefined;
    const minutes = ((event.clientY - pull.current.from) / hourHeightPx) * 60;
    return endedAt(pull.current.ghost, end + minutes);
  }
  function grip(event: PointerEvent) {
    // Drawn longer, it is not dragged elsewhere.
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    pull.current = { from: event.clientY, ghost: ghostOf(entry) };
  }
  function release(event: PointerEvent) {
    const ghost = pulled(event);
    pull.current = undefined;
    onGhost(undefined);
    if (ghost && event.type === 'pointerup') settle(ghost);
  }

  return (
    <div
      {...handlers}
      className={classNames(
        'hour-block',
        lookOf(entry),
        entry.isDone && 'is-done',
        entry.dueTime !== null && 'is-due',
        (isHeld || isDragged) && 'is-held',
        isPin && 'is-pin',
        isBesidePin && 'is-beside-pin',
      )}
      style={isPin ? { top: box.top + column * pinHeightPx } : box}
    >
      <button
        type="button"
        data-entry={entry.id}
        className={classNames(
          'start inner-ring',
          !isPin && box.height < hourHeightPx * 0.75 && 'is-short',
        )}
        onClick={() => entry.actions.open(entry.id)}
        {...keys}
      >
        {isPin ? <EntryMark entry={entry} /> : null}
        <span className={classNames('trunc', entry.isDone && 'struck')} dir="auto">
          {entry.title}
        </span>
        <small className={isPin ? 'sr' : 'trunc'}>{timeText(entry, settings)}</small>
        <span className="sr">{stateText(entry, false)}</span>
      </button>
      {entry.dueTime === null && !isPin && entry.actions.place ? (
        <span
          aria-hidden="true"
          className="hour-grip"
          onPointerDown={grip}
          onPointerMove={(event) => {
            const ghost = pulled(event);
            if (ghost) onGhost(ghost);
          }}
          onPointerUp={release}
          onPointerCancel={release}
        />
      ) : null}
    </div>
  );
}

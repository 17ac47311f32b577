import { type KeyboardEvent, useState } from 'react';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { formatLongDate, formatTime } from '#client/words/format-dates.ts';
import { afterPaint } from '#client/ui/base/after-paint.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import {
  clockAt,
  endedAt,
  type Ghost,
  ghostOf,
  movedTo,
  settle,
  stepMinutes,
} from '#views/calendar/hours/hour-layout.ts';

const nine = 9 * 60;
const help =
  'Up and Down change the time, with Shift the end, Left and Right the day; Space drops, Escape leaves it where it was.';

/** What hovers over the hours, by mouse or by keyboard, and what is said of it to screen readers. */
export function useCarry(days: readonly string[], settings: DaySettings) {
  const [ghost, setGhost] = useState<Ghost>();
  const [byKeys, setByKeys] = useState(false);
  const [said, say] = useState('');

  function hold(next: Ghost) {
    setGhost(next);
    say(placeText(next, settings));
  }
  function letGo(text: string) {
    setGhost(undefined);
    setByKeys(false);
    say(text);
  }

  function press(event: KeyboardEvent, entry: CalendarEntry) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const held = byKeys && ghost?.entry.id === entry.id ? ghost : undefined;
    if (!held) {
      if (event.key !== ' ' || !entry.actions.move) return;
      setByKeys(true);
      setGhost(ghostOf(entry));
      say(`Lifted ${entry.title}. ${help}`);
    } else if (event.key === ' ' || event.key === 'Enter') {
      settle(held);
      letGo(`Dropped: ${placeText(held, settings)}`);
      afterPaint(() => focusAgain(entry.id));
    } else if (event.key === 'Escape') {
      letGo(`${entry.title} stays where it was`);
    } else {
      const next = pushed(held, event, days);
      if (!next) return;
      hold(next);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** The keys of an entry's button; whoever leaves it puts it down where it was. */
  const keysOf = (entry: CalendarEntry) => ({
    'data-keys-of': entry.id,
    onKeyDown: (event: KeyboardEvent) => press(event, entry),
    onBlur: () => (byKeys ? letGo('') : undefined),
  });
  return { ghost, setGhost, said, keysOf };
}

function pushed(held: Ghost, { key, shiftKey }: KeyboardEvent, days: readonly string[]) {
  const steps = { ArrowUp: -stepMinutes, ArrowDown: stepMinutes }[key];
  if (steps && !held.entry.actions.place) return undefined;
  if (steps && shiftKey) return endedAt(held, (held.end ?? held.start ?? nine) + steps);
  if (steps) return movedTo(held, held.date, held.start === null ? nine : held.start + steps);
  const day = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const date = day === undefined ? undefined : days[days.indexOf(held.date) + day];
  return date === undefined ? undefined : { ...held, date };
}

function placeText({ date, start, end }: Ghost, settings: DaySettings): string {
  const times = [start, end].filter((time) => time !== null);
  const text = times.map((time) => formatTime(clockAt(time), settings)).join(' to ');
  return [formatLongDate(date, settings), text || 'all day'].join(', ');
}

// In another column it is another element.
function focusAgain(id: string): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-keys-of="${CSS.escape(id)}"]`)?.focus();
}

import { useSyncExternalStore } from 'react';
import { everyTick } from '#client/words/ticks.ts';
import type { Formats } from '#client/words/format-dates.ts';
import { formatTime } from '#client/words/format-dates.ts';
import { timeNow } from '#domains/tasks/day/minutes.ts';

const secondMs = 1_000;
const eachSecond = everyTick(secondMs);

/** The time in the user's zone, ticking each second and re-rendering nothing but itself. */
export function Clock({
  timeZone,
  timeFormat,
}: { timeZone: string } & Pick<Formats, 'timeFormat'>) {
  const second = useSyncExternalStore(eachSecond, () => Math.floor(Date.now() / secondMs));
  const now = timeNow(timeZone);
  const [time, half] = formatTime(now, { timeFormat }).split(' ');
  return (
    <time className="clock fig row by-line gap-2" dateTime={now}>
      {time}
      <span className="clock-seconds faint">:{String(second % 60).padStart(2, '0')}</span>
      {half ? <span className="clock-half muted">{half}</span> : null}
    </time>
  );
}

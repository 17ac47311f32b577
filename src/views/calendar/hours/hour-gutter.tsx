import { formatTime } from '#client/words/format-dates.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { useMinutes } from '#domains/tasks/day/minutes.ts';
import { clockAt, hourHeightPx, placeOf } from './hour-layout.ts';

const hours = Array.from({ length: 23 }, (_, index) => index + 1);
/** A label so near would stand in the time's own. */
const tooNearPx = 12;

/** The hours' names at the edge of their lines, and the time of today among them. */
export function HourGutter({ settings, hasToday }: { settings: DaySettings; hasToday: boolean }) {
  const now = useMinutes(settings.timeZone, (time) => (hasToday ? time : undefined));
  const shown = hours.filter(
    (hour) => now === undefined || Math.abs(hour * hourHeightPx - placeOf(now)) >= tooNearPx,
  );
  return (
    <div className="hours-gutter placed one-line faint num">
      {shown.map((hour) => (
        <span key={hour} style={{ top: hour * hourHeightPx }}>
          {hourText(hour, settings)}
        </span>
      ))}
      {now === undefined ? null : (
        <time className="late strong" style={{ top: placeOf(now) }}>
          <span className="sr">Now: </span>
          {formatTime(now, settings)}
        </time>
      )}
    </div>
  );
}

/** '9 AM', '09:00' */
function hourText(hour: number, settings: DaySettings): string {
  return formatTime(clockAt(hour * 60), settings).replace(/:00 /, ' ');
}

import { formatTime } from '#client/words/format-dates.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { useMinutes } from '#domains/tasks/day/minutes.ts';
import { minutesBetween } from '#domains/tasks/rules.ts';
import { hourHeightPx } from './hour-layout.ts';

/** The line that says what time it is, or its label in the gutter; it moves with each minute. */
export function NowMark({
  settings,
  isLabel = false,
}: {
  settings: DaySettings;
  isLabel?: boolean;
}) {
  const now = useMinutes(settings.timeZone, (time) => time);
  const top = (minutesBetween('00:00', now) / 60) * hourHeightPx;
  if (!isLabel) return <i className="hours-now" style={{ top }} aria-hidden="true" />;
  return (
    <time className="hours-now-time" style={{ top }}>
      <span className="sr">Now: </span>
      {formatTime(now, settings)}
    </time>
  );
}

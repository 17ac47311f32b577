import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { useMinutes } from '#domains/tasks/day/minutes.ts';
import { placeOf } from './hour-layout.ts';

/** The line that says what time it is; it moves with each minute. */
export function NowMark({ settings }: { settings: DaySettings }) {
  const now = useMinutes(settings.timeZone, (time) => time);
  return <i className="hours-now" style={{ top: placeOf(now) }} aria-hidden="true" />;
}

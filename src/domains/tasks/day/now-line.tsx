import { formatTime } from '#client/words/format-dates.ts';
import type { DaySettings } from './day-settings.ts';
import { useMinutes } from './minutes.ts';
import './now-line.css';

/** The line across the day that says what time it is; it ticks without its list. */
export function NowLine({ settings }: { settings: DaySettings }) {
  const time = useMinutes(settings.timeZone, (now) => formatTime(now, settings));
  return (
    <li className="now-line">
      <span className="sr">Now: </span>
      <time>{time}</time>
    </li>
  );
}

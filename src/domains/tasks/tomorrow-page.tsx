import { addDays } from '#client/dates.ts';
import { DayView } from './components/day-view.tsx';
import { useDaySettings } from './components/day-settings.ts';

/** What is to be done tomorrow. */
export function TomorrowPage() {
  const { today } = useDaySettings();
  const date = addDays(today, 1);
  return <DayView key={date} title="Tomorrow" date={date} />;
}

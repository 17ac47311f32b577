import { addDays } from '#client/words/dates.ts';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { DayScreen } from './day-screen.tsx';

/** What is to be done tomorrow. */
export function TomorrowPage() {
  const { today } = useDaySettings();
  return <DayScreen title="Tomorrow" date={addDays(today, 1)} />;
}

import { DayView } from './components/day-view.tsx';
import { useDaySettings } from './components/day-settings.ts';

/** What is to be done today. */
export function TodayPage() {
  const { today } = useDaySettings();
  return <DayView key={today} title="Today" date={today} />;
}

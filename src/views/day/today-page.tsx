import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { DayScreen } from './day-screen.tsx';

/** What is to be done today. */
export function TodayPage() {
  const { today } = useDaySettings();
  return <DayScreen title="Today" date={today} />;
}

import { DayView } from '#domains/tasks/day/day-view.tsx';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { useDayParts } from './day-parts.tsx';

/** What is to be done today. */
export function TodayPage() {
  const settings = useDaySettings();
  const { today } = settings;
  const { reader, parts } = useDayParts('Also due today', today, settings);
  return (
    <>
      {reader}
      <DayView title="Today" date={today} {...parts} />
    </>
  );
}

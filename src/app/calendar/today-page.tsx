import { DayView } from '#domains/tasks/components/day-view.tsx';
import { useDaySettings } from '#domains/tasks/components/day-settings.ts';
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

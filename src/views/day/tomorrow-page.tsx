import { addDays } from '#client/words/dates.ts';
import { DayView } from '#domains/tasks/day/day-view.tsx';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { useDayParts } from './day-parts.tsx';

/** What is to be done tomorrow. */
export function TomorrowPage() {
  const settings = useDaySettings();
  const date = addDays(settings.today, 1);
  const { reader, parts } = useDayParts('Also due tomorrow', date, settings);
  return (
    <>
      {reader}
      <DayView title="Tomorrow" date={date} {...parts} />
    </>
  );
}

import { getRouteApi } from '@tanstack/react-router';
import { formatShortDate, formatShortWeekday } from '#client/words/format-dates.ts';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { useOlderTasks } from '#domains/tasks/day/older-tasks.ts';
import { DayScreen } from './day-screen.tsx';
import { OlderMissing } from './older-missing.tsx';

const route = getRouteApi('/guarded/day/$date');

/** Any day, named by its date. */
export function DayPage() {
  const { date } = route.useParams();
  const settings = useDaySettings();
  const older = useOlderTasks([{ from: date, to: date }]);
  return (
    <DayScreen
      isStep
      title={`${formatShortWeekday(date)}, ${formatShortDate(date, settings)}`}
      date={date}
      notice={older.status === 'error' ? <OlderMissing onRetry={older.retry} /> : null}
    />
  );
}

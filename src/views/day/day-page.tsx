import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, daysBetween } from '#client/words/dates.ts';
import { formatRowDate, formatWeekday } from '#client/words/format-dates.ts';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { RoutineSummary } from '#domains/routine/page/routine-summary.tsx';
import { DayView } from '#domains/tasks/day/day-view.tsx';
import { useDaySettings } from '#domains/tasks/day/day-settings.ts';
import { useOlderTasks } from '#domains/tasks/data.ts';
import { useDayParts } from './day-parts.tsx';
import { HourGrid } from '#views/calendar/hours/hour-grid.tsx';
import { OlderMissing } from './older-missing.tsx';
import { nothingHidden, useViewer } from '#views/calendar/shown-layers.ts';
import { useCalendar } from '#views/calendar/sources.ts';
import './day-page.css';

const route = getRouteApi('/guarded/day/$date');

/** Any day: the slate and the list of Today, and its hours beside them. */
export function DayPage() {
  const { date } = route.useParams();
  const settings = useDaySettings();
  const navigate = useNavigate();
  const older = useOlderTasks([{ from: date, to: date }]);
  const days = [date];
  const calendar = useCalendar(days, nothingHidden, useViewer());
  const { reader, parts } = useDayParts('Also due', date, settings);
  const isNear = Math.abs(daysBetween(settings.today, date)) <= 1;

  function step(by: number) {
    void navigate({ to: '/day/$date', params: { date: addDays(date, by) }, replace: true });
  }
  useShortcut('[', () => step(-1), { label: 'Previous day', group: 'On this page' });
  useShortcut(']', () => step(1), { label: 'Next day', group: 'On this page' });

  return (
    <>
      {reader}
      <DayView
        key={date}
        title={isNear ? formatRowDate(date, settings) : formatWeekday(date)}
        date={date}
        {...parts}
        steps={
          <>
            <IconButton
              label="Previous day"
              kbd="["
              icon={<ChevronLeft />}
              onClick={() => step(-1)}
            />
            <IconButton label="Next day" kbd="]" icon={<ChevronRight />} onClick={() => step(1)} />
          </>
        }
        aside={
          <aside className="day-hours" aria-label="Hours of the day">
            <RoutineSummary date={date} />
            {older.status === 'error' ? <OlderMissing onRetry={older.retry} /> : null}
            <HourGrid calendar={calendar} settings={settings} days={days} />
          </aside>
        }
      />
    </>
  );
}

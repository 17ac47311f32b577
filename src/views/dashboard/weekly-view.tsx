import { daysText } from '#client/words/days-text.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatShortRange } from '#client/words/format-dates.ts';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { useMedia } from '#client/ui/base/use-media.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { tasks as collection } from '#domains/tasks/data.ts';
import { useOlderTasks } from '#domains/tasks/day/older-tasks.ts';
import { daysAround, mostDays, stepFrom } from './week.ts';
import { WeekDay } from './week-day.tsx';
import { useWeekDays } from './week-days.ts';
import './weekly-view.css';

const dayOptions = Array.from({ length: mostDays }, (_, at) => ({
  value: String(at + 1),
  label: daysText(at + 1),
}));
const group = 'On this page';

/** The tasks of one to seven days side by side. */
export function WeeklyView({ settings }: { settings: DaySettings }) {
  const { today, weekStartsOn } = settings;
  const [count, choose] = useWeekDays();
  // The date one has gone to; without it today, also after midnight.
  const [chosenDate, setChosenDate] = useState<string>();
  const [expanded, setExpanded] = useState<string>();
  const date = chosenDate ?? today;
  const days = daysAround(date, count, weekStartsOn);
  const [first = date, last = date] = [days[0], days.at(-1)];
  const status = collection.useStatus();
  const older = useOlderTasks([{ from: first, to: last }]);
  const columns = useTodayInSight(first, last);
  const step = (direction: 1 | -1) => setChosenDate(stepFrom(date, count, direction));
  const unit = count === mostDays ? 'week' : count === 1 ? 'day' : `${count} days`;

  useShortcut('[', () => step(-1), { label: 'Previous in Weekly View', group, repeats: true });
  useShortcut(']', () => step(1), { label: 'Next in Weekly View', group, repeats: true });

  return (
    <section className="weekly-view" aria-labelledby="weekly-view">
      <SectionHead
        id="weekly-view"
        title="Weekly View"
        note={<span aria-live="polite">{formatShortRange(first, last, settings)}</span>}
      >
        <span className="week-controls row gap-4">
          <Select
            quiet
            size="sm"
            label="Days shown"
            className="week-count"
            value={String(count)}
            onChange={(value) => choose(Number(value))}
            options={dayOptions}
          />
          <IconButton
            size="sm"
            label={`Previous ${unit}`}
            kbd="["
            icon={<ChevronLeft />}
            onClick={() => step(-1)}
          />
          <Button size="sm" onClick={() => setChosenDate(undefined)}>
            Today
          </Button>
          <IconButton
            size="sm"
            label={`Next ${unit}`}
            kbd="]"
            icon={<ChevronRight />}
            onClick={() => step(1)}
          />
        </span>
      </SectionHead>
      {older.status === 'error' ? (
        <p className="pad-8 row gap-12 late" role="alert">
          Failed to load todos
          <Button size="sm" onClick={older.retry}>
            Try Again
          </Button>
        </p>
      ) : null}
      <div ref={columns} className="week-columns">
        {days.map((day) => (
          <WeekDay
            key={day}
            date={day}
            days={days}
            settings={settings}
            isReady={status !== 'loading' && older.status !== 'loading'}
            isExpanded={day === expanded}
            onToggle={() => setExpanded(day === expanded ? undefined : day)}
          />
        ))}
      </div>
    </section>
  );
}

/** Where the columns do not all fit, the first thing to see is today. */
function useTodayInSight(first: string, last: string) {
  const columns = useRef<HTMLDivElement>(null);
  // In a wide window they do, beside the widest sidebar too, and to measure them would lay the page
  // out before it is painted.
  const mayScroll = useMedia('(max-width: 1399.98px)');
  useEffect(() => {
    const element = mayScroll ? columns.current : null;
    const current = element?.querySelector<HTMLElement>('.is-today');
    if (element) element.scrollLeft = current ? current.offsetLeft - element.offsetLeft : 0;
  }, [first, last, mayScroll]);
  return columns;
}

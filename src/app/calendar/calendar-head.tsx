import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import type { DaySettings } from '#domains/tasks/components/day-settings.ts';
import type { CalendarView } from './calendar-search.ts';
import { periodTitle } from './periods.ts';
import './calendar-head.css';

const views: { value: CalendarView; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'list', label: 'List' },
];

interface CalendarHeadProps {
  view: CalendarView;
  days: readonly string[];
  date: string;
  settings: DaySettings;
  isPhone: boolean;
  onStep: (periods: number) => void;
  onSelect: (date: string) => void;
  onView: (view: CalendarView) => void;
}

/** Which month or week it is, the way to others, and how it is shown. */
export function CalendarHead(props: CalendarHeadProps) {
  const { view, settings, isPhone, onStep, onSelect } = props;
  const title = periodTitle(view, props.days, props.date, settings);
  const word = view === 'week' ? 'week' : 'month';
  return (
    <header className="calendar-head">
      <h1>
        {title.name} <span className="faint">{title.year}</span>
      </h1>
      {title.days ? <p className="calendar-days">{title.days}</p> : null}
      <div className="calendar-steps">
        <IconButton
          label={`Previous ${word}`}
          kbd="["
          icon={<ChevronLeft />}
          onClick={() => onStep(-1)}
        />
        <Button size="sm" onClick={() => onSelect(settings.today)}>
          Today
        </Button>
        <IconButton
          label={`Next ${word}`}
          kbd="]"
          icon={<ChevronRight />}
          onClick={() => onStep(1)}
        />
      </div>
      {isPhone ? null : (
        <Segmented
          className="end"
          label="View"
          value={view}
          onChange={props.onView}
          options={views}
        />
      )}
      <output className="sr" aria-live="polite">
        {[title.name, title.year, title.days].filter(Boolean).join(' ')}
      </output>
    </header>
  );
}

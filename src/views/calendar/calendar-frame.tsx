import {
  CalendarCheck,
  CalendarDays,
  ChevronLeft,
  ChevronRight,
  Columns3,
  List,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { inParts, Page } from '#client/page/page.tsx';
import type { PageSearch } from '#client/page/page-search.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import type { MenuProps } from '#client/ui/menus/menu.tsx';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import type { CalendarView } from './calendar-search.ts';
import { periodTitle } from './periods.ts';
import './calendar-frame.css';

const views = [
  { value: 'month', label: 'Month', icon: <CalendarDays aria-hidden="true" /> },
  { value: 'week', label: 'Week', icon: <Columns3 aria-hidden="true" /> },
  { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
] as const;

interface CalendarFrameProps {
  view: CalendarView;
  days: readonly string[];
  date: string;
  settings: DaySettings;
  isPhone: boolean;
  onStep: (periods: number) => void;
  onSelect: (date: string) => void;
  onView: (view: CalendarView) => void;
  /** What of it there is, beside the days of a week. */
  subtitle?: ReactNode;
  more?: MenuProps['items'];
  tools?: ReactNode;
  search?: PageSearch;
  children: ReactNode;
}

/** A page of a month or a week: which it is, the way to others, and how it is shown. */
export function CalendarFrame(props: CalendarFrameProps) {
  const { view, settings, isPhone, onStep, onSelect, subtitle, children, ...frame } = props;
  const title = periodTitle(view, props.days, props.date, settings);
  const word = view === 'week' ? 'week' : 'month';
  // A phone's strip of days says which they are, and leads on by itself.
  const hasHead = !isPhone || view === 'list';
  const today = {
    label: 'Today',
    icon: <CalendarCheck />,
    onSelect: () => onSelect(settings.today),
  };
  return (
    <Page
      className="calendar"
      isFull
      title={
        <>
          {title.name} <span className="faint">{title.year}</span>
        </>
      }
      subtitle={
        (title.days || subtitle) && hasHead ? (
          <>
            {title.days}
            {title.days && subtitle ? '. ' : null}
            {subtitle}
          </>
        ) : undefined
      }
      period={
        !hasHead ? undefined : (
          <div className="page-steps">
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
        )
      }
      views={{ value: view, options: views, onChange: props.onView }}
      more={inParts([hasHead ? [] : [today], frame.more ?? []])}
      search={frame.search}
      tools={frame.tools}
    >
      <output className="sr" aria-live="polite">
        {[title.name, title.year, title.days].filter(Boolean).join(' ')}
      </output>
      {children}
    </Page>
  );
}

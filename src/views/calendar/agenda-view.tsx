import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { daysBetween, daysFrom } from '#client/words/dates.ts';
import { useIsWhole } from '#client/sync/reading/first-reading.ts';
import { formatRowDate, formatShortDate, formatShortWeekday } from '#client/words/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState, SkeletonRows } from '#client/ui/base/states.tsx';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { starredDates, starredDays } from '#domains/tasks/starred-days/data.ts';
import { DayStrip } from './day-strip.tsx';
import { EntryRow } from './entry-row.tsx';
import type { Calendar } from './sources.ts';
import './agenda-view.css';

interface DayMore {
  end: ReactNode;
  line: ReactNode;
  /** Something is noted: it is shown though nothing stands on it. */
  isNoted: boolean;
}

interface AgendaViewProps {
  calendar: Calendar;
  settings: DaySettings;
  days: readonly string[];
  date: string;
  onSelect: (date: string) => void;
  isLoading?: boolean;
  /** What a day without anything offers; nothing to those who may only look. */
  add?: { label: string; onAdd: (date: string) => void } | undefined;
  emptyText: string;
  /** More about a day: beside its name, and under it. */
  moreOf?: (date: string) => DayMore;
  /** On phones a strip of the days above: of a week, and under it seven days from the chosen one on; of a month, and under it the chosen day. */
  strip?: { span: 'week' | 'month'; onStep: (periods: number) => void } | undefined;
  /** Under the strip: how far the week is. */
  under?: ReactNode;
  /** At the foot of the phone's week, above the tab bar. */
  foot?: ReactNode;
}

/** The days one under the other, with all that stands on them. */
export function AgendaView(props: AgendaViewProps) {
  const { calendar, settings, days, date, onSelect, isLoading = false, strip } = props;
  const stars = starredDays.useRows(starredDates);
  const isFilled = (day: string) =>
    calendar.on(day).length > 0 || props.moreOf?.(day).isNoted === true;
  const listed = strip ? daysFrom(date, strip.span === 'week' ? daysInWeek : 1) : days;
  const filled = listed.filter((day) => isFilled(day) || (strip && day === date));
  // Days that fill up one after another would push each other down.
  const isWhole = useIsWhole() && !isLoading;
  const shown = isWhole ? filled : [];

  return (
    <div className="grow stack">
      {strip ? (
        <DayStrip
          calendar={calendar}
          settings={settings}
          days={days}
          date={date}
          onSelect={onSelect}
          onStep={strip.onStep}
        />
      ) : null}
      {strip && props.under ? <p className="agenda-under sm muted">{props.under}</p> : null}
      {isWhole ? null : <SkeletonRows rows={8} />}
      {shown.map((day) => (
        <AgendaDay
          key={day}
          date={day}
          entries={calendar.on(day)}
          settings={settings}
          isStarred={stars.has(day)}
          add={props.add}
          more={props.moreOf?.(day)}
        />
      ))}
      {shown.length === 0 && isWhole ? (
        <EmptyState title="Nothing planned">{props.emptyText}</EmptyState>
      ) : null}
      {strip && props.foot ? <div className="phone-foot">{props.foot}</div> : null}
    </div>
  );
}

const daysInWeek = 7;

interface AgendaDayProps {
  date: string;
  entries: readonly CalendarEntry[];
  settings: DaySettings;
  isStarred: boolean;
  add: AgendaViewProps['add'];
  more: DayMore | undefined;
}

function AgendaDay(props: AgendaDayProps) {
  const { date, entries, settings, isStarred, add, more } = props;
  const { name, rest } = headingOf(date, settings);
  return (
    <section className="agenda-day">
      <header className="row wraps">
        <h2 className="row by-line wraps">
          <Link to="/day/$date" params={{ date }} preload={false} className="hover-line">
            {name}
          </Link>
          <span className="text-face sm faint">{rest}</span>
        </h2>
        {isStarred ? <Star className="star-mark" aria-label="Starred" /> : null}
        {more?.end}
      </header>
      <div>
        {more?.line}
        {entries.length > 0 ? (
          <ul>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} settings={settings} hasDetail />
            ))}
          </ul>
        ) : (
          <p className="tall-44 row spread faint">
            Nothing planned
            {add ? (
              <Button variant="ghost" onClick={() => add.onAdd(date)}>
                {add.label}
              </Button>
            ) : null}
          </p>
        )}
      </div>
    </section>
  );
}

/** 'Today' with 'Tue, Sep 16', 'Thursday' with 'Sep 18'. */
function headingOf(date: string, settings: DaySettings): { name: string; rest: string } {
  const short = formatShortDate(date, settings);
  const withWeekday = `${formatShortWeekday(date)}, ${short}`;
  const name = formatRowDate(date, settings);
  if (Math.abs(daysBetween(settings.today, date)) <= 1) return { name, rest: withWeekday };
  return name.includes(short)
    ? { name: short, rest: formatShortWeekday(date) }
    : { name, rest: short };
}

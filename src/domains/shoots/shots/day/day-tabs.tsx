import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { formatShortWeekday } from '#client/words/format-dates.ts';
import './day-tabs.css';

interface DayTabsProps {
  days: readonly { date: string; word: string }[];
  value: string;
  today: string;
  onChange: (date: string) => void;
  /** What the chosen day shows. */
  children: ReactNode;
}

/** The days of a trip, each with a word for it; arrows move between them. */
export function DayTabs({ days, value, today, onChange, children }: DayTabsProps) {
  return (
    // Only dates of these tabs come back.
    <Base.Root value={value} onValueChange={(next) => onChange(String(next))}>
      <Base.List className="trip-day-tabs" aria-label="Days">
        {days.map(({ date, word }) => (
          <Base.Tab
            key={date}
            value={date}
            className="trip-day-tab"
            aria-current={date === today ? 'date' : undefined}
          >
            <span className="trip-day-tab-name">{`${formatShortWeekday(date)} ${Number(date.slice(8))}`}</span>
            <span className="trip-day-tab-word">
              {date === today ? `Today, ${word.toLowerCase()}` : word}
            </span>
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel key={value} value={value} className="trip-day-panel" tabIndex={-1}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}

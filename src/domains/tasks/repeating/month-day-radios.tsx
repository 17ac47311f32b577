import { Segmented } from '#client/ui/choices/segmented.tsx';
import { formatShortWeekday } from '#client/words/format-dates.ts';
import type { Recurrence } from '#shared/recurrence/rule.ts';
import {
  dayOf,
  type MonthDay,
  monthDayOf,
  monthDaysFor,
  weekOf,
  withMonthDay,
} from './repeat-choices.ts';

interface MonthDayRadiosProps {
  rule: Recurrence;
  date: string;
  onChange: (rule: Recurrence) => void;
}

const places = ['1st', '2nd', '3rd', '4th'];

/** On which day of the month: those that the day it begins on can stand for. */
export function MonthDayRadios({ rule, date, onChange }: MonthDayRadiosProps) {
  const name = formatShortWeekday(date);
  const labels: Record<MonthDay, string> = {
    date: `Day ${dayOf(date)}`,
    'last-day': 'Last day',
    weekday: `${places[weekOf(date) - 1] ?? ''} ${name}`,
    'last-weekday': `Last ${name}`,
  };
  return (
    <Segmented
      label="On which day of the month"
      value={monthDayOf(rule)}
      onChange={(way) => onChange(withMonthDay(rule, way, date))}
      options={monthDaysFor(date).map((value) => ({ value, label: labels[value] }))}
    />
  );
}

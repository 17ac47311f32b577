import { daysBetween } from '#client/words/dates.ts';
import { daysText } from '#client/words/days-text.ts';
import { type DayFormats, formatShortDate } from '#client/words/format-dates.ts';
import { nextDueOn, pauseOn, stateOn } from '#domains/money/recurring/rules.ts';
import type { RecurringExpense } from '#domains/money/recurring/schema.ts';

/** 'due Oct 4', 'paused until Oct 4', 'ended': how it stands, beside its name. */
export function standText(row: RecurringExpense, formats: DayFormats): string {
  const state = stateOn(row, formats.today);
  const due = nextDueOn(row);
  if (due !== null && (state === 'active' || due <= formats.today))
    return `due ${formatShortDate(due, formats)}`;
  if (state === 'ended') return 'ended';
  const until = pauseOn(row, formats.today)?.until;
  return until ? `paused until ${formatShortDate(until, formats)}` : 'paused';
}

/** 'today', 'in 5 days', '3 days late': how far a day is. */
export function distanceText(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days < 0) return `${daysText(-days)} late`;
  return days === 1 ? 'tomorrow' : `in ${daysText(days)}`;
}

import { daysText } from '#client/words/days-text.ts';
import { dateOf, daysBetween, timeOf } from '#client/words/dates.ts';
import {
  type DayFormats,
  formatRowDate,
  formatShortDate,
  formatShortWeekday,
  formatTime,
  formatTimeRange,
  type Formats,
} from '#client/words/format-dates.ts';
import type { Task } from '#domains/tasks/schema.ts';

type Times = Pick<Task, 'startTime' | 'endTime' | 'dueTime' | 'timeOfDay'>;

export const partNames = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
} as const;

/** When a task is to be done, as its row says it: 'by 9:00 AM', '11:00 AM – 1:30 PM', 'Any time'. */
export function timeText(task: Times, formats: Formats): string {
  const { startTime, endTime, dueTime, timeOfDay } = task;
  if (startTime && endTime) return formatTimeRange(startTime, endTime, formats);
  if (startTime) return formatTime(startTime, formats);
  if (dueTime) return `by ${formatTime(dueTime, formats)}`;
  return timeOfDay ? partNames[timeOfDay] : 'Any time';
}

/** The same in two lines for the gutter: '11:00 AM' over 'to 1:30 PM'. */
export function gutterText(task: Times, formats: Formats): { time: string; until?: string } {
  if (!task.startTime || !task.endTime) return { time: timeText(task, formats) };
  return {
    time: formatTime(task.startTime, formats),
    until: `to ${formatTime(task.endTime, formats)}`,
  };
}

/** 'Created Sep 12 · Updated today, 9:20 AM' */
export function madeText(
  task: Pick<Task, 'createdAt' | 'updatedAt'>,
  settings: DayFormats,
): string {
  const created = dateOf(task.createdAt, settings.timeZone);
  const createdText = `Created ${created === settings.today ? 'today' : formatShortDate(created, settings)}`;
  if (task.updatedAt === task.createdAt) return createdText;
  const updated = dateOf(task.updatedAt, settings.timeZone);
  const day = formatRowDate(updated, settings);
  const near = ['Today', 'Yesterday'].includes(day)
    ? day.toLowerCase()
    : formatShortDate(updated, settings);
  return `${createdText} · Updated ${near}, ${formatTime(timeOf(task.updatedAt, settings.timeZone), settings)}`;
}

/** 'by Fri' within a week, 'by today', 'by Sep 16'. */
export function deadlineText(date: string, settings: DayFormats): string {
  const days = daysBetween(settings.today, date);
  if (days === 0) return 'by today';
  if (days === 1) return 'by tomorrow';
  const isNear = days > 0 && days < daysInWeek;
  return `by ${isNear ? formatShortWeekday(date) : formatShortDate(date, settings)}`;
}

const daysInWeek = 7;

/** 'in 18 min', 'in 2 h'; nothing from a day on. */
export function inText(minutes: number): string {
  if (minutes <= 0) return 'now';
  if (minutes < 60) return `in ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 || hours >= 4
    ? `in ${Math.round(minutes / 60)} h`
    : `in ${hours} h ${minutes % 60} min`;
}

/** '3 days' since a task was to be done. */
export function ageText(plannedOn: string, today: string): string {
  const days = daysBetween(plannedOn, today);
  return daysText(days);
}

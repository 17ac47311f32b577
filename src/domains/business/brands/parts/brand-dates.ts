import { daysBetween } from '#client/words/dates.ts';

/** 'today', '38 days ago', '14 months ago' */
export function agoText(date: string, today: string): string {
  const days = daysBetween(date, today);
  if (days < 0) return inText(date, today);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < yearDays) return `${days} days ago`;
  return `${Math.floor(days / monthDays)} months ago`;
}

/** 'today', 'tomorrow', 'in 3 days', or by how many days it is late. */
export function inText(date: string, today: string): string {
  const days = daysBetween(today, date);
  if (days < 0) return days === -1 ? '1 day late' : `${-days} days late`;
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

const yearDays = 365;
const monthDays = 30.4;

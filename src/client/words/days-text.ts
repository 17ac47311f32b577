import { countText } from './count-text.ts';

/** '1 day', '3 days' */
export function daysText(days: number): string {
  return countText(days, 'day');
}

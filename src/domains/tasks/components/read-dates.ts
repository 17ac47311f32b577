import { casual, GB } from 'chrono-node/en';
import type { DateReader } from './quick-entry-dates.ts';

/**
 * Reads dates with chrono. Its reference is the user's date at noon, so that neither the zone of
 * this machine nor a change of its clocks can shift the day.
 */
export const readDates: DateReader = (text, { today, dayFirst }) => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const reader = dayFirst ? GB : casual;
  return reader.parse(text, new Date(year, month - 1, day, 12), { forwardDate: true });
};

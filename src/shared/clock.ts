/** The dates that are taken and reckoned with: nobody plans beyond, and typing errors lie there. */
export const firstDate = '1900-01-01';
export const lastDate = '2200-12-31';

/** Whether it is a calendar date, 'YYYY-MM-DD', of those that are taken; 2026-02-30 is none. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < firstDate || text > lastDate) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  return Temporal.PlainYearMonth.from({ year, month }).daysInMonth;
}

/** Whether something can have happened at an instant, on the day that it is anywhere. */
export const isPast = (text: string) => Date.parse(text) <= Date.now() + 86_400_000;

/** 'America/New_York' of 'america/new_york'; null of what is no zone. */
export function zoneName(name: string): string | null {
  try {
    // A renamed zone keeps the name by which it was asked for, which Intl does not.
    const { timeZoneId } = new Temporal.ZonedDateTime(0n, name);
    return /^[+-]/.test(timeZoneId) ? null : timeZoneId;
  } catch {
    return null;
  }
}

/** What the clock of a stored zone shows; of one that this machine does not know, that of UTC. */
export function clockIn(zone: string, at: Temporal.Instant): Temporal.ZonedDateTime {
  return at.toZonedDateTimeISO(zoneName(zone) ?? 'UTC');
}

/** '3:00 PM' or '15:00' for a time of day 'HH:MM'. */
export function timeText(time: string, timeFormat: '12' | '24'): string {
  if (timeFormat === '24') return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '07:30' of 450 minutes after midnight. */
export function clockOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

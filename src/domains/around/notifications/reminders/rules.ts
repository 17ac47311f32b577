/** Something at a time of a day, or in its morning, of which somebody wants to know before. */
export interface Moment {
  day: string;
  /** 'HH:MM' */
  time: string | null;
  minutesBefore: number;
}

const wholeDay = 1_440;
const morning = '09:00';

/** The instant at which to remind of it in a zone. A whole day before is the same time by the clock. */
export function remindsAt(
  { day, time, minutesBefore }: Moment,
  timeZone: string,
): Temporal.Instant {
  const start = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone,
    plainTime: time ?? morning,
  });
  if (minutesBefore >= wholeDay) return start.subtract({ days: 1 }).toInstant();
  return start.subtract({ minutes: time === null ? 0 : minutesBefore }).toInstant();
}

/** Whether its time has come; so many minutes late is better than never, later is not. */
export function isTime(
  at: Temporal.Instant,
  now: Temporal.Instant,
  { lateMinutes }: { lateMinutes: number },
): boolean {
  const late = at.until(now).total('minutes');
  return late >= 0 && late <= lateMinutes;
}

/** 'in 30 minutes', behind the title of a task. */
export function taskDetail({
  time,
  minutesBefore,
}: Pick<Moment, 'time' | 'minutesBefore'>): string {
  if (minutesBefore >= wholeDay) return 'is tomorrow';
  if (time === null) return 'is today';
  if (minutesBefore === 0) return 'is now';
  return minutesBefore === 60 ? 'in an hour' : `in ${minutesBefore} minutes`;
}

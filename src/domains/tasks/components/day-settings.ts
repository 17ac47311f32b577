import { localTimeZone, useToday } from '#client/dates.ts';
import type { Formats } from '#client/format-dates.ts';
import { useUser } from '#domains/auth/data.ts';

/** What decides how a user's days read: their zone, the date there, and their formats. */
export interface DaySettings extends Formats {
  timeZone: string;
  today: string;
  /** 0 is Sunday. */
  weekStartsOn: number;
  singleKeyShortcuts: boolean;
}

/** The settings of whoever is signed in; re-renders at their midnight. */
export function useDaySettings(): DaySettings {
  const user = useUser();
  const timeZone = user?.timeZone ?? localTimeZone();
  const today = useToday(timeZone);
  return {
    timeZone,
    today,
    weekStartsOn: user?.weekStartsOn ?? 0,
    dateFormat: user?.dateFormat ?? 'MDY',
    timeFormat: user?.timeFormat ?? '12',
    singleKeyShortcuts: user?.singleKeyShortcuts ?? true,
  };
}

import { type DayFormats, useFormats, useUser } from '#domains/people/auth/data.ts';

/** How a user's days read, and whether single keys do something on them. */
export interface DaySettings extends DayFormats {
  singleKeyShortcuts: boolean;
}

/** The settings of whoever is signed in; re-renders at their midnight. */
export function useDaySettings(): DaySettings {
  const user = useUser();
  return { ...useFormats(), singleKeyShortcuts: user?.singleKeyShortcuts ?? true };
}

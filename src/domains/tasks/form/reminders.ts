import type { Task } from '#domains/tasks/schema.ts';

type Reminder = Task['remindMinutesBefore'];

/** How long before its time a task reminds; a choice is known by a word. */
export const reminderOptions: { value: string; label: string; minutes: Reminder }[] = [
  { value: 'none', label: 'No reminder', minutes: null },
  { value: '0', label: 'At its time', minutes: 0 },
  { value: '10', label: '10 minutes before', minutes: 10 },
  { value: '30', label: '30 minutes before', minutes: 30 },
  { value: '60', label: '1 hour before', minutes: 60 },
  { value: '1440', label: '1 day before', minutes: 1440 },
];

/** The word of a reminder. */
export const reminderWord = (minutes: Reminder): string => String(minutes ?? 'none');

/** What a word stands for. */
export function reminderOf(word: string): Reminder {
  return reminderOptions.find(({ value }) => value === word)?.minutes ?? null;
}

import { Lock, Moon, Sun, Sunrise, Users } from 'lucide-react';
import type { Frequency, TimeSlot } from '#domains/routine/schema.ts';

/** The parts of the day in their order, as they are called and offered. */
export const slots = [
  { value: 'morning', name: 'Morning', hint: 'after waking', icon: Sunrise },
  { value: 'afternoon', name: 'Afternoon', hint: 'midday', icon: Sun },
  { value: 'evening', name: 'Evening', hint: 'before bed', icon: Moon },
] as const satisfies { value: TimeSlot; name: string; hint: string; icon: unknown }[];

/** For whom an item may be. */
export const forWhom = [
  { value: 'everybody', name: 'Everybody', hint: 'of the workspace', icon: Users },
  { value: 'me', name: 'Only me', hint: 'nobody else sees it', icon: Lock },
] as const;

/** How often an item is due, in the words of the spec. */
export const frequencyLabels: Record<Frequency, string> = {
  daily: 'Every day',
  weekdays: 'Weekdays only',
  'most-days': 'Most days (4+ per week)',
  'as-needed': 'When I remember',
};

import { Moon, Sun, Sunrise } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TimeOfDay, TimeType } from '#domains/tasks/schema.ts';

/** The ways to say when on its day a task is to be done. */
export const timeTypeOptions: { value: TimeType; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'start-end', label: 'Start and end' },
  { value: 'start-only', label: 'Start' },
  { value: 'due-by', label: 'Due by' },
  { value: 'time-of-day', label: 'Time of day' },
];

export const timeOfDayOptions: { value: TimeOfDay; label: string; icon: ReactNode }[] = [
  { value: 'morning', label: 'Morning', icon: <Sunrise /> },
  { value: 'afternoon', label: 'Afternoon', icon: <Sun /> },
  { value: 'evening', label: 'Evening', icon: <Moon /> },
];

import { WandSparkles } from 'lucide-react';
import { today } from '#client/words/dates.ts';
import { Button } from '#client/ui/button.tsx';
import { userTimeZone } from '#domains/people/auth/data.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { isToPlace, placeOnHours } from './free-hours.ts';

interface PlaceAllProps {
  date: string;
  /** The tasks of that day. */
  tasks: readonly Task[];
}

/** Puts what has no hour on the free hours of its day; nothing for days that are over. */
export function PlaceAll({ date, tasks }: PlaceAllProps) {
  const planned = tasks.filter((task) => task.plannedOn === date);
  const toPlace = date < today(userTimeZone()) ? [] : planned.filter(isToPlace);
  if (toPlace.length === 0) return null;
  return (
    <Button
      flush
      variant="ghost"
      size="sm"
      icon={<WandSparkles />}
      onClick={() => placeOnHours(toPlace, planned, date)}
    >
      Place all
    </Button>
  );
}

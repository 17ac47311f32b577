import { CalendarDays, CalendarX, ChevronsRight, ArrowRight, Split, Sun } from 'lucide-react';
import { addDays, nextWeek } from '#client/words/dates.ts';
import { formatRowDate, formatShortDate, formatShortWeekday } from '#client/words/format-dates.ts';
import type { MenuProps } from '#client/ui/menus/menu.tsx';
import type { Task } from '#domains/tasks/schema.ts';
import { moveTasks, spreadTasks } from './bulk-actions.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';

const spreadDays = 5;

/** Where several tasks can be moved at once; `after` is told when they have been. */
export function rescheduleItems({
  tasks,
  settings,
  onPick,
  after,
}: {
  tasks: readonly Task[];
  settings: DaySettings;
  /** Asks for a date. */
  onPick: () => void;
  after: () => void;
}): MenuProps['items'] {
  const { today } = settings;
  const monday = nextWeek(today, settings.weekStartsOn);
  const last = addDays(today, spreadDays - 1);
  const move = (plannedOn: string | null) => () => {
    moveTasks(tasks, plannedOn);
    after();
  };
  const dayName = (date: string) =>
    `${formatShortWeekday(date)}, ${formatShortDate(date, settings)}`;
  return [
    { label: 'Today', icon: <Sun />, hint: dayName(today), onSelect: move(today) },
    {
      label: 'Tomorrow',
      icon: <ArrowRight />,
      hint: dayName(addDays(today, 1)),
      onSelect: move(addDays(today, 1)),
    },
    { label: 'Next week', icon: <ChevronsRight />, hint: dayName(monday), onSelect: move(monday) },
    {
      label: `Spread over ${spreadDays} days`,
      icon: <Split />,
      hint: `Today to ${formatRowDate(last, settings)}, oldest first`,
      onSelect: () => {
        spreadTasks(tasks, today, spreadDays);
        after();
      },
    },
    'separator',
    { label: 'Pick a date…', icon: <CalendarDays />, onSelect: onPick },
    { label: 'Clear the date', icon: <CalendarX />, onSelect: move(null) },
  ];
}

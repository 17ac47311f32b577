import { Link } from '@tanstack/react-router';
import { ChevronRight, Repeat } from 'lucide-react';
import { addDays } from '#client/words/dates.ts';
import { Stick } from '#client/ui/progress/stick.tsx';
import { useRoutineDate, useRoutineDay } from '#domains/routine/completions/data.ts';
import { historyDays, type RoutineDay } from '#domains/routine/completions/rules.ts';
import { summaryText } from '#domains/routine/rules.ts';
import { useCurrentWorkspace, useIsOn } from '#domains/people/workspaces/data.ts';
import { can } from '#shared/permissions.ts';
import { daySegments } from './day-segments.ts';
import './routine-summary.css';

interface Summary {
  date: string;
  today: string;
  day: RoutineDay;
}

/** How much of the routine is done on a day; undefined where there is nothing to say. */
export function useRoutineSummary(date: string): Summary | undefined {
  const today = useRoutineDate();
  const day = useRoutineDay(date);
  const role = useCurrentWorkspace()?.role;
  const isOn = useIsOn();
  const isKnown = date > addDays(today, -historyDays);
  // Who may not tick has nothing done.
  const isShown = day.total > 0 && isKnown && can(role, 'create') && isOn('routine');
  return isShown ? { date, today, day } : undefined;
}

/** The same in a line, for pages that show the day; a way to the routine. */
export function RoutineSummary({ date, today, day }: Summary) {
  const text = summaryText(day, date > today);
  return (
    <Link
      to="/routine"
      search={date < today ? { day: date } : {}}
      className="routine-summary row gap-10 fixed-size"
    >
      <Repeat aria-hidden />
      <span className="strong">Routine</span>
      <Stick size="thin" segments={daySegments(day, date === today)} label={text} />
      <span className="muted" aria-hidden>
        {text}
      </span>
      <ChevronRight aria-hidden />
    </Link>
  );
}

import { addDays } from '#client/words/dates.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { openCountOn, overdueOn } from '#domains/tasks/day/day-tasks.ts';
import { tasks } from '#domains/tasks/data.ts';

/** How many tasks are open today. */
export function TodayCount() {
  return <Count daysAhead={0} />;
}

/** How many tasks are open tomorrow. */
export function TomorrowCount() {
  return <Count daysAhead={1} />;
}

/** How many tasks are overdue. */
export function OverdueCount() {
  const { today } = useFormats();
  const count = tasks.useRows(overdueOn(today)).length;
  if (count === 0) return null;
  return (
    <span className="nav-count late">
      {count}
      <span className="sr"> overdue</span>
    </span>
  );
}

function Count({ daysAhead }: { daysAhead: number }) {
  const day = addDays(useFormats().today, daysAhead);
  const count = tasks.useRows(openCountOn(day));
  if (count === 0) return null;
  return (
    <span className="nav-count">
      {count}
      <span className="sr"> open</span>
    </span>
  );
}

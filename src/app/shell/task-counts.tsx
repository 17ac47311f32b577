import { addDays } from '#client/dates.ts';
import { useFormats } from '#domains/auth/data.ts';
import { tasks } from '#domains/tasks/data.ts';
import type { Task } from '#domains/tasks/schema.ts';

const openByDay = (rows: readonly Task[]) => {
  const counts = new Map<string, number>();
  for (const { plannedOn, completedAt } of rows) {
    if (plannedOn && !completedAt) counts.set(plannedOn, (counts.get(plannedOn) ?? 0) + 1);
  }
  return counts;
};

/** How many tasks are open today. */
export function TodayCount() {
  return <Count daysAhead={0} />;
}

/** How many tasks are open tomorrow. */
export function TomorrowCount() {
  return <Count daysAhead={1} />;
}

/** How many open tasks are dated before today. */
export function OverdueCount() {
  const { today } = useFormats();
  let count = 0;
  for (const [day, open] of tasks.useRows(openByDay)) if (day < today) count += open;
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
  const count = tasks.useRows(openByDay).get(day);
  if (!count) return null;
  return (
    <span className="nav-count">
      {count}
      <span className="sr"> open</span>
    </span>
  );
}

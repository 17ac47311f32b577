import { useRoutineDate, useRoutineDay } from '#domains/routine/completions/data.ts';

/** '3 of 8' */
export function RoutineDone() {
  const { done, total } = useRoutineDay(useRoutineDate());
  if (total === 0) return null;
  return (
    <span className="nav-count">
      {done} of {total}
      <span className="sr"> done</span>
    </span>
  );
}

import { useCan } from '#domains/people/workspaces/data.ts';
import { useRoutineDate, useRoutineDay } from '#domains/routine/completions/data.ts';

/** '3 of 8' */
export function RoutineDone() {
  const canTick = useCan('create');
  const { done, total } = useRoutineDay(useRoutineDate());
  // Who may not tick has nothing to do.
  if (total === 0 || !canTick) return null;
  return (
    <span className="nav-count">
      {done} of {total}
      <span className="sr"> done</span>
    </span>
  );
}

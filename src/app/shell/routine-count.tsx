import { Later } from '#client/later.tsx';

const loadDone = () => import('./routine-done.tsx').then((part) => part.RoutineDone);

/** How much of the routine is done today; its records are asked for once the page is calm. */
export function RoutineCount() {
  return <Later load={loadDone} props={{}} />;
}

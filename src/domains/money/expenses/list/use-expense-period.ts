import { useMatch } from '@tanstack/react-router';
import { neighbourOf, periodOf } from './expense-period.ts';

/** The period that the address names, and the one before it. */
export function useExpensePeriod(today: string) {
  const name = useMatch({
    strict: false,
    select: ({ search: { in: asked } }) => (asked === undefined ? undefined : String(asked)),
  });
  const period = periodOf(name, today);
  return { period, earlier: periodOf(neighbourOf(period, -1), today) };
}

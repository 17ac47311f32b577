import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays } from '#client/words/dates.ts';
import { staleAfterMs } from '#client/sync/query-client.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { doneMonthsQuery, wholeSince } from '#domains/tasks/data.ts';
import { type Period, useOlderTasks } from '#domains/tasks/day/older-tasks.ts';

/** A press on 'Show older' brings whole months until it has brought so many tasks. */
const perStep = 100;

interface Month {
  month: string;
  count: number;
}

/** The done tasks of months that a list does not begin with, some months at a time. */
export function useOlderDone() {
  const { userId } = useScope();
  const [steps, setSteps] = useState(0);
  const months = useQuery({ ...doneMonthsQuery(userId), staleTime: staleAfterMs });
  const since = wholeSince().slice(0, 7);
  const older = (months.data?.months ?? []).filter(({ month }) => month < since);
  const parts = inSteps(older);
  const { status, retry } = useOlderTasks(parts.slice(0, steps).map(periodOf));
  const hidden = parts.slice(steps).flat();
  return {
    status,
    retry,
    /** How many done tasks are not among the others yet. */
    hidden: hidden.reduce((sum, { count }) => sum + count, 0),
    next: (parts[steps] ?? []).reduce((sum, { count }) => sum + count, 0),
    showOlder: () => setSteps(steps + 1),
  };
}

/** Months, newest first, in portions of about a hundred tasks. */
export function inSteps(months: readonly Month[]): Month[][] {
  const steps: Month[][] = [];
  let room = 0;
  for (const month of months) {
    if (room <= 0) {
      steps.push([]);
      room = perStep;
    }
    steps.at(-1)?.push(month);
    room -= month.count;
  }
  return steps;
}

// Newest first: the last is where the period begins.
function periodOf(months: readonly Month[]): Period {
  const first = months.at(-1)?.month ?? '';
  const afterLast = Temporal.PlainYearMonth.from(months[0]?.month ?? '').add({ months: 1 });
  return { from: `${first}-01`, to: addDays(`${afterLast.toString()}-01`, -1) };
}

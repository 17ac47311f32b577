import type { core } from 'zod/mini';

export const wrongDaysText = 'It cannot be finished before it was started';

interface Days {
  startedOn?: string | null | undefined;
  finishedOn?: string | null | undefined;
}

/** Whether a reading ends before it begins. */
export function isTurned({ startedOn, finishedOn }: Days): boolean {
  return Boolean(startedOn && finishedOn && finishedOn < startedOn);
}

/** A zod check of days that are said together. */
export function checkDays(payload: core.ParsePayload<Days>): void {
  if (!isTurned(payload.value)) return;
  payload.issues.push({
    ...{ code: 'custom', path: ['finishedOn'], message: wrongDaysText },
    input: payload.value,
  });
}

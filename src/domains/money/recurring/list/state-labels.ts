import type { State } from '#domains/money/recurring/rules.ts';

/** How it reads on screen how something stands. */
export const stateLabels: Record<State, string> = {
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
};

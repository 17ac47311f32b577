import type { Status } from './collection-hooks.ts';

/** How far lists have come that are shown together: as far as the one that is furthest behind. */
export function worstOf(...statuses: Status[]): Status {
  if (statuses.includes('error')) return 'error';
  return statuses.includes('loading') ? 'loading' : 'ready';
}

import type { Status } from './collection-hooks.ts';
import { useOnline } from '#client/sync/live/online.ts';

/**
 * Whether some of these lists are on their way, for what is shown as a whole: what came one after the
 * other would move what a hand is reaching for. Without a network nothing comes, and what is there
 * is to be seen.
 */
export function useAreComing(...statuses: Status[]): boolean {
  const isOnline = useOnline();
  return isOnline && statuses.includes('loading');
}

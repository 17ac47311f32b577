import { whenCalm } from '#client/later/later.tsx';
import { isOnline } from '#client/sync/live/online.ts';
import { allCollections } from '#client/sync/registry.ts';
import { getScope, onScopeChange } from '#client/sync/live/scope.ts';
import { isLeaving } from '#client/sync/live/signed-out.ts';

/** So many lists at a time: over a slow line most of the time of each is spent waiting. */
const atOnce = 3;

/**
 * Reads what nothing on screen has asked for yet, once the page is calm and a few lists at a time:
 * every page then opens at once, and in a tunnel too. What this browser holds already is not read.
 */
export function keepReadingAhead(): void {
  let stop = whenCalm(() => void readAhead());
  onScopeChange(() => {
    stop();
    stop = whenCalm(() => void readAhead());
  });
}

async function readAhead(): Promise<void> {
  const scope = getScope();
  const left = allCollections().values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const collection of left) {
        // Another workspace has its own turn, and whoever leaves may ask for nothing any more.
        if (!isOnline() || isLeaving() || getScope() !== scope) return;
        await collection.readAhead();
      }
    }),
  );
}

import { onWriteFailed } from '#client/operations.ts';
import { type FailureReport, onLoadFailed } from '#client/query-client.ts';
import { applyUpdate, onUpdateReady, registerServiceWorker } from '#client/service-worker.ts';
import { rememberedUserId } from '#client/session.ts';
import { toast } from '#client/ui/toasts.tsx';
import { openSession } from '#domains/auth/data.ts';

const longestWaitMs = 400;

/**
 * Puts on screen what this browser remembers of the user, before the first render. Who is unknown
 * here, or remembered without a session, waits on screen for the server's answer.
 */
export async function start(): Promise<void> {
  onWriteFailed(tellFailure);
  onLoadFailed(tellFailure);
  onUpdateReady(() => {
    toast.plain('A new version is ready', { action: { label: 'Reload', onPress: applyUpdate } });
  });
  void registerServiceWorker();
  // The guard shows what came of it.
  const opened = openSession().catch(() => null);
  if (!rememberedUserId()) return;
  await Promise.race([opened, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
}

// A list that fails for several reasons at once should not fill the screen with the same sentence.
const shownAt = new Map<string, number>();
const sameWithinMs = 2_000;

function tellFailure({ text, retry }: FailureReport): void {
  const now = Date.now();
  if (now - (shownAt.get(text) ?? 0) < sameWithinMs) return;
  shownAt.set(text, now);
  toast.error(text, { action: { label: 'Retry', onPress: retry } });
}

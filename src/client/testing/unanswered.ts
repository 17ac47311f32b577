import { beforeAll, beforeEach } from 'vitest';
import { loadChecks } from '#client/form/checks.ts';
import { sendWith } from '#client/sync/api.ts';
import { clearPending, pendingIn } from '#client/sync/pending.ts';
import { queryClient } from '#client/sync/query-client.ts';
import { setScope } from '#client/sync/live/scope.ts';
import { closeStore, openStore } from '#client/sync/kept/store.ts';
import { connectDisplay, type ToastItem } from '#client/ui/toasts/toasts.tsx';
import { newId } from '#shared/ids.ts';

/**
 * A browser that nobody answers, as offline: what shows is what was asked for, and nothing is heard of
 * what the server does. Each test of the file begins with nothing.
 */
export function unanswered() {
  const [userId, workspaceId] = [newId(), newId()];
  /** The toasts, the last one last. */
  const shown: ToastItem[] = [];
  connectDisplay({ add: (item) => shown.push(item), close: () => undefined });
  // As it is once a page is calm.
  beforeAll(loadChecks);
  beforeEach(() => {
    shown.length = 0;
    closeStore();
    clearPending();
    queryClient.clear();
    openStore(userId);
    setScope({ userId, workspaceId });
    sendWith(() => new Promise(() => undefined));
  });
  const sent = () => pendingIn(workspaceId);
  /** Presses the way back of the last toast. */
  const undo = () => shown.at(-1)?.action?.onPress();
  return { shown, sent, undo };
}

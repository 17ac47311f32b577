import { journal, journalOf, readJournal } from './journal.ts';
import { execute } from '#client/sync/sending.ts';
import {
  addFailure,
  addPending,
  pendingOf,
  pendingOperation,
  removePending,
} from '#client/sync/pending.ts';
import { storeUserId } from './store.ts';
import { afterTab, knowsEnds, onTabMessage, tabId, tellTabs } from '#client/sync/live/tabs.ts';

const watched = new Set<string>();

/**
 * Shows what the journal holds, and takes over the operations of tabs that are gone.
 *
 * A tab sends its own operations: a hidden tab that the browser has put to sleep then never stands
 * in the way of the one in use. Each tab holds a lock as long as it lives; the others wait for that
 * lock, so exactly one of them gets it when the tab is gone, writes itself into the journal as the
 * new owner, and goes on where it ended. What was sent but not answered is sent again under the
 * same operation id, which the server does once.
 */
export function adoptStored(entries: readonly [string, unknown][]): void {
  const { operations, failures } = readJournal(entries);
  for (const failure of failures) addFailure(failure);
  for (const { operation, owner } of operations) addPending(operation, owner);
  for (const { owner } of operations) watch(owner);
}

function watch(owner: string): void {
  const userId = storeUserId();
  if (watched.has(owner)) return;
  watched.add(owner);
  void afterTab(owner, async () => {
    watched.delete(owner);
    // The journal knows better than this tab's memory: another tab may have been here before.
    const operations = await journalOf(owner);
    if (storeUserId() !== userId) return;
    const left = new Set(operations.map((operation) => operation.operationId));
    for (const { operationId } of pendingOf(owner)) {
      if (owner !== tabId && !left.has(operationId)) removePending(operationId);
    }
    await Promise.all(operations.map((operation) => journal.keep(operation, tabId)));
    for (const operation of operations) void execute(operation);
    tellTabs('adopted', { operationIds: [...left], owner: tabId });
  });
}

// Without locks every tab would count as gone: then only a page that opens takes over what is left.
onTabMessage('operation', ({ owner }) => knowsEnds && watch(owner));
onTabMessage('adopted', ({ operationIds, owner }) => {
  if (knowsEnds) watch(owner);
  for (const operationId of operationIds) {
    const operation = pendingOperation(operationId);
    if (operation) addPending(operation, owner);
  }
});

import { collectionHooks } from '#client/sync/reading/collection-hooks.ts';
import { collectionRows } from '#client/sync/collection-rows.ts';
import { defineOperation } from '#client/sync/operations.ts';
import { targetOf } from '#client/sync/overlay.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { onScopeForgotten, scopeIdOf } from '#client/sync/live/scope.ts';
import { storedRow } from '#client/sync/truth.ts';
import { notificationsContract } from './contract.ts';
import { goneWhenRead } from './rules.ts';
import type { Notification } from './schema.ts';

const name = 'notifications';
const rows = collectionRows<Notification>({
  name,
  contract: notificationsContract,
  scope: 'own',
  messages: { load: 'Failed to load notifications' },
});

/** What the user should know of, as the server has it. */
export const notifications = {
  ...collectionHooks<Notification>({ ...rows, name, scope: 'own' }),
  read: rows.read,
};

// What came from there is told no more, and must not stay in this browser either.
onScopeForgotten((workspaceId) => {
  const userId = scopeIdOf('own');
  if (!userId) return;
  forget(
    userId,
    rows.read(allRows).filter((row) => row.workspaceId === workspaceId),
  );
});

function forget(userId: string, gone: readonly Notification[]): void {
  rows.merge(
    userId,
    gone.map(({ id, version }) => ({ id, version: version + 1, row: null })),
  );
}

const sendRead = defineOperation({
  name: 'notifications.read',
  operation: notificationsContract.read,
  failedText: 'Failed to update notifications',
  reply(answer, { scopeId, effects }) {
    rows.merge(scopeId, answer.rows.map(storedRow));
    // What this browser has and the server has no more would stay unread for good.
    const asked = effects.map(targetOf);
    forget(scopeId, goneWhenRead(rows.read(allRows), asked, answer.rows));
  },
});

/** Marks notifications read, at once. */
export function markRead(ids: readonly string[]): void {
  const scopeId = scopeIdOf('own');
  if (!scopeId || ids.length === 0) return;
  const patch = { readAt: new Date().toISOString() };
  void sendRead({
    scopeId,
    input: { body: { ids: [...ids] } },
    effects: ids.map((id) => ({ collection: name, do: 'patch' as const, id, patch })),
  });
}

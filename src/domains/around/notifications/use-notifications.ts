import { notifications } from './data.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { isStillTold } from './rules.ts';
import type { Notification } from './schema.ts';
import { useWorkspaces } from '#domains/people/workspaces/data.ts';

const newestFirst = (rows: readonly Notification[]) =>
  rows.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));

/** What the user should know of, the newest first; nothing of a workspace that was left, nor what is old. */
export function useNotifications(): readonly Notification[] {
  const rows = notifications.useRows(newestFirst);
  const own = new Set(useWorkspaces().map(({ id }) => id));
  const { today } = useFormats();
  return rows.filter(
    ({ workspaceId, createdAt }) =>
      (workspaceId === null || own.has(workspaceId)) && isStillTold(createdAt, today),
  );
}

/** How many of them were not read. */
export function useUnread(): number {
  return useNotifications().filter(({ readAt }) => readAt === null).length;
}

/** '3 unread', for the names of what leads to them. */
export function unreadWords(count: number): string {
  return count === 0 ? 'Notifications' : `Notifications, ${count} unread`;
}

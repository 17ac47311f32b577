import { getScope } from '#client/sync/live/scope.ts';
import { openContentPanel } from '#domains/making/content/panel/content-panel-host.tsx';
import type { Notification } from './schema.ts';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { switchWorkspace } from '#domains/people/workspaces/data.ts';

/** Shows what a notification is about: in its workspace, content and tasks over the page. */
export function openNotification(
  { workspaceId, path }: Pick<Notification, 'workspaceId' | 'path'>,
  history: { push: (path: string) => void },
): void {
  if (workspaceId && workspaceId !== getScope().workspaceId) switchWorkspace(workspaceId);
  const [, contentItemId, postId, talk] =
    /^\/content\/([0-9a-f-]{36})(?:\?post=([0-9a-f-]{36}))?(#comments)?$/.exec(path) ?? [];
  const [, plannedOn, taskId] = /^\/day\/([\d-]+)\?task=([0-9a-f-]{36})$/.exec(path) ?? [];
  if (contentItemId) openContentPanel({ contentItemId, postId, isTalkAsked: talk !== undefined });
  else if (plannedOn && taskId) openTaskDialog({ taskId, plannedOn });
  else history.push(path);
}

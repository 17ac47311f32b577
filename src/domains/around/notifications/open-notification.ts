import { openRecord } from '#client/record/openers.ts';
import { getScope } from '#client/sync/live/scope.ts';
import type { Notification } from './schema.ts';
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
  if (contentItemId)
    openRecord({
      collection: 'content-items',
      id: contentItemId,
      partId: postId,
      tab: talk && 'comments',
    });
  else if (plannedOn && taskId) openRecord({ collection: 'tasks', id: taskId, on: plannedOn });
  else history.push(path);
}

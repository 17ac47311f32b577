import { getScope } from '#client/sync/live/scope.ts';
import { openRecord } from '#client/record/openers.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { can } from '#shared/permissions.ts';
import {
  switchWorkspace,
  useCurrentWorkspace,
  useWorkspaces,
} from '#domains/people/workspaces/data.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { sendMadeIdea } from './data.ts';
import type { IdeaSource } from './rules.ts';

/** Where the user may make ideas, the workspace on screen first; and how one is made. */
export function useMakeIdea() {
  const workspaces = useWorkspaces();
  const here = useCurrentWorkspace();
  const places = workspaces
    .filter(({ role, modulesOff }) => can(role, 'create') && !modulesOff.includes('content'))
    .toSorted((one, other) => Number(other.id === here?.id) - Number(one.id === here?.id));
  return {
    places,
    /** Makes an idea in the first of the places, or in another one. */
    makeIdea: (source: IdeaSource, place: Workspace | undefined = places[0]) =>
      place && tell(place, sendMadeIdea(place, source)),
  };
}

function tell(
  { id, name }: Pick<Workspace, 'id' | 'name'>,
  { contentItemId, sent }: ReturnType<typeof sendMadeIdea>,
): void {
  const told = toast.success(`Idea added to ${name}`, {
    action: { label: 'Open', onPress: () => openIdea(id, contentItemId) },
  });
  void sent.then(({ ok }) => (ok ? undefined : toast.dismiss(told)));
}

/** Shows an idea over the page, in its workspace. */
export function openIdea(workspaceId: string, contentItemId: string): void {
  if (workspaceId !== getScope().workspaceId) switchWorkspace(workspaceId);
  openRecord({ collection: 'content-items', id: contentItemId });
}

import { getScope } from '#client/sync/live/scope.ts';
import { openRecord } from '#client/record/openers.ts';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { can } from '#shared/permissions.ts';
import {
  switchWorkspace,
  useCurrentWorkspace,
  useWorkspaces,
} from '#domains/people/workspaces/data.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
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
      place && void make(place, source).catch(() => toast.error('Failed to make an idea')),
  };
}

async function make(place: Workspace, source: IdeaSource): Promise<void> {
  const { id, name } = place;
  // The records of ideas come with it, which the shelves do without.
  const { sendMadeIdea } = await import('./making/data.ts');
  const { contentItemId, sent, removeIdea } = sendMadeIdea(place, source);
  // Only a record of the workspace on screen can be deleted from here.
  if (id === getScope().workspaceId) keepUndo([sent], removeIdea);
  tellDone(`Idea added to ${name}`, [sent], {
    lead: { label: 'Open', onPress: () => openIdea(id, contentItemId) },
  });
}

/** Shows an idea over the page, in its workspace. */
export function openIdea(workspaceId: string, contentItemId: string): void {
  if (workspaceId !== getScope().workspaceId) switchWorkspace(workspaceId);
  openRecord({ collection: 'content-items', id: contentItemId });
}

import { ofUser } from '#client/sync/kept/of-user.ts';
import { remember, remembered } from '#client/sync/kept/remembered.ts';
import { getScope } from '#client/sync/live/scope.ts';

const keyOf = () => `${ofUser('collection')}.${getScope().workspaceId ?? ''}`;

/** The collection that was saved into last on this device. */
export function lastCollectionId(): string | undefined {
  return remembered(keyOf()) ?? undefined;
}

/** Remembers it; without one the next is unsorted again. */
export function rememberCollection(id: string | undefined): void {
  remember(keyOf(), id);
}

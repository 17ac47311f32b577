import { getScope } from '#client/sync/live/scope.ts';

// Per user and workspace, because several people may use one browser.
const keyOf = () => {
  const { userId, workspaceId } = getScope();
  return `dayslate.collection.${userId ?? ''}.${workspaceId ?? ''}`;
};

/** The collection that was saved into last on this device. */
export function lastCollectionId(): string | undefined {
  try {
    return localStorage.getItem(keyOf()) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers it; without one the next is unsorted again. */
export function rememberCollection(id: string | undefined): void {
  try {
    if (id) localStorage.setItem(keyOf(), id);
    else localStorage.removeItem(keyOf());
  } catch {
    // Private windows may refuse storage; unsorted is a fair start.
  }
}

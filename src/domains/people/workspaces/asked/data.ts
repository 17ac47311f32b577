import type { Workspace } from '#domains/people/workspaces/schema.ts';

let asked: string | null = null;

/** Starts in this workspace, once it is known to be one of the user's: a link from outside named it. */
export function askForWorkspace(id: string): void {
  asked = id;
}

/** Whether a workspace that was asked for is not among these. */
export function isAskedElsewhere(workspaces: readonly Workspace[]): boolean {
  return asked !== null && workspaces.every(({ id }) => id !== asked);
}

/** The one of these that was asked for, once. What a browser remembers may not have it yet. */
export function takeAsked(workspaces: readonly Workspace[]): Workspace | undefined {
  const found = workspaces.find(({ id }) => id === asked);
  if (found) asked = null;
  return found;
}

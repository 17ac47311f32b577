import { useSyncExternalStore } from 'react';
import { signal } from './signal.ts';

/** Whose records are on screen: the signed-in user's and those of the chosen workspace. */
export interface Scope {
  userId: string | null;
  workspaceId: string | null;
}
/** `own` records belong to the user, `workspace` records to the workspace. */
export type ScopeKind = 'own' | 'workspace';

let scope: Scope = { userId: null, workspaceId: null };
const changed = signal();
export const onScopeChange = changed.listen;
const forgotten = signal<string>();
/** Called with the id of a workspace that was forgotten, for what lists hold of it. */
export const onScopeForgotten = forgotten.listen;
export const tellScopeForgotten = forgotten.tell;
const lost = signal<string>();
/** Called with the id of a workspace that is the user's no longer, for what is open of it. */
export const onScopeLost = lost.listen;
export const tellScopeLost = lost.tell;

export function getScope(): Scope {
  return scope;
}

/** Says who is signed in and where they work; all collections follow. */
export function setScope(next: Scope): void {
  if (next.userId === scope.userId && next.workspaceId === scope.workspaceId) return;
  scope = next;
  changed.tell();
}

/** The id that a collection's records hang on, or null before it is known. */
export function scopeIdOf(kind: ScopeKind): string | null {
  return kind === 'own' ? scope.userId : scope.workspaceId;
}

/** The same, where it is shown. */
export function useScopeId(kind: ScopeKind): string | null {
  const read = () => scopeIdOf(kind);
  return useSyncExternalStore(changed.listen, read, read);
}

export function useScope(): Scope {
  return useSyncExternalStore(changed.listen, getScope, getScope);
}

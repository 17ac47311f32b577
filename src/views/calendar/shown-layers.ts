import { useSyncExternalStore } from 'react';
import { getScope, useScope } from '#client/sync/live/scope.ts';
import { ofUser } from '#client/sync/kept/of-user.ts';
import { remember, rememberedParts } from '#client/sync/kept/remembered.ts';
import { signal } from '#client/sync/live/signal.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';

/** What a user hides in the calendar on this device. */
export interface HiddenLayers {
  layers: readonly string[];
  done: boolean;
  /** Whether what is assigned to others is hidden, by workspace; unless said, where there are others. */
  others: Readonly<Record<string, boolean>>;
}

export const nothingHidden: HiddenLayers = { layers: [], done: false, others: {} };
const changed = signal();
const known = new Map<string, HiddenLayers>();

/** What is hidden for whoever is signed in. */
export function useHiddenLayers(): HiddenLayers {
  const userId = useScope().userId ?? '';
  return useSyncExternalStore(changed.listen, () => read(userId));
}

/** Who looks, and whether what is assigned to others is left out; nobody else is there to look for. */
export interface Viewer {
  userId: string;
  hasOthers: boolean;
  isMineOnly: boolean;
}

export function useViewer(): Viewer {
  const { userId } = useScope();
  const workspace = useCurrentWorkspace();
  const { others } = useHiddenLayers();
  const hasOthers = (workspace?.memberCount ?? 1) > 1;
  const isMineOnly = hasOthers && (others[workspace?.id ?? ''] ?? true);
  return { userId: userId ?? '', hasOthers, isMineOnly };
}

/** Whether an entry is somebody else's to do, and such are left out. */
export function isHiddenFrom(
  { userId, isMineOnly }: Viewer,
  { assigneeUserId }: { assigneeUserId?: string | null },
): boolean {
  // What nobody is assigned to is everybody's.
  return isMineOnly && (assigneeUserId ?? userId) !== userId;
}

/** Leaves out what is assigned to others in the workspace on screen, or shows it. */
export function hideOthers(isHidden: boolean): void {
  const { userId, workspaceId } = getScope();
  const before = read(userId ?? '');
  if (workspaceId) write({ ...before, others: { ...before.others, [workspaceId]: isHidden } });
}

/** Shows layers, or hides them. */
export function showLayers(ids: readonly string[], isShown: boolean): void {
  const before = read(getScope().userId ?? '');
  const others = before.layers.filter((one) => !ids.includes(one));
  write({ ...before, layers: isShown ? others : [...others, ...ids] });
}

/** Hides what is done, or shows it. */
export function hideDone(done: boolean): void {
  write({ ...read(getScope().userId ?? ''), done });
}

function write(hidden: HiddenLayers): void {
  const userId = getScope().userId ?? '';
  known.set(userId, hidden);
  remember(ofUser('calendar'), JSON.stringify(hidden));
  changed.tell();
}

function read(userId: string): HiddenLayers {
  const held = known.get(userId) ?? {
    ...nothingHidden,
    ...rememberedParts<HiddenLayers>(ofUser('calendar', userId)),
  };
  known.set(userId, held);
  return held;
}

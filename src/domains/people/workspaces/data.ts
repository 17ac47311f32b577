import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call, onOutside } from '#client/sync/api.ts';
import { onChange } from '#client/sync/live/changes.ts';
import { tellListRead } from '#client/sync/live/freshness.ts';
import { forgetScope, rereadScope } from '#client/sync/kept/forget-scope.ts';
import { keepSame } from '#client/sync/keep-same.ts';
import { onChangesMissed } from '#client/sync/live/live.ts';
import { defineOperation } from '#client/sync/operations.ts';
import { overlay } from '#client/sync/overlay.ts';
import { effectsOn, onPendingChange } from '#client/sync/pending.ts';
import { queryClient } from '#client/sync/query-client.ts';
import { ofUser } from '#client/sync/kept/of-user.ts';
import { remember, remembered } from '#client/sync/kept/remembered.ts';
import { getScope, onScopeChange, setScope, useScope } from '#client/sync/live/scope.ts';
import { setSeesMoney } from '#client/record/sees-money.ts';
import type { Result } from '#client/sync/sending.ts';
import { signal } from '#client/sync/live/signal.ts';
import { decimalsOf } from '#shared/currency.ts';
import { can, type Permission, type Role, seesMoney } from '#shared/permissions.ts';
import { listsBefore } from '#shared/merging/switches.ts';
import { takeAsked } from '#domains/people/workspaces/asked/data.ts';
import { workspacesContract } from './contract.ts';
import type { ReceivedInvitation } from '#domains/people/workspaces/invitations/schema.ts';
import type { Module } from '#shared/modules.ts';
import type { Workspace, WorkspaceChanges } from './schema.ts';

export const workspacesQuery = queryOptions({
  queryKey: ['workspaces'],
  queryFn: async ({ signal: aborted }) => {
    const answer = await call(workspacesContract.list, { query: {} }, { signal: aborted });
    const { workspaces, cursors, invitations } = answer;
    leaveAllBut(workspaces);
    queryClient.setQueryData(receivedInvitationsQuery.queryKey, invitations);
    // What changed since then comes through the feed, whenever that begins.
    for (const cursor of cursors) tellListRead(cursor);
    return workspaces;
  },
  meta: { failedText: 'Failed to load workspaces' },
});

/** What waits for the user's address, if they have proved that it is theirs; it comes with the workspaces. */
export const receivedInvitationsQuery = queryOptions<ReceivedInvitation[]>({
  queryKey: ['received-invitations'],
  queryFn: skipToken,
});

/** A workspace that is the user's no longer, and whether one was looking at it. */
interface Lost {
  name: string;
  wasOnScreen: boolean;
}

const lost = signal<Lost>();
/** Called when a workspace is the user's no longer, by somebody else's doing. */
export const onWorkspaceLost = lost.listen;

const noWorkspaces: Workspace[] = [];
let shown: Workspace[] = noWorkspaces;

/** The workspaces of the user, the one used last first, with own changes already in force. */
export function useWorkspaces(): Workspace[] {
  const stored = useQuery(workspacesQuery).data ?? noWorkspaces;
  return useSyncExternalStore(onPendingChange, () => withPending(stored));
}

function withPending(stored: Workspace[]): Workspace[] {
  const next = stored.map((one) => overlay([one], effectsOn('workspaces', one.id))[0] ?? one);
  shown = keepSame(shown, next);
  return shown;
}

/** The workspace on screen as it is now, for what is no part of a page; null before one is chosen. */
export function currentWorkspace(): Workspace | null {
  const { workspaceId } = getScope();
  const stored = queryClient.getQueryData(workspacesQuery.queryKey) ?? noWorkspaces;
  return withPending(stored).find(({ id }) => id === workspaceId) ?? null;
}

/** The workspace on screen; null before one is chosen. */
export function useCurrentWorkspace(): Workspace | null {
  const workspaces = useWorkspaces();
  const { workspaceId } = useScope();
  return workspaces.find((workspace) => workspace.id === workspaceId) ?? null;
}

/** The currency that totals of the workspace on screen are in. */
export function useBaseCurrency(): string {
  return useCurrentWorkspace()?.baseCurrency ?? 'USD';
}

/** From which amount of the base currency on a receipt is missed. */
export function useReceiptFromMinor(): number {
  const workspace = useCurrentWorkspace();
  return (workspace?.receiptFromUnits ?? 75) * 10 ** decimalsOf(workspace?.baseCurrency ?? 'USD');
}

/** How many days before a trip one is told to pack. */
export function usePackDaysBefore(): number {
  return useCurrentWorkspace()?.packDaysBefore ?? 2;
}

/** What the workspace reckons in, for a write. */
export function readBaseCurrency(): string {
  return currentWorkspace()?.baseCurrency ?? 'USD';
}

/** Whether the user's role in the workspace on screen holds a permission. */
export function useCan(permission: Permission): boolean {
  return can(useCurrentWorkspace()?.role, permission);
}

/**
 * Tells whether the workspace on screen works with one of these parts of the product; what is part
 * of none is always there.
 */
export function useIsOn(): (...modules: readonly Module[]) => boolean {
  const off = useCurrentWorkspace()?.modulesOff ?? [];
  return (...modules) => modules.length === 0 || modules.some((name) => !off.includes(name));
}

/** The same for what is no part of a page, as it is now. */
export function isOnNow(module: Module): boolean {
  return !currentWorkspace()?.modulesOff.includes(module);
}

/** The workspace to start in: the one asked for, else the one remembered for this user, else the first. */
export function chooseWorkspace(
  userId: string,
  workspaces: readonly Workspace[],
): Workspace | null {
  const last = remembered(ofUser('workspace', userId));
  const chosen =
    takeAsked(workspaces) ?? workspaces.find(({ id }) => id === last) ?? workspaces[0] ?? null;
  setScope({ userId, workspaceId: chosen?.id ?? null });
  if (chosen) remember(ofUser('workspace', userId), chosen.id);
  return chosen;
}

/** Goes to another workspace and remembers it for this user. */
export function switchWorkspace(id: string): void {
  const { userId } = getScope();
  if (!userId) return;
  remember(ofUser('workspace', userId), id);
  setScope({ userId, workspaceId: id });
  // Only the order of the list hangs on it: a failure is no reason to stay.
  call(workspacesContract.visit, { params: { workspaceId: id }, body: {} }).catch(() => undefined);
}

/** Goes to a workspace that has just become the user's. */
export async function enterWorkspace(workspace: Workspace): Promise<Workspace> {
  // A list read before would not have it yet.
  await queryClient.cancelQueries(workspacesQuery);
  queryClient.setQueryData(workspacesQuery.queryKey, (before = []) => [
    workspace,
    ...before.filter(({ id }) => id !== workspace.id),
  ]);
  switchWorkspace(workspace.id);
  return workspace;
}

const sendName = defineOperation({
  name: 'workspaces.rename',
  operation: workspacesContract.rename,
  failedText: 'Failed to update workspace settings',
  reply: takeWorkspace,
});
const sendChanges = defineOperation({
  name: 'workspaces.update',
  operation: workspacesContract.update,
  failedText: 'Failed to update workspace',
  reply: takeWorkspace,
});

/** Renames a workspace at once; then say 'Workspace settings updated'. */
export function renameWorkspace(workspaceId: string, name: string): Promise<Result<Workspace>> {
  return sendName(changeOf(workspaceId, { name: name.trim() }));
}

/** Describes a workspace anew at once; then say 'Workspace updated'. */
export function describeWorkspace(
  workspaceId: string,
  description: string,
): Promise<Result<Workspace>> {
  return sendChanges(changeOf(workspaceId, { description: description.trim() }));
}

/** Changes settings of a workspace; they are in force at once. */
export function changeSettings(
  workspaceId: string,
  changes: WorkspaceChanges,
): Promise<Result<Workspace>> {
  const stored = queryClient.getQueryData(workspacesQuery.queryKey) ?? noWorkspaces;
  const shown = withPending(stored).find(({ id }) => id === workspaceId);
  // Sent whole, though one changes a part of each: the parts of two people are both kept.
  const before =
    shown && listsBefore(['modulesOff', 'hiddenStages', 'stageLabels'], { changes, shown });
  const { input, ...rest } = changeOf(workspaceId, changes);
  return sendChanges({ ...rest, input: { ...input, body: { ...changes, before } } });
}

function changeOf<T extends { name: string } | WorkspaceChanges>(workspaceId: string, body: T) {
  return {
    scopeId: workspaceId,
    input: { params: { workspaceId }, body },
    effects: [{ collection: 'workspaces', do: 'patch' as const, id: workspaceId, patch: body }],
  };
}

function takeWorkspace(changed: Workspace): void {
  queryClient.setQueryData(workspacesQuery.queryKey, (before) =>
    before?.map((one) => (one.id === changed.id ? changed : one)),
  );
}

// The feed may say it sooner than the answer: who leaves need not be told.
const beingLeft = new Set<string>();

/** Takes a workspace off the list once that is done which ends the membership, and goes to another. */
export async function leaving(workspaceId: string, work: () => Promise<unknown>): Promise<void> {
  beingLeft.add(workspaceId);
  try {
    await work();
    lose([workspaceId]);
  } finally {
    beingLeft.delete(workspaceId);
  }
}

/** Takes workspaces off the list, goes elsewhere and forgets what was stored of them. */
function lose(ids: readonly string[]): void {
  const { queryKey } = workspacesQuery;
  const left = queryClient.getQueryData(queryKey)?.filter(({ id }) => !ids.includes(id));
  if (left) leaveAllBut(left);
  if (left) queryClient.setQueryData(queryKey, left);
  reload();
}

function leaveAllBut(left: readonly Workspace[]): void {
  const before = queryClient.getQueryData(workspacesQuery.queryKey) ?? [];
  const gone = before.filter(({ id }) => !left.some((one) => one.id === id));
  const { userId, workspaceId } = getScope();
  if (userId && gone.some(({ id }) => id === workspaceId)) chooseWorkspace(userId, left);
  for (const { id, name } of gone) {
    forgetScope(id);
    if (!beingLeft.has(id)) lost.tell({ name, wasOnScreen: id === workspaceId });
  }
}

function take(id: string, changes: { role: Role } | WorkspaceChanges): void {
  queryClient.setQueryData(workspacesQuery.queryKey, (before) =>
    before?.map((one) => (one.id === id ? { ...one, ...changes } : one)),
  );
}

// Where money was seen when it was last looked at, by the id of the workspace.
const whereSeen = new Map<string, boolean>();

// A role or the setting may have changed while nobody was looking: the rows that were read then are
// of another kind.
function followMoney(): void {
  const workspaces = queryClient.getQueryData(workspacesQuery.queryKey) ?? noWorkspaces;
  setSeesMoney(workspaces.every((one) => one.id !== getScope().workspaceId || seesMoney(one)));
  for (const one of workspaces) {
    const before = whereSeen.get(one.id);
    whereSeen.set(one.id, seesMoney(one));
    if (before === undefined || before === seesMoney(one)) continue;
    rereadScope(one.id);
    // Notifications of payments are the user's own.
    const { userId } = getScope();
    void queryClient.resetQueries({ queryKey: ['notifications', userId] });
  }
}
queryClient.getQueryCache().subscribe(({ query, type }) => {
  if (type === 'updated' && query.queryKey[0] === 'workspaces') followMoney();
});
onScopeChange(followMoney);

/** Takes an invitation that was answered off the list. */
export function dropReceivedInvitation(id: string): void {
  queryClient.setQueryData(receivedInvitationsQuery.queryKey, (before) =>
    before?.filter((one) => one.id !== id),
  );
}

const reload = () => void queryClient.invalidateQueries(workspacesQuery);
onChange('members', reload);
onChangesMissed(reload);
onOutside(reload);
// The own memberships, in the own stream: the id is the workspace's.
onChange('memberships', (changes) => {
  lose(changes.filter(({ row }) => row === null).map(({ id }) => id));
  // The server writes nothing else into these rows (members/service.ts).
  for (const { id, row } of changes) if (row) take(id, row as { role: Role });
});
onChange('workspaces', (changes) => {
  // What was changed, in the shape in which it was asked for.
  for (const { id, row } of changes) if (row) take(id, row as WorkspaceChanges);
  lose(changes.filter(({ row }) => row === null).map(({ id }) => id));
});

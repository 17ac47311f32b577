import { isSecretPage, takeWorkspaceOff } from '#shared/places.ts';
import { onUnkeptChange, unkeptCount } from '#client/sync/kept/journal.ts';
import { whenCalm } from '#client/later/later.tsx';
import { onWriteFailed } from '#client/sync/operations.ts';
import { keepReadingAhead } from '#client/sync/reading/read-ahead.ts';
import { onLoadFailed, queryClient } from '#client/sync/query-client.ts';
import {
  applyUpdate,
  onUpdateReady,
  registerServiceWorker,
} from '#client/sync/live/service-worker.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { openSession } from '#domains/people/auth/data.ts';
import type { Profile } from '#domains/people/auth/schema.ts';
import { categories } from '#domains/tasks/categories/data.ts';
import { tasks } from '#domains/tasks/data.ts';
import { starredDays } from '#domains/tasks/starred-days/data.ts';
import { router } from '#app/router.tsx';
import {
  chooseWorkspace,
  onWorkspaceLost,
  workspacesQuery,
} from '#domains/people/workspaces/data.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { leaveRecord } from '#domains/people/workspaces/switcher/leave-record.ts';
import { askForWorkspace, isAskedElsewhere } from '#domains/people/workspaces/asked/data.ts';
import { prepareShell } from '#app/shell/pages/guard.tsx';
import { tellFailure } from '#app/shell/pages/tell-failure.ts';

/** To draw the frame takes a quarter of a second, which lists of thousands that come then would wait for. */
const longestWaitMs = 700;
const untilDismissed = 0;

/**
 * Puts on screen what this browser remembers of the user, before the first render. Who is unknown
 * here, or remembered without a session, waits on screen for the server's answer.
 */
export async function start(): Promise<void> {
  // Whoever looks by a link has no account and need not be known.
  if (isSecretPage(location.pathname)) return;
  followWorkspace();
  onWriteFailed(tellFailure);
  onLoadFailed(tellFailure);
  onWorkspaceLost(({ name, wasOnScreen }) => {
    if (wasOnScreen) void leaveRecord(router);
    toast.plain(`You no longer have access to ${name}`);
  });
  onUpdateReady(() => {
    const action = { label: 'Reload', onPress: applyUpdate };
    toast.plain('A new version is ready', { action, durationMs: untilDismissed });
  });
  onUnkeptChange(guardLeaving);
  // It fetches every file of the app, which what is waited for must not share the line with.
  whenCalm(() => void registerServiceWorker());
  whenCalm(() => void import('#app/records.ts').then(keepReadingAhead, () => undefined));
  // The guard shows what came of it.
  const opened = openSession(fetchFirst).catch(() => undefined);
  // The code of the page comes while its data do, not after them. Strangers only sign in.
  const prepared = isEntrance() ? undefined : Promise.all([prepareShell(), router.load()]);
  const ready = Promise.all([opened, prepared]).catch(() => undefined);
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
}

// Once followed it leaves the address: who then goes to another workspace and reloads means that one.
function followWorkspace(): void {
  const named = takeWorkspaceOff(location.href);
  if (!named) return;
  askForWorkspace(named.workspaceId);
  router.history.replace(named.path);
}

// Only while it is needed: a page that listens for its end is not kept for the way back.
function guardLeaving(): void {
  if (unkeptCount() > 0) window.addEventListener('beforeunload', askToStay);
  else window.removeEventListener('beforeunload', askToStay);
}

/** What this page alone holds would be gone with it. The browser asks in its own words. */
function askToStay(event: Event): void {
  event.preventDefault();
}

const entrances = ['/auth', '/login', '/register'];
const isEntrance = () => entrances.includes(location.pathname);

/**
 * What every page needs is asked for at once, not by one part of the page after the other; waits for
 * what has never been here, as a page drawn without it is drawn again a moment later.
 */
async function fetchFirst(user: Profile | null): Promise<void> {
  if (!user) return;
  const choose = (workspaces: readonly Workspace[]) => void chooseWorkspace(user.id, workspaces);
  const known = queryClient.getQueryData(workspacesQuery.queryKey);
  // Whoever had none when they left may have been invited since, and a link may lead into a new one.
  const chosen =
    known?.length && !isAskedElsewhere(known)
      ? choose(known)
      : queryClient.fetchQuery({ ...workspacesQuery, staleTime: 0 }).then(choose, () => undefined);
  const lists = [tasks, categories, starredDays].map(async ({ name }) => {
    const queryKey = [name, user.id];
    const isHere = queryClient.getQueryData(queryKey) !== undefined;
    const read = queryClient.prefetchQuery({ queryKey });
    if (!isHere) await read;
  });
  await Promise.all([chosen, ...lists]);
}

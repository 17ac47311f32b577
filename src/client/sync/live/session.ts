import { ApiError, onSignedOut } from '#client/sync/api.ts';
import { startFeed, stopFeed } from './live.ts';
import { restore, wipe } from '#client/sync/kept/persistence.ts';
import { queryClient } from '#client/sync/query-client.ts';
import { remember } from '#client/sync/kept/remembered.ts';
import { forgetEarly } from '#client/sync/reading/asked-early.ts';
import { signal } from './signal.ts';
import { hasSignedOut, isLeaving, setEnding } from './signed-out.ts';
import { openStore, rememberedUserId, storeUserId, userKey } from '#client/sync/kept/store.ts';
import { onTabMessage, tellTabs } from './tabs.ts';

/** How somebody leaves: `keepUnsent` if the session ended without them. */
interface Leaving {
  keepUnsent: boolean;
}
const began = signal<Leaving>();
/**
 * Called when the user is about to be forgotten here: whoever still asks would be told of no session.
 * What a page writes as it goes is written before the listener returns, or it is lost.
 */
export const onLeaving = began.listen;
const left = signal<Leaving>();
/** Called once everything of the user has been forgotten here: show the sign-in page. */
export const onLeft = left.listen;
let leaving: Promise<void> | undefined;
let isCutOff = false;
let hasEnded = false;
let follow: () => void = () => undefined;

/**
 * Makes room for a user: forgets any other, shows what their database holds and follows what
 * changes. `onRefused` is to find out whether the session has ended.
 */
export async function enter(userId: string, onRefused: () => void): Promise<void> {
  await leaving;
  forgetEarly();
  const before = rememberedUserId();
  if (before !== null && before !== userId) await wipe();
  remember(userKey, userId);
  hasEnded = false;
  await restore(userId);
  tellTabs('entered', { userId });
  follow = () => startFeed({ userId, onRefused });
  follow();
}

/** Forgets whom this browser still remembers: they have signed out, and their page was closed too soon. */
export async function forgetRemembered(): Promise<void> {
  const userId = rememberedUserId();
  if (!userId) return;
  openStore(userId);
  await wipe();
}

/** The session has ended without its user: they are forgotten in all tabs, except what was never sent. */
export async function leaveExpired(): Promise<void> {
  if (!isLeaving()) await leave({ keepUnsent: true });
}

async function leave(options: Leaving): Promise<void> {
  tellTabs('signedOut', options);
  await forget(options);
}

/**
 * Ends the session by `work`, and then leaves. Nothing asks the server meanwhile: it would be told
 * that nobody is signed in. If `work` fails everything goes on.
 */
export async function leaveAfter(work: () => Promise<void>): Promise<void> {
  setEnding(true);
  try {
    stopFeed();
    await queryClient.cancelQueries();
    await work();
    await leave({ keepUnsent: false });
    setEnding(false);
  } catch (error) {
    setEnding(false);
    if (error instanceof ApiError && error.status === 401) await leaveExpired();
    else follow();
    throw error;
  }
}

/** Whether the last session of this page has ended without its user: to be signed out is news then. */
export const endedUnasked = (): boolean => hasEnded;

/** Whether what goes from the screen does so because the session has ended without its user. */
export const goesUnasked = (): boolean => isCutOff;

function forget(options: Leaving): Promise<void> {
  if (leaving) return leaving;
  stopFeed();
  isCutOff = options.keepUnsent;
  hasEnded = options.keepUnsent;
  began.tell(options);
  isCutOff = false;
  leaving = wipe(options)
    .then(() => left.tell(options))
    .finally(() => {
      leaving = undefined;
    });
  return leaving;
}

onTabMessage('signedOut', (options) => void forget(options));
onTabMessage('entered', ({ userId }) => {
  const current = storeUserId();
  if (current !== null && current !== userId) void forget({ keepUnsent: false });
});
// Whoever signs out leaves nothing here, also when an answer on its way says so first.
onSignedOut(() => void (hasSignedOut() ? leave({ keepUnsent: false }) : leaveExpired()));

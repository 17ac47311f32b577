import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { askForSessionWith, call } from '#client/sync/api.ts';
import { onChange } from '#client/sync/live/changes.ts';
import { localTimeZone, today, useToday } from '#client/words/dates.ts';
import type { DayFormats } from '#client/words/format-dates.ts';
import { isOnline, onOnlineChange } from '#client/sync/live/online.ts';
import { defineOperation } from '#client/sync/operations.ts';
import { overlay } from '#client/sync/overlay.ts';
import { effectsOn, onPendingChange } from '#client/sync/pending.ts';
import { queryClient } from '#client/sync/query-client.ts';
import type { Result } from '#client/sync/sending.ts';
import { rememberedUserId, storeUserId } from '#client/sync/kept/store.ts';
import {
  enter,
  forgetRemembered,
  leaveAfter,
  leaveExpired,
  onLeft,
} from '#client/sync/live/session.ts';
import {
  hasSignedOut,
  isLeaving,
  markSignedOut,
  unmarkSignedOut,
} from '#client/sync/live/signed-out.ts';
import { onTabMessage } from '#client/sync/live/tabs.ts';
import type { Operation } from '#shared/contract.ts';
import { authContract } from './contract.ts';
import type { Preferences, Profile } from './schema.ts';
import { listsBefore } from '#shared/merging/switches.ts';

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    // Known without asking, and so also offline.
    if (hasSignedOut()) return { user: null };
    const session = await call(authContract.session, { query: {} }, { signal });
    // The session ended elsewhere: what this browser still holds belongs to nobody here.
    if (!session.user && rememberedUserId()) void leaveExpired();
    return session;
  },
});

/** Who is here, for a page outside of those that only signed-in people see. */
export function useSession() {
  // All that was known is forgotten then, also who is here: the next render asks anew.
  const [, setLeavings] = useState(0);
  useEffect(() => onLeft(() => setLeavings((before) => before + 1)), []);
  return useQuery(sessionQuery);
}

/**
 * Starts from what this browser remembers, so that the app opens at once and offline. `onKnown` is
 * told who is signed in, and waited for; not so the database of somebody new here: opening it takes a
 * while the first time, and nothing of theirs lies in it but what an ended session left unsent.
 */
export async function openSession(onKnown: (user: Profile | null) => Promise<void>): Promise<void> {
  if (hasSignedOut()) {
    await forgetRemembered();
    void endSession();
  }
  const userId = rememberedUserId();
  if (userId) await enter(userId, checkSession);
  const { user } = await queryClient.ensureQueryData({ ...sessionQuery, revalidateIfStale: true });
  const known = onKnown(user);
  const entered = user && user.id !== userId && signedIn(user);
  // Of somebody else everything is forgotten first.
  if (userId) await entered;
  await known;
}

/** Who is signed in, with changed preferences already in force; null if nobody. */
export function useUser(): Profile | null {
  const { data } = useQuery(sessionQuery);
  const user = data?.user ?? null;
  const effects = useSyncExternalStore(onPendingChange, () => effectsOn('profile', user?.id ?? ''));
  return useMemo(() => user && laidOver(user, effects), [user, effects]);
}

// A profile has no version: it is not a row, only laid over like one.
function laidOver(user: Profile, effects: ReturnType<typeof effectsOn>): Profile {
  const [shown] = overlay([{ ...user, version: 0 }], effects);
  return shown ?? user;
}

export type { DayFormats };

/** How days and times read for whoever is signed in, and the date there; re-renders at their midnight. */
export function useFormats(): DayFormats {
  const user = useUser();
  const timeZone = user?.timeZone ?? localTimeZone();
  return formatsOf(user, timeZone, useToday(timeZone));
}

/** The same outside React, as they are at this moment. */
export function userFormats(): DayFormats {
  const timeZone = userTimeZone();
  const user = queryClient.getQueryData(sessionQuery.queryKey)?.user ?? null;
  return formatsOf(user, timeZone, today(timeZone));
}

function formatsOf(user: Profile | null, timeZone: string, date: string): DayFormats {
  return {
    timeZone,
    today: date,
    weekStartsOn: user?.weekStartsOn ?? 0,
    dateFormat: user?.dateFormat ?? 'MDY',
    timeFormat: user?.timeFormat ?? '12',
  };
}

/** The user's zone, outside React; this machine's while nobody is known. */
export function userTimeZone(): string {
  return queryClient.getQueryData(sessionQuery.queryKey)?.user?.timeZone ?? localTimeZone();
}

/**
 * Forgets everything of the user in this browser at once, and ends the session as soon as the server
 * can be reached. Until then a mark keeps this browser from using it.
 */
export async function signOut(): Promise<void> {
  markSignedOut();
  await leaveAfter(async () => void endSession());
}

const againAfterMs = 30_000;
let ended: Promise<void> | undefined;

/** Waits for a sign-out on its way: its answer removes a cookie that whoever signs in next must not miss. */
export async function sessionEnded(): Promise<void> {
  await ended;
}

function endSession(): Promise<void> {
  ended ??= call(authContract.signOut, { body: {} }, { keepalive: true })
    .then(unmarkSignedOut)
    .catch(() => void setTimeout(endSignedOut, againAfterMs))
    .finally(() => (ended = undefined));
  return ended;
}

function endSignedOut(): void {
  if (hasSignedOut() && isOnline()) void endSession();
}

/** What gives the session another token, on its way: what is refused meanwhile waits for it. */
let renewal: { by: Operation; done: Promise<unknown> } | undefined;

/** Waits for what gives the session another token, as a changed password; throws what the server refused. */
export async function renewing(by: Operation, work: Promise<unknown>): Promise<void> {
  renewal = { by, done: work.catch(() => undefined) };
  await work;
}

askForSessionWith(async (refused) => {
  if (isLeaving()) return false;
  if (refused !== renewal?.by) await renewal?.done;
  const { user } = await call(authContract.session, { query: {} });
  return user !== null && user.id === rememberedUserId();
});

// What is sent whole, though one switches one thing in it: those of two devices are both kept.
const switchedPreferences = [
  'notificationsOff',
  'notificationsMail',
  'digestWeekdays',
  'dashboardHidden',
] as const;

const sendPreferences = defineOperation({
  name: 'profile.update',
  operation: authContract.updatePreferences,
  failedText: 'An error occurred',
  reply: (user) => queryClient.setQueryData(sessionQuery.queryKey, { user }),
});

/** Changes settings at once; a refusal takes them back. */
export async function updatePreferences(changes: Partial<Preferences>): Promise<Result<Profile>> {
  const user = queryClient.getQueryData(sessionQuery.queryKey)?.user;
  if (!user) return { ok: false, error: new Error('No user logged in') };
  const { id } = user;
  const shown = laidOver(user, effectsOn('profile', id));
  const before = listsBefore(switchedPreferences, { changes, shown });
  const effects = [{ collection: 'profile', do: 'patch' as const, id, patch: changes }];
  return sendPreferences({ scopeId: id, input: { body: { ...changes, before } }, effects });
}

/** Goes on as whoever has just signed in. */
export async function signedIn(user: Profile): Promise<Profile> {
  unmarkSignedOut();
  await enter(user.id, checkSession);
  queryClient.setQueryData(sessionQuery.queryKey, { user });
  return user;
}

let joining: Promise<unknown> | undefined;

/** Goes on as whoever has signed in in another tab, where nobody is signed in: they share the cookie. */
async function join(): Promise<void> {
  const { user } = await call(authContract.session, { query: {} });
  if (user && isNobodyHere()) await signedIn(user);
}

function isNobodyHere(): boolean {
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  return session?.user === null && storeUserId() === null;
}

onTabMessage('entered', () => {
  if (!isNobodyHere()) return;
  joining ??= join()
    .catch(() => undefined)
    .finally(() => (joining = undefined));
});

function checkSession(): void {
  queryClient.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false }).catch(() => undefined);
}

onOnlineChange(endSignedOut);
// Settings changed on another device.
onChange('users', () => void queryClient.invalidateQueries(sessionQuery));
// A session has ended: if it is this one, what is on screen belongs to nobody here any more.
onChange('sessions', (changes) => {
  if (changes.some(({ row }) => row === null)) checkSession();
});

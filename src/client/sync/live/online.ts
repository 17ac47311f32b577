import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { signal } from './signal.ts';

const firstProbeMs = 2_000;
const lastProbeMs = 30_000;

// A browser without network says so; a server that is away has to be noticed. Both mean the same
// to whoever waits: writes pause and are sent once an answer comes.
let plugged = typeof navigator === 'undefined' || navigator.onLine !== false;
let answering = true;
let probes = 0;
let probe: ReturnType<typeof setTimeout> | undefined;
const changed = signal();

/** Whether the server can be reached, as far as is known. */
export function isOnline(): boolean {
  return plugged && answering;
}

export const onOnlineChange = changed.listen;

/** Whether the server can be reached; re-renders when that changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(changed.listen, isOnline, () => true);
}

/** The server answered, whatever it said. */
export function heardFromServer(): void {
  probes = 0;
  clearTimeout(probe);
  if (isOnline()) return;
  answering = true;
  plugged = true;
  onlineManager.setOnline(true);
  changed.tell();
}

/**
 * Several attempts in a row got no answer: writes pause, and are tried again after a growing wait
 * (the first waiting write is the probe), so that a server away for minutes loses no edit.
 */
export function lostServer(): void {
  const wait = Math.min(firstProbeMs * 2 ** probes, lastProbeMs);
  clearTimeout(probe);
  probe = setTimeout(() => onlineManager.setOnline(plugged), wait * (0.75 + Math.random() / 2));
  probes += 1;
  answering = false;
  onlineManager.setOnline(false);
  changed.tell();
}

function plug(online: boolean): void {
  plugged = online;
  answering = true;
  probes = 0;
  clearTimeout(probe);
  onlineManager.setOnline(online);
  changed.tell();
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => plug(true));
  window.addEventListener('offline', () => plug(false));
  // The library starts from "online" and would listen by itself, and so undo `lostServer`.
  onlineManager.setEventListener(() => undefined);
  onlineManager.setOnline(plugged);
}

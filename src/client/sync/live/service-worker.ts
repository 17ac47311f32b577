import { signal } from './signal.ts';

const lookForUpdateMs = 60 * 60_000;

const updateReady = signal();
/** Called when a new version of the app waits for a reload. */
export const onUpdateReady = updateReady.listen;
let registration: ServiceWorkerRegistration | undefined;

/** Lets the app open offline; does nothing in development and where browsers have no such worker. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    // Refused by the browser's settings: the app works, it only needs the network to open.
    return;
  }
  watch(registration);
  setInterval(() => void registration?.update().catch(() => undefined), lookForUpdateMs);
}

/** Reloads into the version that waits. */
export function applyUpdate(): void {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage('take-over');
}

let looking: Promise<boolean> | undefined;

/**
 * Whether the server has given up the files that this page is made of, as after a deployment;
 * tells of the new version then. For browsers that keep no copy of the app: the others have theirs.
 */
export function lookForUpdate(): Promise<boolean> {
  looking ??= isReplaced().then((isSo) => {
    if (isSo) updateReady.tell();
    // Once told it stays so.
    else looking = undefined;
    return isSo;
  });
  return looking;
}

async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>(
    'script[type="module"][src]:not([async])',
  );
  if (!entry) return false;
  try {
    const { status } = await fetch(entry.src, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    return false;
  }
}

function watch({ waiting }: ServiceWorkerRegistration): void {
  if (waiting && navigator.serviceWorker.controller) updateReady.tell();
  registration?.addEventListener('updatefound', () => {
    const { installing } = registration ?? {};
    installing?.addEventListener('statechange', () => {
      // Without a controller this is the first version, not a new one.
      if (installing.state === 'installed' && navigator.serviceWorker.controller)
        updateReady.tell();
    });
  });
}

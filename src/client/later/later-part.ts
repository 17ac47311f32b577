import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { isOnline } from '#client/sync/live/online.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';

const tryAgainMs = 1_000;
let isTold = false;

/**
 * A component whose code is fetched when it is first rendered, such as what opens over a page.
 * While the server cannot be reached it waits, and says so once; the page that it was asked for on
 * stays. Else it throws what went wrong: the app is to be loaded anew, as after a deployment.
 */
export function laterPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await reached(load) }));
}

async function reached<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isOnline()) throw error;
      if (!isTold) toast.warn('Not on this device yet. It opens when you are back online.');
      isTold = true;
      await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
    }
  }
}

import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { fetchAgain } from './fetch-again.ts';
import { isOnline } from '#client/sync/live/online.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';

const firstWaitMs = 200;
const tryAgainMs = 1_000;
let isTold = false;

/**
 * A component whose code is fetched when it is first rendered, such as what opens over a page. While
 * the server cannot be reached it waits, and says so once; the page that it was asked for on stays.
 * Else it throws what went wrong: the app is to be loaded anew, as after a deployment.
 */
export function laterPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await reached(load) }));
}

async function reached<Part>(load: () => Promise<Part>): Promise<Part> {
  let fetch = load;
  for (let isFirst = true; ; isFirst = false) {
    try {
      const part = await fetch();
      isTold = false;
      return part;
    } catch (error) {
      // A network that has just gone is known by what fails first.
      if (isReachable() && !isFirst) throw error;
      await new Promise((resolve) => setTimeout(resolve, isFirst ? firstWaitMs : tryAgainMs));
      if (!isReachable() && !isTold) {
        toast.warn('Not on this device yet. It opens when you are back online.');
        isTold = true;
      }
      fetch = () => fetchAgain(load);
    }
  }
}

// An answer that was on its way when the network went says that the server can be reached.
const isReachable = () => navigator.onLine && isOnline();

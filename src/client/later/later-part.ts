import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { reached } from './reached.ts';

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

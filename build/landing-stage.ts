import type { Plugin } from 'vite';

const STILL = 'dayslate:still-react';

/**
 * Stores of the app know only browsers and have no value for a server. While the page is drawn nothing
 * changes, so what they hold is what is drawn.
 */
export function stillStores(): Plugin {
  return {
    name: 'dayslate:still-stores',
    enforce: 'pre',
    transform: (code) =>
      code.includes('useSyncExternalStore')
        ? code.replace("from 'react';", `from '${STILL}';`)
        : null,
    resolveId: (source) => (source === STILL ? `\0${STILL}` : undefined),
    load: (id) =>
      id === `\0${STILL}`
        ? `import { useSyncExternalStore as use } from "react";
           export * from "react";
           export const useSyncExternalStore = (subscribe, read, readStill = read) =>
             use(subscribe, read, readStill);`
        : undefined,
  };
}

/** Runs something while the clock stands still; what it awaits runs by the usual one. */
export function atMoment<T>(moment: string, run: () => T): T {
  const Usual = Date;
  const now = Usual.parse(moment);
  globalThis.Date = class extends Usual {
    constructor(...args: [] | [string | number]) {
      if (args.length === 0) super(now);
      else super(...args);
    }
    static override now() {
      return now;
    }
    // It is called by `new` alone: the call without it, which gives a text, is not there.
  } as DateConstructor;
  try {
    return run();
  } finally {
    globalThis.Date = Usual;
  }
}

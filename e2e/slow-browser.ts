import type { Browser, BrowserContext } from '@playwright/test';

// `SLOW=frames npm run journeys`: the journeys on a machine that is slow in one way. What is red
// now and then on some machine is mostly red on one of these.
const ways: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  /** What closes is seen to fade for long. */
  fading: (context) =>
    context.addInitScript(() => {
      // A <style> element is against the Content-Security-Policy.
      const style = new CSSStyleSheet();
      style.replaceSync(
        '[data-closed], [data-ending-style] { transition-duration: 1.5s !important }',
      );
      document.adoptedStyleSheets = [style];
    }),
  /** A frame is painted ten times a second at best. */
  frames: (context) =>
    context.addInitScript(() => {
      const inFrame = window.requestAnimationFrame.bind(window);
      const cancel = window.cancelAnimationFrame.bind(window);
      const waiting = new Map<number, number>();
      window.requestAnimationFrame = (callback) => {
        const timer = Number(setTimeout(() => waiting.set(timer, inFrame(callback)), 100));
        return timer;
      };
      window.cancelAnimationFrame = (timer) => {
        clearTimeout(timer);
        cancel(waiting.get(timer) ?? 0);
      };
    }),
  /** Answers of the server come late, and not in the order in which they were asked for. */
  answers: (context) =>
    context.addInitScript(() => {
      const ask = window.fetch.bind(window);
      window.fetch = async (...request) => {
        const answer = await ask(...request);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 1_200));
        return answer;
      };
    }),
  /** The code of the app comes file by file. */
  code: (context) =>
    context.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 800));
      // A page that was left meanwhile needs it no more.
      await route.continue().catch(() => undefined);
    }),
  /** Other work takes most of the time. */
  work: (context) =>
    context.addInitScript(() => {
      // The real time: a journey may bring a clock of its own.
      const now = performance.now.bind(performance);
      setInterval(() => {
        const until = now() + Math.random() * 250;
        while (now() < until);
      }, 150);
    }),
};

/** Makes the pages of a browser slow in the way that SLOW names; `hands` are the person's own. */
export function slowDown(browser: Browser): Browser {
  const { SLOW } = process.env;
  if (!SLOW || SLOW === 'hands') return browser;
  const way = ways[SLOW];
  if (!way) throw new Error(`SLOW is one of: hands, ${Object.keys(ways).join(', ')}`);
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await way(context);
    return context;
  };
  return browser;
}

/** How long whoever uses the app waits before each step. */
export const betweenStepsMs = process.env.SLOW === 'hands' ? 300 : 0;

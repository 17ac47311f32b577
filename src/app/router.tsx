import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { historyOfLayers } from '#client/ui/overlays/use-back-closes.ts';
import { hasPlace } from './page-place.ts';
import { ErrorPage } from '#app/shell/pages/error-page.tsx';
import { PagePending } from '#app/shell/pages/page-pending.tsx';
import { aroundPages } from '#app/pages/around.tsx';
import { businessPages } from '#app/pages/business.tsx';
import { daysPages } from '#app/pages/days.tsx';
import { tellKnownWords } from '#app/pages/known-words.ts';
import { makingPages } from '#app/pages/making.tsx';
import { moneyPages, spendingPages } from '#app/pages/money.tsx';
import { leisurePages } from '#app/pages/leisure.tsx';
import { guarded, root } from '#app/pages/roots.tsx';
import { shootsPages } from '#app/pages/shoots.tsx';
import { strangersPages } from '#app/pages/strangers.tsx';

/** The pages in the frame; those that have a place in the sidebar stand there in this order. */
export const pages = [
  ...daysPages,
  ...makingPages,
  ...moneyPages,
  ...businessPages,
  ...spendingPages,
  ...shootsPages,
  ...leisurePages,
  ...aroundPages,
] as const;

tellKnownWords([...strangersPages, ...pages]);

/** All pages of the app. */
export const router = createRouter({
  routeTree: root.addChildren([...strangersPages, guarded.addChildren(pages)]),
  // The sidebar of the landing page's picture is drawn where there is no window.
  history: typeof window === 'undefined' ? createMemoryHistory() : historyOfLayers(),
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
  defaultPendingComponent: PagePending,
  defaultPendingMs: 300,
  // What is there is shown: no page waits for its stand-in.
  defaultPendingMinMs: 0,
  // The page scrolls within the shell, not the window.
  scrollToTopSelectors: ['#main'],
  scrollRestoration: hasPlace,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** When the line of a page was asked for: another moment, another time. */
    askedAt?: number;
  }
}

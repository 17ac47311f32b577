import { createRouter } from '@tanstack/react-router';
import { historyOfLayers } from '#client/ui/overlays/use-back-closes.ts';
import { hasPlace } from './page-place.ts';
import { ErrorPage } from '#app/shell/pages/error-page.tsx';
import { PagePending } from '#app/shell/pages/page-pending.tsx';
import { pages } from '#app/pages/framed.ts';
import { guarded, root } from '#app/pages/roots.tsx';
import { strangersPages } from '#app/pages/strangers.tsx';

/** All pages of the app. */
export const router = createRouter({
  routeTree: root.addChildren([...strangersPages, guarded.addChildren(pages)]),
  history: historyOfLayers(),
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

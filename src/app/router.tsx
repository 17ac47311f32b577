import { createRouter } from '@tanstack/react-router';
import { historyOfLayers } from '#client/ui/overlays/use-back-closes.ts';
import { hasPlace } from './page-place.ts';
import { ErrorPage } from '#app/shell/pages/error-page.tsx';
import { PagePending } from '#app/shell/pages/page-pending.tsx';
import { guarded, root } from '#app/pages/roots.tsx';
import { acceptInvitation, auth, home, login, register, review } from '#app/pages/strangers.tsx';
import {
  allTasks,
  calendar,
  dashboard,
  day,
  overdue,
  routine,
  today,
  tomorrow,
} from '#app/pages/days.tsx';
import {
  analytics,
  content,
  contentCalendar,
  contentIdeas,
  contentItem,
  contentPillars,
  contentPipeline,
  inspirations,
  postNumbers,
} from '#app/pages/making.tsx';
import {
  affiliateLinks,
  brandCampaigns,
  brands,
  campaign,
  campaignsById,
  contentBrands,
  contentCampaigns,
} from '#app/pages/business.tsx';
import { notifications, settings, share, trash } from '#app/pages/around.tsx';

/** All pages of the app, in the order of the spec. */
export const router = createRouter({
  routeTree: root.addChildren([
    home,
    auth,
    login,
    register,
    acceptInvitation,
    review,
    contentCampaigns,
    campaignsById,
    guarded.addChildren([
      dashboard,
      today,
      tomorrow,
      allTasks,
      routine,
      overdue,
      calendar,
      day,
      content,
      contentIdeas,
      contentPillars,
      contentPipeline,
      inspirations,
      contentCalendar,
      analytics,
      postNumbers,
      brandCampaigns,
      campaign,
      contentBrands,
      affiliateLinks,
      brands,
      settings,
      notifications,
      trash,
      share,
      contentItem,
    ]),
  ]),
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

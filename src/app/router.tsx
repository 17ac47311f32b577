import { readTalkSearch } from '#domains/business/campaigns/page/talk-search.ts';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import { readNumbersSearch } from '#views/content/numbers/numbers-search.ts';
import { readIdeaSearch } from '#views/content/ideas/idea-search.ts';
import { readPillarSearch } from '#views/pillars/pillar-search.ts';
import { readPipelineSearch } from '#views/content/pipeline/pipeline-search.ts';
import { readLinkSearch } from '#domains/business/affiliate-links/list/link-search.ts';
import { readDealSearch } from '#domains/business/campaigns/page/deal-address.ts';
import { readBrandSearch, readMoneySearch } from '#views/brands/list/brand-search.ts';
import { readInspirationSearch } from '#domains/making/inspirations/board/inspiration-search.ts';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { readTaskSearch } from '#domains/tasks/list/task-search.ts';
import { isDate } from '#client/words/dates.ts';
import { historyOfLayers } from '#client/ui/overlays/use-back-closes.ts';
import { readAnalyticsSearch } from '#views/analytics/analytics-search.ts';
import { calendarSearch } from '#views/calendar/calendar-search.ts';
import { postsSearch } from '#views/content-calendar/posts-search.ts';
import { clampDays } from '#views/dashboard/week.ts';
import { hasPlace } from './page-place.ts';
import { readShareSearch } from '#views/share/share-search.ts';
import { talkHash } from '#shared/places.ts';
import { ErrorPage } from '#app/shell/pages/error-page.tsx';
import { Guard } from '#app/shell/pages/guard.tsx';
import { PagePending } from '#app/shell/pages/page-pending.tsx';
import { Root } from '#app/shell/root.tsx';

interface AuthSearch {
  returnTo?: string;
  reset?: string;
  confirm?: string;
}
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const authSearch = (search: Record<string, unknown>): AuthSearch => ({
  returnTo: text(search['returnTo']),
  reset: text(search['reset']),
  confirm: text(search['confirm']),
});

interface DashboardSearch {
  days?: number;
}
const dashboardSearch = ({ days }: Record<string, unknown>): DashboardSearch =>
  days === undefined ? {} : { days: clampDays(days) };

interface SettingsSearch {
  tab?: 'personal' | 'workspace' | undefined;
  /** Of the workspace's; its general ones without it. */
  section?: 'members' | undefined;
}
// A tab that nobody knows is none: the page then shows its first. Left out, the word would stay.
const settingsSearch = ({ tab, section }: Record<string, unknown>): SettingsSearch => ({
  tab: tab === 'personal' || tab === 'workspace' ? tab : undefined,
  section: section === 'members' ? section : undefined,
});

const notFoundPage = lazyRouteComponent(
  () => import('#app/shell/pages/not-found-page.tsx'),
  'NotFoundPage',
);
const root = createRootRoute({ component: Root, notFoundComponent: notFoundPage });

/** The server shows strangers the landing page; whoever gets here is using the app. */
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => redirect({ to: '/dashboard', throw: true }),
});

const authPage = lazyRouteComponent(
  () => import('#domains/people/auth/entrance/auth-page.tsx'),
  'AuthPage',
);
const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  component: authPage,
  validateSearch: authSearch,
  staticData: { title: 'Sign In' },
});
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: authPage,
  validateSearch: authSearch,
  staticData: { title: 'Sign In' },
});
const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  component: authPage,
  validateSearch: authSearch,
  staticData: { title: 'Create Account' },
});

const acceptInvitation = createRoute({
  getParentRoute: () => root,
  path: '/accept-invitation',
  component: lazyRouteComponent(
    () => import('#domains/people/workspaces/invitations/accept-invitation-page.tsx'),
    'AcceptInvitationPage',
  ),
  validateSearch: (search: Record<string, unknown>): { token?: string; invitation?: string } => {
    const { token, invitation } = search;
    return {
      ...(typeof token === 'string' && token !== '' ? { token } : {}),
      ...(typeof invitation === 'string' && invitation !== '' ? { invitation } : {}),
    };
  },
  staticData: { title: 'Workspace Invitation' },
});

/** What a brand reviews by a link, without an account. */
const review = createRoute({
  getParentRoute: () => root,
  path: '/review/$token',
  component: lazyRouteComponent(
    () => import('#domains/business/campaigns/reviews/review-page.tsx'),
    'ReviewPage',
  ),
  staticData: { title: 'Review' },
});

const guarded = createRoute({ getParentRoute: () => root, id: 'guarded', component: Guard });
const dashboard = createRoute({
  getParentRoute: () => guarded,
  path: '/dashboard',
  component: lazyRouteComponent(
    () => import('#views/dashboard/dashboard-page.tsx'),
    'DashboardPage',
  ),
  validateSearch: dashboardSearch,
  staticData: { title: 'Dashboard' },
});
const today = createRoute({
  getParentRoute: () => guarded,
  path: '/today',
  component: lazyRouteComponent(() => import('#views/day/today-page.tsx'), 'TodayPage'),
  staticData: { title: 'Today' },
});
const tomorrow = createRoute({
  getParentRoute: () => guarded,
  path: '/tomorrow',
  component: lazyRouteComponent(() => import('#views/day/tomorrow-page.tsx'), 'TomorrowPage'),
  staticData: { title: 'Tomorrow' },
});
const allTasks = createRoute({
  getParentRoute: () => guarded,
  path: '/all-tasks',
  component: lazyRouteComponent(
    () => import('#domains/tasks/list/all-tasks-page.tsx'),
    'AllTasksPage',
  ),
  validateSearch: readTaskSearch,
  staticData: { title: 'All Tasks' },
});
const overdue = createRoute({
  getParentRoute: () => guarded,
  path: '/overdue',
  component: lazyRouteComponent(
    () => import('#domains/tasks/list/overdue-page.tsx'),
    'OverduePage',
  ),
  staticData: { title: 'Overdue' },
});
const content = createRoute({
  getParentRoute: () => guarded,
  path: '/content',
  component: lazyRouteComponent(() => import('#views/content/hub/content-page.tsx'), 'ContentPage'),
  staticData: { title: 'Content' },
});
const contentIdeas = createRoute({
  getParentRoute: () => guarded,
  path: '/content-ideas',
  component: lazyRouteComponent(
    () => import('#views/content/ideas/content-ideas-page.tsx'),
    'ContentIdeasPage',
  ),
  validateSearch: readIdeaSearch,
  staticData: { title: 'Content Ideas' },
});
const contentPillars = createRoute({
  getParentRoute: () => guarded,
  path: '/content-pillars',
  component: lazyRouteComponent(
    () => import('#views/pillars/content-pillars-page.tsx'),
    'ContentPillarsPage',
  ),
  validateSearch: readPillarSearch,
  staticData: { title: 'Content Pillars' },
});
const inspirations = createRoute({
  getParentRoute: () => guarded,
  path: '/inspirations',
  component: lazyRouteComponent(
    () => import('#domains/making/inspirations/board/inspirations-page.tsx'),
    'InspirationsPage',
  ),
  validateSearch: readInspirationSearch,
  staticData: { title: 'Inspirations' },
});
const brandCampaigns = createRoute({
  getParentRoute: () => guarded,
  path: '/brand-campaigns',
  component: lazyRouteComponent(
    () => import('#domains/business/campaigns/board/brand-campaigns-page.tsx'),
    'BrandCampaignsPage',
  ),
  validateSearch: readDealSearch,
  staticData: { title: 'Brand Campaigns' },
});
const analytics = createRoute({
  getParentRoute: () => guarded,
  path: '/analytics',
  component: lazyRouteComponent(
    () => import('#views/analytics/analytics-page.tsx'),
    'AnalyticsPage',
  ),
  validateSearch: readAnalyticsSearch,
  staticData: { title: 'Analytics' },
});
const postNumbers = createRoute({
  getParentRoute: () => guarded,
  path: '/analytics/numbers',
  component: lazyRouteComponent(
    () => import('#views/content/numbers/post-numbers-page.tsx'),
    'PostNumbersPage',
  ),
  validateSearch: readNumbersSearch,
  staticData: { title: 'Post Numbers' },
});
const contentPipeline = createRoute({
  getParentRoute: () => guarded,
  path: '/content-pipeline',
  component: lazyRouteComponent(
    () => import('#views/content/pipeline/content-pipeline-page.tsx'),
    'ContentPipelinePage',
  ),
  validateSearch: readPipelineSearch,
  staticData: { title: 'Content Pipeline' },
});
const contentBrands = createRoute({
  getParentRoute: () => guarded,
  path: '/content-brands',
  component: lazyRouteComponent(
    () => import('#views/brands/list/content-brands-page.tsx'),
    'ContentBrandsPage',
  ),
  validateSearch: readBrandSearch,
  staticData: { title: 'Content Brands' },
});
const brands = createRoute({
  getParentRoute: () => guarded,
  path: '/brands',
  component: lazyRouteComponent(() => import('#views/brands/list/brands-page.tsx'), 'BrandsPage'),
  validateSearch: readMoneySearch,
  staticData: { title: 'Brands' },
});
const affiliateLinks = createRoute({
  getParentRoute: () => guarded,
  path: '/affiliate-links',
  component: lazyRouteComponent(
    () => import('#domains/business/affiliate-links/list/affiliate-links-page.tsx'),
    'AffiliateLinksPage',
  ),
  validateSearch: readLinkSearch,
  staticData: { title: 'Affiliate Links' },
});
const campaign = createRoute({
  getParentRoute: () => guarded,
  path: '/campaign/$id',
  component: lazyRouteComponent(() => import('#views/campaign/campaign-page.tsx'), 'CampaignPage'),
  validateSearch: readTalkSearch,
  // What is typed on one deal is not to stand on the next.
  remountDeps: ({ params }) => params,
  staticData: { title: 'Campaign' },
});
/** The specification names a campaign by both. */
const campaignsById = createRoute({
  getParentRoute: () => root,
  path: '/campaigns/$id',
  beforeLoad: ({ params }) => redirect({ to: '/campaign/$id', params, throw: true }),
});
const contentCampaigns = createRoute({
  getParentRoute: () => root,
  path: '/content/campaigns',
  beforeLoad: () => redirect({ to: '/brand-campaigns', throw: true }),
});
const calendar = createRoute({
  getParentRoute: () => guarded,
  path: '/calendar',
  component: lazyRouteComponent(() => import('#views/calendar/calendar-page.tsx'), 'CalendarPage'),
  validateSearch: calendarSearch,
  staticData: { title: 'Calendar' },
});
const contentCalendar = createRoute({
  getParentRoute: () => guarded,
  path: '/content-calendar',
  component: lazyRouteComponent(
    () => import('#views/content-calendar/content-calendar-page.tsx'),
    'ContentCalendarPage',
  ),
  validateSearch: postsSearch,
  staticData: { title: 'Content Calendar' },
});
const day = createRoute({
  getParentRoute: () => guarded,
  path: '/day/$date',
  component: lazyRouteComponent(() => import('#views/day/day-page.tsx'), 'DayPage'),
  validateSearch: ({ task }: Record<string, unknown>): { task?: string } =>
    typeof task === 'string' ? { task } : {},
  beforeLoad({ params, search: { task } }) {
    if (!isDate(params.date)) throw notFound();
    if (!task) return;
    // A task by the address that reminders name.
    openTaskDialog({ taskId: task, plannedOn: params.date });
    redirect({ to: '/day/$date', params, replace: true, throw: true });
  },
  staticData: { title: 'Day' },
});
const settings = createRoute({
  getParentRoute: () => guarded,
  path: '/settings',
  component: lazyRouteComponent(() => import('#views/settings/settings-page.tsx'), 'SettingsPage'),
  validateSearch: settingsSearch,
  staticData: { title: 'Settings' },
});
const notifications = createRoute({
  getParentRoute: () => guarded,
  path: '/notifications',
  component: lazyRouteComponent(
    () => import('#domains/around/notifications/notifications-page.tsx'),
    'NotificationsPage',
  ),
  staticData: { title: 'Notifications' },
});
const trash = createRoute({
  getParentRoute: () => guarded,
  path: '/trash',
  component: lazyRouteComponent(() => import('#domains/around/trash/trash-page.tsx'), 'TrashPage'),
  staticData: { title: 'Trash' },
});
/** Where other apps and bookmarks bring what is to be saved. */
const share = createRoute({
  getParentRoute: () => guarded,
  path: '/share',
  component: lazyRouteComponent(() => import('#views/share/share-page.tsx'), 'SharePage'),
  validateSearch: readShareSearch,
  staticData: { title: 'Save' },
});
/** A piece of content by its address, as notifications and their mails name it. */
const contentItem = createRoute({
  getParentRoute: () => guarded,
  path: '/content/$contentItemId',
  validateSearch: (search: Record<string, unknown>): { post?: string } => ({
    post: text(search['post']),
  }),
  beforeLoad({ params, search, location: { hash } }) {
    openContentPanel({ ...params, postId: search.post, isTalkAsked: hash === talkHash });
    return redirect({ to: '/dashboard', throw: true });
  },
});
const routine = createRoute({
  getParentRoute: () => guarded,
  path: '/routine',
  component: lazyRouteComponent(
    () => import('#domains/routine/page/routine-page.tsx'),
    'RoutinePage',
  ),
  validateSearch: (search: Record<string, unknown>): { day?: string } => ({
    day: text(search['day']),
  }),
  staticData: { title: 'Routine' },
});

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

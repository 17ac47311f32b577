import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { root } from '#app/pages/roots.tsx';

interface AuthSearch {
  returnTo?: string;
  reset?: string;
  confirm?: string;
}
export const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const authSearch = (search: Record<string, unknown>): AuthSearch => ({
  returnTo: text(search['returnTo']),
  reset: text(search['reset']),
  confirm: text(search['confirm']),
});

const authPage = lazyRouteComponent(
  () => import('#domains/people/auth/entrance/auth-page.tsx'),
  'AuthPage',
);

/** The pages without the frame: of strangers, and ways to other pages. */
export const strangersPages = [
  /** The server shows strangers the landing page; whoever gets here is using the app. */
  createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => redirect({ to: '/dashboard', throw: true }),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/auth',
    component: authPage,
    validateSearch: authSearch,
    staticData: { title: 'Sign In' },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/login',
    component: authPage,
    validateSearch: authSearch,
    staticData: { title: 'Sign In' },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/register',
    component: authPage,
    validateSearch: authSearch,
    staticData: { title: 'Create Account' },
  }),
  createRoute({
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
  }),
  /** What a brand reviews by a link, without an account. */
  createRoute({
    getParentRoute: () => root,
    path: '/review/$token',
    component: lazyRouteComponent(
      () => import('#domains/business/campaigns/reviews/review-page.tsx'),
      'ReviewPage',
    ),
    staticData: { title: 'Review' },
  }),
  /** What whoever is on the set sees of a trip by a link, without an account. */
  createRoute({
    getParentRoute: () => root,
    path: '/call-sheet/$token',
    component: lazyRouteComponent(
      () => import('#domains/shoots/call-sheets/guests/shared-sheet-page.tsx'),
      'SharedSheetPage',
    ),
    staticData: { title: 'Call sheet' },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/content/campaigns',
    beforeLoad: () => redirect({ to: '/brand-campaigns', throw: true }),
  }),
  /** The specification names a campaign by both. */
  createRoute({
    getParentRoute: () => root,
    path: '/campaigns/$id',
    beforeLoad: ({ params }) => redirect({ to: '/campaign/$id', params, throw: true }),
  }),
] as const;

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

/** The server shows strangers the landing page; whoever gets here is using the app. */
export const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => redirect({ to: '/dashboard', throw: true }),
});

const authPage = lazyRouteComponent(
  () => import('#domains/people/auth/entrance/auth-page.tsx'),
  'AuthPage',
);
export const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  component: authPage,
  validateSearch: authSearch,
  staticData: { title: 'Sign In' },
});
export const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: authPage,
  validateSearch: authSearch,
  staticData: { title: 'Sign In' },
});
export const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  component: authPage,
  validateSearch: authSearch,
  staticData: { title: 'Create Account' },
});

export const acceptInvitation = createRoute({
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
export const review = createRoute({
  getParentRoute: () => root,
  path: '/review/$token',
  component: lazyRouteComponent(
    () => import('#domains/business/campaigns/reviews/review-page.tsx'),
    'ReviewPage',
  ),
  staticData: { title: 'Review' },
});

import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Guard } from '#app/shell/pages/guard.tsx';
import { Root } from '#app/shell/root.tsx';

const notFoundPage = lazyRouteComponent(
  () => import('#app/shell/pages/not-found-page.tsx'),
  'NotFoundPage',
);
export const root = createRootRoute({ component: Root, notFoundComponent: notFoundPage });

export const guarded = createRoute({ getParentRoute: () => root, id: 'guarded', component: Guard });

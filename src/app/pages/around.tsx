import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readShareSearch } from '#views/share/share-search.ts';
import { guarded } from '#app/pages/roots.tsx';

interface SettingsSearch {
  tab?: 'personal' | 'workspace' | undefined;
  /** Of the workspace's; its general ones without it. */
  section?: 'members' | undefined;
}
// A tab that nobody knows is none: the page then shows its first.
const settingsSearch = ({ tab, section }: Record<string, unknown>): SettingsSearch => ({
  tab: tab === 'personal' || tab === 'workspace' ? tab : undefined,
  section: section === 'members' ? section : undefined,
});

/** The pages around all others. */
export const aroundPages = [
  createRoute({
    getParentRoute: () => guarded,
    path: '/settings',
    component: lazyRouteComponent(
      () => import('#views/settings/settings-page.tsx'),
      'SettingsPage',
    ),
    validateSearch: settingsSearch,
    staticData: { title: 'Settings' },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/notifications',
    component: lazyRouteComponent(
      () => import('#domains/around/notifications/notifications-page.tsx'),
      'NotificationsPage',
    ),
    staticData: { title: 'Notifications' },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/trash',
    component: lazyRouteComponent(
      () => import('#domains/around/trash/trash-page.tsx'),
      'TrashPage',
    ),
    staticData: { title: 'Trash' },
  }),
  /** Where other apps and bookmarks bring what is to be saved. */
  createRoute({
    getParentRoute: () => guarded,
    path: '/share',
    component: lazyRouteComponent(() => import('#views/share/share-page.tsx'), 'SharePage'),
    validateSearch: readShareSearch,
    staticData: { title: 'Save' },
  }),
] as const;

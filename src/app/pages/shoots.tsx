import { Luggage, Plane } from 'lucide-react';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readDaySearch } from '#views/day-mode/day-search.ts';
import { readSheetSearch } from '#domains/shoots/call-sheets/page/sheet-search.ts';
import { readTemplateSearch } from '#domains/shoots/packing/templates/list/template-search.ts';
import { readItemSearch } from '#domains/shoots/packing/templates/page/item-search.ts';
import { readTripSearch } from '#views/trip/trip-search.ts';
import { readTripsSearch } from '#views/trips/trips-search.ts';
import { lateCount } from './late-count.tsx';
import { guarded } from '#app/pages/roots.tsx';

const TripCount = lateCount(() =>
  import('#domains/shoots/trips/trip-count.tsx').then((part) => part.TripCount),
);

/** The pages of shoots and trips, in the order of the sidebar. */
export const shootsPages = [
  createRoute({
    getParentRoute: () => guarded,
    path: '/trips',
    component: lazyRouteComponent(() => import('#views/trips/trips-page.tsx'), 'TripsPage'),
    validateSearch: readTripsSearch,
    staticData: {
      title: 'Trips',
      modules: ['shoots'],
      place: { section: 'Trips', icon: Plane, count: TripCount, covers: '/trip/' },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/trip/$id',
    component: lazyRouteComponent(() => import('#views/trip/trip-page.tsx'), 'TripPage'),
    validateSearch: readTripSearch,
    // What is typed on one trip is not to stand on the next.
    remountDeps: ({ params }) => params,
    staticData: { title: 'Trip', modules: ['shoots'] },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/packing-template',
    component: lazyRouteComponent(
      () => import('#domains/shoots/packing/templates/list/packing-template-page.tsx'),
      'PackingTemplatePage',
    ),
    validateSearch: readTemplateSearch,
    staticData: {
      title: 'Packing Templates',
      modules: ['shoots'],
      place: { section: 'Trips', icon: Luggage, covers: '/templates/' },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/templates/$templateId/items',
    component: lazyRouteComponent(
      () => import('#domains/shoots/packing/templates/page/template-items-page.tsx'),
      'TemplateItemsPage',
    ),
    validateSearch: readItemSearch,
    remountDeps: ({ params }) => params,
    staticData: { title: 'Packing template', modules: ['shoots'] },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/trip/$id/day',
    component: lazyRouteComponent(() => import('#views/day-mode/day-mode-page.tsx'), 'DayModePage'),
    validateSearch: readDaySearch,
    remountDeps: ({ params }) => params,
    staticData: { title: 'Day mode', modules: ['shoots'] },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/trip/$id/call-sheet',
    component: lazyRouteComponent(
      () => import('#domains/shoots/call-sheets/page/call-sheet-page.tsx'),
      'CallSheetPage',
    ),
    validateSearch: readSheetSearch,
    remountDeps: ({ params }) => params,
    staticData: { title: 'Call sheet', modules: ['shoots'] },
  }),
] as const;

import {
  Bookmark,
  CalendarRange,
  ChartLine,
  Clapperboard,
  Columns3,
  Layers,
  Lightbulb,
} from 'lucide-react';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { openRecord } from '#client/record/openers.ts';
import { readNumbersSearch } from '#views/content/numbers/numbers-search.ts';
import { readIdeaSearch } from '#views/content/ideas/idea-search.ts';
import { readPillarSearch } from '#views/pillars/pillar-search.ts';
import { readPipelineSearch } from '#views/content/pipeline/pipeline-search.ts';
import { readInspirationSearch } from '#domains/making/inspirations/board/inspiration-search.ts';
import { readAnalyticsSearch } from '#views/analytics/analytics-search.ts';
import { postsSearch } from '#views/content-calendar/posts-search.ts';
import { talkHash } from '#shared/places.ts';
import { lateCount } from './late-count.tsx';
import { guarded } from '#app/pages/roots.tsx';
import { text } from '#app/pages/strangers.tsx';

const IdeaCount = lateCount(() =>
  import('#views/content/ideas/idea-count.tsx').then((part) => part.IdeaCount),
);
const PipelineCount = lateCount(() =>
  import('#views/content/pipeline/pipeline-count.tsx').then((part) => part.PipelineCount),
);

/** The pages of what is made, in the order of the sidebar. */
export const makingPages = [
  createRoute({
    getParentRoute: () => guarded,
    path: '/content',
    component: lazyRouteComponent(
      () => import('#views/content/hub/content-page.tsx'),
      'ContentPage',
    ),
    staticData: {
      title: 'Content',
      modules: ['content'],
      place: { section: 'Content Planning', icon: Clapperboard, tab: 3, tabCovers: '/content-' },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/content-ideas',
    component: lazyRouteComponent(
      () => import('#views/content/ideas/content-ideas-page.tsx'),
      'ContentIdeasPage',
    ),
    validateSearch: readIdeaSearch,
    staticData: {
      title: 'Content Ideas',
      modules: ['content'],
      place: { section: 'Content Planning', icon: Lightbulb, count: IdeaCount },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/inspirations',
    component: lazyRouteComponent(
      () => import('#domains/making/inspirations/board/inspirations-page.tsx'),
      'InspirationsPage',
    ),
    validateSearch: readInspirationSearch,
    staticData: {
      title: 'Inspirations',
      modules: ['content'],
      place: { section: 'Content Planning', icon: Bookmark },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/content-pillars',
    component: lazyRouteComponent(
      () => import('#views/pillars/content-pillars-page.tsx'),
      'ContentPillarsPage',
    ),
    validateSearch: readPillarSearch,
    staticData: {
      title: 'Content Pillars',
      modules: ['content'],
      place: { section: 'Content Planning', icon: Layers },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/content-calendar',
    component: lazyRouteComponent(
      () => import('#views/content-calendar/content-calendar-page.tsx'),
      'ContentCalendarPage',
    ),
    validateSearch: postsSearch,
    staticData: {
      title: 'Content Calendar',
      modules: ['content'],
      place: { section: 'Content Planning', icon: CalendarRange },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/content-pipeline',
    component: lazyRouteComponent(
      () => import('#views/content/pipeline/content-pipeline-page.tsx'),
      'ContentPipelinePage',
    ),
    validateSearch: readPipelineSearch,
    staticData: {
      title: 'Content Pipeline',
      modules: ['content'],
      place: { section: 'Content Planning', icon: Columns3, count: PipelineCount, shortcut: 'g p' },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/analytics',
    component: lazyRouteComponent(
      () => import('#views/analytics/analytics-page.tsx'),
      'AnalyticsPage',
    ),
    validateSearch: readAnalyticsSearch,
    staticData: {
      title: 'Analytics',
      modules: ['content', 'deals'],
      place: { section: 'Content Planning', icon: ChartLine, covers: '/analytics/' },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/analytics/numbers',
    component: lazyRouteComponent(
      () => import('#views/content/numbers/post-numbers-page.tsx'),
      'PostNumbersPage',
    ),
    validateSearch: readNumbersSearch,
    staticData: { title: 'Post Numbers', modules: ['content'] },
  }),
  /** A piece of content by its address, as notifications and their mails name it. */
  createRoute({
    getParentRoute: () => guarded,
    path: '/content/$contentItemId',
    validateSearch: (search: Record<string, unknown>): { post?: string } => ({
      post: text(search['post']),
    }),
    beforeLoad({ params, search, location: { hash } }) {
      openRecord({
        collection: 'content-items',
        id: params.contentItemId,
        partId: search.post,
        tab: hash === talkHash ? 'comments' : undefined,
      });
      return redirect({ to: '/dashboard', throw: true });
    },
  }),
] as const;

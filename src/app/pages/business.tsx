import { BadgeDollarSign, Link2, Megaphone, Tag } from 'lucide-react';
import { readTalkSearch } from '#domains/business/campaigns/page/talk-search.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readLinkSearch } from '#domains/business/affiliate-links/list/link-search.ts';
import { readDealSearch } from '#domains/business/campaigns/page/deal-address.ts';
import { readBrandSearch, readMoneySearch } from '#views/brands/list/brand-search.ts';
import { lateCount } from './late-count.tsx';
import { guarded } from '#app/pages/roots.tsx';

const CampaignCount = lateCount(() =>
  import('#domains/business/campaigns/campaign-count.tsx').then((part) => part.CampaignCount),
);

/** The pages of what it earns, in the order of the sidebar. */
export const businessPages = [
  createRoute({
    getParentRoute: () => guarded,
    path: '/brand-campaigns',
    component: lazyRouteComponent(
      () => import('#domains/business/campaigns/board/brand-campaigns-page.tsx'),
      'BrandCampaignsPage',
    ),
    validateSearch: readDealSearch,
    staticData: {
      title: 'Brand Campaigns',
      modules: ['deals'],
      place: {
        section: 'Content Planning',
        icon: Megaphone,
        count: CampaignCount,
        covers: '/campaign/',
      },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/content-brands',
    component: lazyRouteComponent(
      () => import('#views/brands/list/content-brands-page.tsx'),
      'ContentBrandsPage',
    ),
    validateSearch: readBrandSearch,
    staticData: {
      title: 'Content Brands',
      modules: ['deals'],
      place: { section: 'Content Planning', icon: Tag },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/affiliate-links',
    component: lazyRouteComponent(
      () => import('#domains/business/affiliate-links/list/affiliate-links-page.tsx'),
      'AffiliateLinksPage',
    ),
    validateSearch: readLinkSearch,
    staticData: {
      title: 'Affiliate Links',
      modules: ['deals'],
      place: { section: 'Content Planning', icon: Link2 },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/brands',
    component: lazyRouteComponent(() => import('#views/brands/list/brands-page.tsx'), 'BrandsPage'),
    validateSearch: readMoneySearch,
    staticData: {
      title: 'Brands',
      modules: ['deals'],
      place: { section: 'Finance', icon: BadgeDollarSign },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/campaign/$id',
    component: lazyRouteComponent(
      () => import('#views/campaign/campaign-page.tsx'),
      'CampaignPage',
    ),
    validateSearch: readTalkSearch,
    // What is typed on one deal is not to stand on the next.
    remountDeps: ({ params }) => params,
    staticData: { title: 'Campaign' },
  }),
] as const;

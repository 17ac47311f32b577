import { readTalkSearch } from '#domains/business/campaigns/page/talk-search.ts';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readLinkSearch } from '#domains/business/affiliate-links/list/link-search.ts';
import { readDealSearch } from '#domains/business/campaigns/page/deal-address.ts';
import { readBrandSearch, readMoneySearch } from '#views/brands/list/brand-search.ts';
import { guarded, root } from '#app/pages/roots.tsx';

export const brandCampaigns = createRoute({
  getParentRoute: () => guarded,
  path: '/brand-campaigns',
  component: lazyRouteComponent(
    () => import('#domains/business/campaigns/board/brand-campaigns-page.tsx'),
    'BrandCampaignsPage',
  ),
  validateSearch: readDealSearch,
  staticData: { title: 'Brand Campaigns' },
});
export const contentBrands = createRoute({
  getParentRoute: () => guarded,
  path: '/content-brands',
  component: lazyRouteComponent(
    () => import('#views/brands/list/content-brands-page.tsx'),
    'ContentBrandsPage',
  ),
  validateSearch: readBrandSearch,
  staticData: { title: 'Content Brands' },
});
export const brands = createRoute({
  getParentRoute: () => guarded,
  path: '/brands',
  component: lazyRouteComponent(() => import('#views/brands/list/brands-page.tsx'), 'BrandsPage'),
  validateSearch: readMoneySearch,
  staticData: { title: 'Brands' },
});
export const affiliateLinks = createRoute({
  getParentRoute: () => guarded,
  path: '/affiliate-links',
  component: lazyRouteComponent(
    () => import('#domains/business/affiliate-links/list/affiliate-links-page.tsx'),
    'AffiliateLinksPage',
  ),
  validateSearch: readLinkSearch,
  staticData: { title: 'Affiliate Links' },
});
export const campaign = createRoute({
  getParentRoute: () => guarded,
  path: '/campaign/$id',
  component: lazyRouteComponent(() => import('#views/campaign/campaign-page.tsx'), 'CampaignPage'),
  validateSearch: readTalkSearch,
  // What is typed on one deal is not to stand on the next.
  remountDeps: ({ params }) => params,
  staticData: { title: 'Campaign' },
});
/** The specification names a campaign by both. */
export const campaignsById = createRoute({
  getParentRoute: () => root,
  path: '/campaigns/$id',
  beforeLoad: ({ params }) => redirect({ to: '/campaign/$id', params, throw: true }),
});
export const contentCampaigns = createRoute({
  getParentRoute: () => root,
  path: '/content/campaigns',
  beforeLoad: () => redirect({ to: '/brand-campaigns', throw: true }),
});

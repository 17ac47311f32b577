import type { FastifyInstance } from 'fastify';
import { dayNotesRoutes } from '#domains/around/agenda/day-notes/routes.ts';
import { agendaRoutes } from '#domains/around/agenda/routes.ts';
import { savedChipsRoutes } from '#domains/around/saved-chips/routes.ts';
import { attachmentsRoutes } from '#domains/around/attachments/routes.ts';
import { activitiesRoutes } from '#domains/around/activities/routes.ts';
import { accountRoutes } from '#domains/people/auth/account/routes.ts';
import { profileRoutes } from '#domains/people/auth/profile/routes.ts';
import { authRoutes } from '#domains/people/auth/routes.ts';
import { affiliateEarningsRoutes } from '#domains/business/affiliate-links/earnings/routes.ts';
import { postAffiliateLinksRoutes } from '#domains/business/affiliate-links/posts/routes.ts';
import { affiliateLinksRoutes } from '#domains/business/affiliate-links/routes.ts';
import { brandContactsRoutes } from '#domains/business/brands/contacts/routes.ts';
import { brandLogEntriesRoutes } from '#domains/business/brands/log/routes.ts';
import { brandsRoutes } from '#domains/business/brands/routes.ts';
import { deliverablesRoutes } from '#domains/business/campaigns/deliverables/routes.ts';
import { exclusivitiesRoutes } from '#domains/business/campaigns/exclusivities/routes.ts';
import { paymentsRoutes } from '#domains/business/campaigns/payments/routes.ts';
import { requirementsRoutes } from '#domains/business/campaigns/requirements/routes.ts';
import { reviewLinksRoutes } from '#domains/business/campaigns/review-links/routes.ts';
import { reviewsRoutes } from '#domains/business/campaigns/reviews/routes.ts';
import { campaignsRoutes } from '#domains/business/campaigns/routes.ts';
import { usageRightsRoutes } from '#domains/business/campaigns/usage-rights/routes.ts';
import { channelsRoutes } from '#domains/making/channels/routes.ts';
import { postMetricsRoutes } from '#domains/making/content/metrics/routes.ts';
import { postsRoutes } from '#domains/making/content/posts/routes.ts';
import { contentItemsRoutes } from '#domains/making/content/routes.ts';
import { contentScriptsRoutes } from '#domains/making/content/scripts/routes.ts';
import { pillarsRoutes } from '#domains/making/pillars/routes.ts';
import { contentSeriesRoutes } from '#domains/making/pillars/series/routes.ts';
import { commentsRoutes } from '#domains/around/comments/routes.ts';
import { notificationsRoutes } from '#domains/around/notifications/routes.ts';
import { sessionsRoutes } from '#domains/people/auth/sessions/routes.ts';
import { inspirationCollectionsRoutes } from '#domains/making/inspirations/collections/routes.ts';
import { itemInspirationsRoutes } from '#domains/making/inspirations/items/routes.ts';
import { inspirationPlacementsRoutes } from '#domains/making/inspirations/placements/routes.ts';
import { inspirationsRoutes } from '#domains/making/inspirations/routes.ts';
import { categoriesRoutes } from '#domains/tasks/categories/routes.ts';
import { routineCompletionsRoutes } from '#domains/routine/completions/routes.ts';
import { routineItemsRoutes } from '#domains/routine/routes.ts';
import { routineTakingsRoutes } from '#domains/routine/takings/routes.ts';
import { starredDaysRoutes } from '#domains/tasks/starred-days/routes.ts';
import { tasksRoutes } from '#domains/tasks/routes.ts';
import { invitationsRoutes } from '#domains/people/workspaces/invitations/routes.ts';
import { membersRoutes } from '#domains/people/workspaces/members/routes.ts';
import { workspacesRoutes } from '#domains/people/workspaces/routes.ts';
import { trashRoutes } from '#domains/around/trash/routes.ts';
import type { Services } from '#server/http/context.ts';
import type { Feed } from '#server/feed/feed.ts';
import { feedRoutes } from '#server/feed/feed-routes.ts';
import { healthRoutes } from '#server/http/health.ts';
import { createHttp } from '#server/http/http.ts';
import { searchRoutes } from '#server/records/search-routes.ts';
import { sampleRoutes } from '#views/sample/routes.ts';
import { servePages } from '#server/http/pages.ts';
import { serveRoutes, type Routes } from '#server/http/routes.ts';

/** Every domain of the product: the only list of them on the server. */
const records: Routes[] = [
  authRoutes,
  profileRoutes,
  sessionsRoutes,
  accountRoutes,
  workspacesRoutes,
  membersRoutes,
  invitationsRoutes,
  tasksRoutes,
  categoriesRoutes,
  starredDaysRoutes,
  brandsRoutes,
  brandContactsRoutes,
  brandLogEntriesRoutes,
  affiliateLinksRoutes,
  affiliateEarningsRoutes,
  postAffiliateLinksRoutes,
  campaignsRoutes,
  requirementsRoutes,
  deliverablesRoutes,
  paymentsRoutes,
  usageRightsRoutes,
  exclusivitiesRoutes,
  reviewLinksRoutes,
  reviewsRoutes,
  commentsRoutes,
  activitiesRoutes,
  notificationsRoutes,
  routineItemsRoutes,
  routineCompletionsRoutes,
  routineTakingsRoutes,
  channelsRoutes,
  pillarsRoutes,
  contentSeriesRoutes,
  contentItemsRoutes,
  contentScriptsRoutes,
  postsRoutes,
  postMetricsRoutes,
  agendaRoutes,
  dayNotesRoutes,
  searchRoutes,
  inspirationsRoutes,
  inspirationCollectionsRoutes,
  inspirationPlacementsRoutes,
  itemInspirationsRoutes,
  savedChipsRoutes,
  attachmentsRoutes,
];

/** The domains, the trash over them, and what fills a workspace by all of them. */
export const domains: Routes[] = [...records, trashRoutes(records), sampleRoutes(records)];

/** The whole server, not yet listening: the API, its documentation, the feed and the pages. */
export async function createApi(
  services: Services,
  feed: Feed,
  dist: string,
): Promise<FastifyInstance> {
  const app = await createHttp(services);
  for (const domain of [healthRoutes(feed), feedRoutes(feed), ...domains])
    serveRoutes(app, services, domain);
  let documentation: string | undefined;
  app.get(
    '/api/docs',
    { config: { declared: 'page' }, schema: { hide: true } },
    async (_request, reply) => {
      // It is large and never changes: made for the first who asks, and not again.
      documentation ??= JSON.stringify(app.swagger());
      return reply.type('application/json; charset=utf-8').send(documentation);
    },
  );
  await servePages(app, services, dist);
  return app;
}

import type { FastifyInstance } from 'fastify';
import { dayNotesRoutes } from '#domains/agenda/day-notes/routes.ts';
import { agendaRoutes } from '#domains/agenda/routes.ts';
import { attachmentsRoutes } from '#domains/attachments/routes.ts';
import { activitiesRoutes } from '#domains/activities/routes.ts';
import { accountRoutes } from '#domains/auth/account/routes.ts';
import { profileRoutes } from '#domains/auth/profile/routes.ts';
import { authRoutes } from '#domains/auth/routes.ts';
import { affiliateEarningsRoutes } from '#domains/affiliate-links/earnings/routes.ts';
import { postAffiliateLinksRoutes } from '#domains/affiliate-links/posts/routes.ts';
import { affiliateLinksRoutes } from '#domains/affiliate-links/routes.ts';
import { brandContactsRoutes } from '#domains/brands/contacts/routes.ts';
import { brandLogEntriesRoutes } from '#domains/brands/log/routes.ts';
import { brandsRoutes } from '#domains/brands/routes.ts';
import { deliverablesRoutes } from '#domains/campaigns/deliverables/routes.ts';
import { exclusivitiesRoutes } from '#domains/campaigns/exclusivities/routes.ts';
import { paymentsRoutes } from '#domains/campaigns/payments/routes.ts';
import { requirementsRoutes } from '#domains/campaigns/requirements/routes.ts';
import { reviewLinksRoutes } from '#domains/campaigns/review-links/routes.ts';
import { reviewsRoutes } from '#domains/campaigns/reviews/routes.ts';
import { campaignsRoutes } from '#domains/campaigns/routes.ts';
import { usageRightsRoutes } from '#domains/campaigns/usage-rights/routes.ts';
import { channelsRoutes } from '#domains/channels/routes.ts';
import { postMetricsRoutes } from '#domains/content/metrics/routes.ts';
import { postsRoutes } from '#domains/content/posts/routes.ts';
import { contentItemsRoutes } from '#domains/content/routes.ts';
import { contentScriptsRoutes } from '#domains/content/scripts/routes.ts';
import { pillarsRoutes } from '#domains/pillars/routes.ts';
import { contentSeriesRoutes } from '#domains/pillars/series/routes.ts';
import { commentsRoutes } from '#domains/comments/routes.ts';
import { notificationsRoutes } from '#domains/notifications/routes.ts';
import { sessionsRoutes } from '#domains/auth/sessions/routes.ts';
import { inspirationCollectionsRoutes } from '#domains/inspirations/collections/routes.ts';
import { itemInspirationsRoutes } from '#domains/inspirations/items/routes.ts';
import { inspirationPlacementsRoutes } from '#domains/inspirations/placements/routes.ts';
import { inspirationsRoutes } from '#domains/inspirations/routes.ts';
import { categoriesRoutes } from '#domains/tasks/categories/routes.ts';
import { routineCompletionsRoutes } from '#domains/routine/completions/routes.ts';
import { routineItemsRoutes } from '#domains/routine/routes.ts';
import { routineTakingsRoutes } from '#domains/routine/takings/routes.ts';
import { starredDaysRoutes } from '#domains/tasks/starred-days/routes.ts';
import { tasksRoutes } from '#domains/tasks/routes.ts';
import { invitationsRoutes } from '#domains/workspaces/invitations/routes.ts';
import { membersRoutes } from '#domains/workspaces/members/routes.ts';
import { workspacesRoutes } from '#domains/workspaces/routes.ts';
import { trashRoutes } from '#domains/trash/routes.ts';
import type { Services } from '#server/context.ts';
import type { Feed } from '#server/feed.ts';
import { feedRoutes } from '#server/feed-routes.ts';
import { healthRoutes } from '#server/health.ts';
import { createHttp } from '#server/http.ts';
import { searchRoutes } from '#server/search-routes.ts';
import { sampleRoutes } from './sample/routes.ts';
import { servePages } from '#server/pages.ts';
import { serveRoutes, type Routes } from '#server/routes.ts';

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

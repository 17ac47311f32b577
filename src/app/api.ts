import type { FastifyInstance } from 'fastify';
import { trashRoutes } from '#domains/around/trash/routes.ts';
import type { Services } from '#server/http/context.ts';
import type { Feed } from '#server/feed/feed.ts';
import { feedRoutes } from '#server/feed/feed-routes.ts';
import { healthRoutes } from '#server/health/health.ts';
import { createHttp } from '#server/http/http.ts';
import { searchRoutes } from '#server/records/search-routes.ts';
import { sampleRoutes } from '#views/sample/routes.ts';
import { servePages } from '#server/http/pages.ts';
import { serveRoutes, type Routes } from '#server/http/routes.ts';

/** Every domain of the product, in one line each: the only list of them on the server. */
const records: Routes[] = [
  (await import('#domains/people/auth/routes.ts')).authRoutes,
  (await import('#domains/people/auth/entrance/routes.ts')).entranceRoutes,
  (await import('#domains/people/auth/passwords/routes.ts')).passwordsRoutes,
  (await import('#domains/people/auth/profile/routes.ts')).profileRoutes,
  (await import('#domains/people/auth/sessions/routes.ts')).sessionsRoutes,
  (await import('#domains/people/auth/account/routes.ts')).accountRoutes,
  (await import('#domains/people/workspaces/routes.ts')).workspacesRoutes,
  (await import('#domains/people/workspaces/members/routes.ts')).membersRoutes,
  (await import('#domains/people/workspaces/invitations/routes.ts')).invitationsRoutes,
  (await import('#domains/tasks/routes.ts')).tasksRoutes,
  (await import('#domains/tasks/categories/routes.ts')).categoriesRoutes,
  (await import('#domains/tasks/starred-days/routes.ts')).starredDaysRoutes,
  (await import('#domains/business/brands/routes.ts')).brandsRoutes,
  (await import('#domains/business/brands/contacts/routes.ts')).brandContactsRoutes,
  (await import('#domains/business/brands/log/routes.ts')).brandLogEntriesRoutes,
  (await import('#domains/business/affiliate-links/routes.ts')).affiliateLinksRoutes,
  (await import('#domains/business/affiliate-links/earnings/routes.ts')).affiliateEarningsRoutes,
  (await import('#domains/business/affiliate-links/posts/routes.ts')).postAffiliateLinksRoutes,
  (await import('#domains/business/campaigns/routes.ts')).campaignsRoutes,
  (await import('#domains/business/campaigns/requirements/routes.ts')).requirementsRoutes,
  (await import('#domains/business/campaigns/deliverables/routes.ts')).deliverablesRoutes,
  (await import('#domains/business/campaigns/payments/routes.ts')).paymentsRoutes,
  (await import('#domains/business/campaigns/usage-rights/routes.ts')).usageRightsRoutes,
  (await import('#domains/business/campaigns/exclusivities/routes.ts')).exclusivitiesRoutes,
  (await import('#domains/business/campaigns/review-links/routes.ts')).reviewLinksRoutes,
  (await import('#domains/business/campaigns/reviews/routes.ts')).reviewsRoutes,
  (await import('#domains/business/businesses/routes.ts')).businessesRoutes,
  (await import('#domains/money/expenses/categories/routes.ts')).expenseCategoriesRoutes,
  (await import('#domains/money/expenses/routes.ts')).expensesRoutes,
  (await import('#domains/money/invoices/routes.ts')).invoicesRoutes,
  (await import('#domains/money/expenses/import/routes.ts')).expenseImportsRoutes,
  (await import('#domains/money/year-pack/routes.ts')).yearPackRoutes,
  (await import('#domains/money/recurring/routes.ts')).recurringExpensesRoutes,
  (await import('#domains/money/tools/routes.ts')).toolsRoutes,
  (await import('#domains/shoots/trips/routes.ts')).tripsRoutes,
  (await import('#domains/shoots/trips/people/routes.ts')).tripPeopleRoutes,
  (await import('#domains/shoots/trips/deals/routes.ts')).tripCampaignsRoutes,
  (await import('#domains/shoots/trips/content/routes.ts')).tripContentItemsRoutes,
  (await import('#domains/shoots/bookings/routes.ts')).bookingsRoutes,
  (await import('#domains/shoots/schedule/routes.ts')).scheduleItemsRoutes,
  (await import('#domains/shoots/shots/routes.ts')).shotsRoutes,
  (await import('#domains/shoots/packing/templates/routes.ts')).packingTemplatesRoutes,
  (await import('#domains/shoots/packing/templates/items/routes.ts')).packingTemplateItemsRoutes,
  (await import('#domains/shoots/packing/bags/routes.ts')).packingBagsRoutes,
  (await import('#domains/shoots/packing/routes.ts')).packingItemsRoutes,
  (await import('#domains/shoots/call-sheets/routes.ts')).callSheetsRoutes,
  (await import('#domains/leisure/covers/routes.ts')).coversRoutes,
  (await import('#domains/leisure/books/routes.ts')).booksRoutes,
  (await import('#domains/leisure/books/reads/routes.ts')).bookReadsRoutes,
  (await import('#domains/leisure/books/quotes/routes.ts')).bookQuotesRoutes,
  (await import('#domains/leisure/books/goals/routes.ts')).readingGoalsRoutes,
  (await import('#domains/leisure/books/lookup/routes.ts')).bookLookupRoutes,
  (await import('#domains/leisure/ideas/routes.ts')).madeIdeasRoutes,
  (await import('#domains/leisure/entertainment/routes.ts')).entertainmentItemsRoutes,
  (await import('#domains/leisure/entertainment/logs/routes.ts')).entertainmentLogsRoutes,
  (await import('#domains/leisure/imports/routes.ts')).recordImportsRoutes,
  (await import('#domains/around/comments/routes.ts')).commentsRoutes,
  (await import('#domains/around/activities/routes.ts')).activitiesRoutes,
  (await import('#domains/around/notifications/routes.ts')).notificationsRoutes,
  (await import('#domains/routine/routes.ts')).routineItemsRoutes,
  (await import('#domains/routine/completions/routes.ts')).routineCompletionsRoutes,
  (await import('#domains/routine/takings/routes.ts')).routineTakingsRoutes,
  (await import('#domains/making/channels/routes.ts')).channelsRoutes,
  (await import('#domains/making/pillars/routes.ts')).pillarsRoutes,
  (await import('#domains/making/pillars/series/routes.ts')).contentSeriesRoutes,
  (await import('#domains/making/content/routes.ts')).contentItemsRoutes,
  (await import('#domains/making/content/scripts/routes.ts')).contentScriptsRoutes,
  (await import('#domains/making/content/posts/routes.ts')).postsRoutes,
  (await import('#domains/making/content/metrics/routes.ts')).postMetricsRoutes,
  (await import('#domains/around/agenda/routes.ts')).agendaRoutes,
  (await import('#domains/around/agenda/day-notes/routes.ts')).dayNotesRoutes,
  searchRoutes,
  (await import('#domains/making/inspirations/routes.ts')).inspirationsRoutes,
  (await import('#domains/making/inspirations/collections/routes.ts')).inspirationCollectionsRoutes,
  (await import('#domains/making/inspirations/placements/routes.ts')).inspirationPlacementsRoutes,
  (await import('#domains/making/inspirations/items/routes.ts')).itemInspirationsRoutes,
  (await import('#domains/around/saved-chips/routes.ts')).savedChipsRoutes,
  (await import('#domains/around/attachments/routes.ts')).attachmentsRoutes,
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

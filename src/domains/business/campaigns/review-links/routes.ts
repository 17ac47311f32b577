import { exportsTable } from '#server/records/personal-data.ts';
import { routes } from '#server/http/routes.ts';
import { reviewLinksContract } from './contract.ts';
import { listLinks, renewLink, revokeLink, shareLink } from './service.ts';

exportsTable('reviewLinks', { scope: 'workspace', secret: ['token_hash'] });

export const reviewLinksRoutes = routes('review-links', reviewLinksContract, {
  list: async (context, { params }) => ({
    reviewLinks: await listLinks(context, params.campaignId),
  }),
  share: (context, { params, body }) => shareLink(context, params.campaignId, body),
  renew: (context, { params }) => renewLink(context, params.reviewLinkId),
  async revoke(context, { params }) {
    await revokeLink(context, params.reviewLinkId);
    return {};
  },
});

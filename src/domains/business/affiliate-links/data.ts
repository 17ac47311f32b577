import { defineCollection } from '#client/sync/collection.ts';
import { defineOperation } from '#client/sync/operations.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { affiliateLinksContract } from './contract.ts';

/** The affiliate links and codes of the workspace. */
export const affiliateLinks = defineCollection({
  name: 'affiliate-links',
  contract: affiliateLinksContract,
  scope: 'workspace',
  setByServer: { lastCheckedAt: null, lastCheck: 'unknown', failedChecks: 0 },
  messages: {
    load: 'Failed to load affiliate links',
    create: 'Failed to add affiliate link',
    update: 'Failed to update affiliate link',
    remove: 'Failed to delete affiliate link',
  },
});

const sendCheck = defineOperation({
  name: 'affiliate-links.check',
  operation: affiliateLinksContract.check,
  failedText: 'Failed to check the link',
});

/** Has the server follow some links; what it finds comes with the feed. */
export async function checkLinks(ids: string[]): Promise<{ ok: boolean }> {
  const { workspaceId } = getScope();
  if (!workspaceId) return { ok: false };
  return sendCheck({
    scopeId: workspaceId,
    input: { params: { workspaceId }, body: { ids } },
    effects: [],
  });
}

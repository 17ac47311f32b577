import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { affiliateLinkFields, type AffiliateLinkChanges } from './schema.ts';

export const affiliateLinks = crud({
  table: 'affiliateLinks',
  scope: 'workspace',
  fields: affiliateLinkFields,
  noun: 'Affiliate link',
  search: { on: 'expiresOn' },
});

const addressesText = `select url, destination_url as "destinationUrl" from affiliate_links
  where workspace_id = $1 and id = $2 for update`;
const unchecked = { lastCheckedAt: null, lastCheck: 'unknown', failedChecks: 0 } as const;

/** What was found of another address says nothing of a new one. */
export async function checksAfter(
  { transaction, workspaceId }: MemberContext,
  id: string,
  changes: AffiliateLinkChanges,
): Promise<Partial<typeof unchecked>> {
  if (changes.url === undefined && changes.destinationUrl === undefined) return {};
  const [before] = await transaction.query<{ url: string | null; destinationUrl: string | null }>(
    addressesText,
    [workspaceId, id],
  );
  const { url = before?.url, destinationUrl = before?.destinationUrl } = changes;
  const isSame = url === before?.url && destinationUrl === before?.destinationUrl;
  return isSame ? {} : unchecked;
}

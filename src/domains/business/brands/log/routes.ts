import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { AppError } from '#shared/errors.ts';
import { followLog, requireBrand } from '#domains/business/brands/service.ts';
import { brandLogEntriesContract } from './contract.ts';
import { brandLogEntryFields } from './schema.ts';

const entries = crud({
  table: 'brandLogEntries',
  scope: 'workspace',
  fields: brandLogEntryFields,
  noun: 'Log entry',
  search: { title: 'note', on: 'contactedOn', within: { table: 'brands', by: 'brandId' } },
});

export const brandLogEntriesRoutes = routes('brand-log-entries', brandLogEntriesContract, {
  ...entries,

  async create(context, { body }) {
    await requireBrand(context, body.brandId);
    await requireOwnDeal(context, body.brandId, body.campaignId);
    const answer = await entries.create(context, { body });
    await followLog(context, body.brandId, { isOutgoing: body.direction === 'out' });
    return answer;
  },
  async update(context, input) {
    const { campaignId } = input.body;
    const brandId = campaignId ? await brandOf(context, input.params.id) : undefined;
    if (brandId) await requireOwnDeal(context, brandId, campaignId);
    const answer = await entries.update(context, input);
    const isOutgoing = input.body.direction === 'out';
    await followLogOf(context, input.params.id, { isOutgoing });
    return answer;
  },
  async remove(context, input) {
    const answer = await entries.remove(context, input);
    await followLogOf(context, input.params.id);
    return answer;
  },
  async restore(context, input) {
    const answer = await entries.restore(context, input);
    await followLogOf(context, input.params.id);
    return answer;
  },
});

const brandText = `select brand_id as "brandId" from brand_log_entries
  where workspace_id = $1 and id = $2`;

async function followLogOf(
  context: MemberContext,
  id: string,
  change: { isOutgoing?: boolean } = {},
): Promise<void> {
  const brandId = await brandOf(context, id);
  if (brandId) await followLog(context, brandId, change);
}

async function brandOf(
  { transaction, workspaceId }: MemberContext,
  id: string,
): Promise<string | undefined> {
  const [entry] = await transaction.query<{ brandId: string }>(brandText, [workspaceId, id]);
  return entry?.brandId;
}

const dealText = `select brand_id as "brandId" from campaigns where workspace_id = $1 and id = $2`;

// A deal that is not there at all is refused by its foreign key.
async function requireOwnDeal(
  { transaction, workspaceId }: MemberContext,
  brandId: string,
  campaignId: string | null | undefined,
): Promise<void> {
  if (!campaignId) return;
  const [deal] = await transaction.query<{ brandId: string | null }>(dealText, [
    workspaceId,
    campaignId,
  ]);
  if (!deal || deal.brandId === brandId) return;
  const text = 'This campaign is not with this brand';
  throw new AppError('invalid', text, { fields: { campaignId: text } });
}

import type { MemberContext } from '#server/context.ts';
import { crud } from '#server/crud.ts';
import { routes } from '#server/routes.ts';
import { followLog, requireBrand } from '#domains/brands/service.ts';
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
    const answer = await entries.create(context, { body });
    await followLog(context, body.brandId, { isOutgoing: body.direction === 'out' });
    return answer;
  },
  async update(context, input) {
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
  const { transaction, workspaceId } = context;
  const [entry] = await transaction.query<{ brandId: string }>(brandText, [workspaceId, id]);
  if (entry) await followLog(context, entry.brandId, change);
}

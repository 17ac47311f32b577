import { AppError } from '#shared/errors.ts';
import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { requireUnnamed } from '#server/records/named.ts';
import { brandNamers } from './rules.ts';
import { type Brand, brandFields, type Relationship } from './schema.ts';

/** The handlers of brands, for their own routes and for effects of other records on them. */
export const brandRecords = crud({
  table: 'brands',
  scope: 'workspace',
  fields: brandFields,
  noun: 'Brand',
  activity: true,
  search: {},
  taken: { name: 'There is a brand of this name already' },
});

type Kept = Pick<Brand, 'name' | 'relationship' | 'lastContactedOn' | 'paymentTermsDays'>;

const lockText = `select name, relationship, last_contacted_on as "lastContactedOn",
    payment_terms_days as "paymentTermsDays" from brands
  where workspace_id = $1 and id = $2 and deleted_at is null for update`;

/** A brand until the end of the transaction as it is now; undefined if it is not there. */
export async function lockBrand(
  { transaction, workspaceId }: MemberContext,
  id: string,
): Promise<Kept | undefined> {
  const [brand] = await transaction.query<Kept>(lockText, [workspaceId, id]);
  return brand;
}

/** Locks the brand that a new record names; one that is deleted takes none. */
export async function requireBrand(context: MemberContext, id: string): Promise<void> {
  if (await lockBrand(context, id)) return;
  throw new AppError('invalid', 'What this refers to no longer exists', {
    fields: { brandId: 'This no longer exists' },
  });
}

/** Refuses to delete brands of which anything still names one. */
export function requireUnused(context: MemberContext, ids: readonly string[]): Promise<void> {
  return requireUnnamed(context, { table: 'brands', by: 'brand_id', namers: brandNamers }, ids);
}

const lastText = `select max(contacted_on) as last from brand_log_entries
  where workspace_id = $1 and brand_id = $2 and deleted_at is null`;

/**
 * Brings the brand in step with its log: its last contact is the latest day in it, and a prospect
 * that was written to is contacted.
 */
export async function followLog(
  context: MemberContext,
  id: string,
  { isOutgoing = false }: { isOutgoing?: boolean } = {},
): Promise<void> {
  const { transaction, workspaceId } = context;
  const brand = await lockBrand(context, id);
  if (!brand) return;
  const [log] = await transaction.query<{ last: string | null }>(lastText, [workspaceId, id]);
  const lastContactedOn = log?.last ?? null;
  const relationship: Relationship =
    isOutgoing && brand.relationship === 'prospect' ? 'contacted' : brand.relationship;
  const body = {
    ...(lastContactedOn === brand.lastContactedOn ? {} : { lastContactedOn }),
    ...(relationship === brand.relationship ? {} : { relationship }),
  };
  if (Object.keys(body).length > 0) await brandRecords.update(context, { params: { id }, body });
}

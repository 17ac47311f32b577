import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { nilId } from '#shared/ids.ts';
import { lockBrand } from '#domains/business/brands/service.ts';
import { brandContactFields } from './schema.ts';

export const contactRecords = crud({
  table: 'brandContacts',
  scope: 'workspace',
  fields: brandContactFields,
  noun: 'Contact',
  search: { within: { table: 'brands', by: 'brandId' } },
});

const primaryText = `select id from brand_contacts
  where workspace_id = $1 and brand_id = $2 and id <> $3 and is_primary and deleted_at is null`;

/** Whether a brand has a primary contact besides this one. The brand must be locked. */
export async function otherPrimary(
  { transaction, workspaceId }: MemberContext,
  contact: { brandId: string; id: string },
): Promise<string | undefined> {
  const values = [workspaceId, contact.brandId, contact.id];
  const [other] = await transaction.query<{ id: string }>(primaryText, values);
  return other?.id;
}

/** Takes being the primary from the contact of the same brand that is it now. */
export async function takePrimary(context: MemberContext, id: string): Promise<void> {
  const brandId = await lockBrandOf(context, id);
  const other = brandId && (await otherPrimary(context, { brandId, id }));
  if (!other) return;
  await contactRecords.update(context, { params: { id: other }, body: { isPrimary: false } });
}

const oldestText = `select id from brand_contacts
  where workspace_id = $1 and brand_id = $2 and deleted_at is null order by id limit 1`;

/** Makes the oldest contact of a brand its primary if it has none. */
export async function requirePrimary(context: MemberContext, brandId: string): Promise<void> {
  const { transaction, workspaceId } = context;
  const [oldest] = await transaction.query<{ id: string }>(oldestText, [workspaceId, brandId]);
  if (!oldest || (await otherPrimary(context, { brandId, id: nilId }))) return;
  await contactRecords.update(context, { params: { id: oldest.id }, body: { isPrimary: true } });
}

const yieldText = `update brand_contacts set is_primary = $3
  where workspace_id = $1 and id = $2 and deleted_at is not null`;

/** A contact that comes back is the primary only if its brand has none by now. */
export async function readyToRestore(context: MemberContext, id: string): Promise<void> {
  const { transaction, workspaceId } = context;
  const brandId = await lockBrandOf(context, id);
  if (!brandId) return;
  const other = await otherPrimary(context, { brandId, id });
  await transaction.query(yieldText, [workspaceId, id, other === undefined]);
}

const brandText = `select brand_id as "brandId" from brand_contacts
  where workspace_id = $1 and id = $2`;

/** The brand of a contact, locked: of two who change its contacts the second waits. */
export async function lockBrandOf(context: MemberContext, id: string): Promise<string | undefined> {
  const { transaction, workspaceId } = context;
  const [contact] = await transaction.query<{ brandId: string }>(brandText, [workspaceId, id]);
  if (contact) await lockBrand(context, contact.brandId);
  return contact?.brandId;
}

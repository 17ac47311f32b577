import type { Tombstone } from '#shared/contracts/pages.ts';
import { newId } from '#shared/ids.ts';
import { AppError } from '#shared/errors.ts';
import { onWorkspaceCreated } from '#domains/people/workspaces/service.ts';
import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { requireUnnamed } from '#server/records/named.ts';
import { exportsTable } from '#server/records/personal-data.ts';
import type { JsonText } from '#server/http/json.ts';
import { businessNamers, taxIdEnding } from './rules.ts';
import { businessFields } from './schema.ts';

export const businesses = crud({
  table: 'businesses',
  scope: 'workspace',
  fields: businessFields,
  noun: 'Business',
  activity: true,
  search: {},
  taken: { name: 'There is a business of this name already' },
});

exportsTable('businesses', { scope: 'workspace', secret: ['search_text', 'tax_id'] });

// One after the other: two that are made at once cannot both be the first.
const lockText = `select pg_advisory_xact_lock(hashtextextended('businesses ' || $1, 0))`;
const defaultText = `select id from businesses
  where workspace_id = $1 and is_default and deleted_at is null for update`;

async function lockDefault({
  transaction,
  workspaceId,
}: MemberContext): Promise<string | undefined> {
  await transaction.query(lockText, [workspaceId]);
  const [known] = await transaction.query<{ id: string }>(defaultText, [workspaceId]);
  return known?.id;
}

/** Makes a business; the first of a workspace is its default. */
export async function createBusiness(
  context: MemberContext,
  body: Parameters<typeof businesses.create>[1]['body'],
): Promise<JsonText<never>> {
  const isDefault = (await lockDefault(context)) === undefined;
  return businesses.create(context, { body: { ...body, isDefault } });
}

/** Makes another business the default. */
export async function makeDefault(context: MemberContext, id: string): Promise<JsonText<never>> {
  const before = await lockDefault(context);
  if (before && before !== id)
    await businesses.update(context, { params: { id: before }, body: { isDefault: false } });
  return businesses.update(context, {
    params: { id },
    body: { isDefault: true, isArchived: false },
  });
}

const setText = `update businesses set tax_id = $3
  where workspace_id = $1 and id = $2 and deleted_at is null`;

/** Writes the tax id down; lists hold no more of it than its end, and of a short one nothing. */
export async function setTaxId(
  context: MemberContext,
  id: string,
  taxId: string,
): Promise<JsonText<never>> {
  await context.transaction.query(setText, [context.workspaceId, id, taxId]);
  return businesses.update(context, {
    params: { id },
    body: { taxIdEnding: taxIdEnding(taxId) },
  });
}

const readText = `select tax_id as "taxId" from businesses
  where workspace_id = $1 and id = $2 and deleted_at is null`;
const noteText = `insert into audit_events (id, actor_user_id, workspace_id, operation, object_id, outcome)
  values ($1, $2, $3, 'businesses.revealTaxId', $4, 'done')`;

/** The whole tax id; that somebody asked for it is noted. */
export async function revealTaxId(context: MemberContext, id: string): Promise<{ taxId: string }> {
  const { transaction, workspaceId, userId } = context;
  const [business] = await transaction.query<{ taxId: string }>(readText, [workspaceId, id]);
  if (!business) throw new AppError('not_found', 'Business not found');
  await transaction.query(noteText, [newId(), userId, workspaceId, id]);
  return business;
}

/** The same for what it stands on: an invoice shows it, whoever issues it. */
export async function wholeTaxId(
  { transaction, workspaceId }: MemberContext,
  id: string,
): Promise<string> {
  const [business] = await transaction.query<{ taxId: string }>(readText, [workspaceId, id]);
  return business?.taxId ?? '';
}

const nextText = `select id from businesses
  where workspace_id = $1 and id <> $2 and not is_archived and deleted_at is null
  order by id limit 1`;

/** Deletes a business that nothing refers to; the next one is the default then. */
export async function removeBusiness(
  context: MemberContext,
  id: string,
): Promise<JsonText<Tombstone>> {
  const { transaction, workspaceId } = context;
  await lockDefault(context);
  const known = await businesses.lock(context, id);
  const named = { table: 'businesses', by: 'business_id', namers: businessNamers };
  await requireUnnamed(context, named, [id]);
  const removed = await businesses.remove(context, { params: { id } });
  const [next] = known?.isDefault
    ? await transaction.query<{ id: string }>(nextText, [workspaceId, id])
    : [];
  if (next)
    await businesses.update(context, { params: { id: next.id }, body: { isDefault: true } });
  return removed;
}

// Deleted, it is in no list: that another has become the default meanwhile is told when it is back.
const noDefaultText = `update businesses set is_default = false
  where workspace_id = $1 and id = $2 and deleted_at is not null`;

/** Brings a business back; where there is no other it is the default again. */
export async function restoreBusiness(
  context: MemberContext,
  id: string,
): Promise<JsonText<never>> {
  const { transaction, workspaceId } = context;
  const isFirst = (await lockDefault(context)) === undefined;
  if (!isFirst) await transaction.query(noDefaultText, [workspaceId, id]);
  const restored = await businesses.restore(context, { params: { id } });
  if (!isFirst) return restored;
  const known = await businesses.lock(context, id);
  if (known?.isDefault) return restored;
  return businesses.update(context, { params: { id }, body: { isDefault: true } });
}

// A workspace of the type Business is one: its name stands on the first invoice.
onWorkspaceCreated(async (context, { type, name, baseCurrency }) => {
  if (type !== 'business') return;
  await createBusiness(context, { id: newId(), name: name.slice(0, 120), baseCurrency });
});

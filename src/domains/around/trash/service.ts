import type { MemberContext } from '#server/http/context.ts';
import { moduleOf } from '#server/http/modules.ts';
import { type TrashKind, trashKinds } from '#server/records/crud.ts';
import { isOfMoney } from '#server/records/kept-money.ts';
import { columnOf, mayRead } from '#server/records/records.ts';
import type { Routes } from '#server/http/routes.ts';
import { AppError } from '#shared/errors.ts';
import type { Module } from '#shared/modules.ts';
import { can } from '#shared/permissions.ts';
import { maxTrashed } from './contract.ts';
import { trashDays, type Trashed } from './schema.ts';

/** One kind of record with the domain that restores it, in its own way. */
interface Restorable extends TrashKind {
  collection: string;
  restore: Routes['handlers'][string];
  /** What its records are a part of: one of these each. */
  parents: readonly Parent[];
}

interface Parent {
  collection: string;
  field: string;
}

type Found = Omit<Trashed, 'parent'> & { parentKind: string | null; parentId: string | null };

/** The kinds that can be restored, from what `crud` and the domains say of themselves. */
export function restorableKinds(domains: readonly Routes[]): Map<string, Restorable> {
  const kinds = [...trashKinds].flatMap(([collection, kind]) => {
    const restore = domains.find(({ tag }) => tag === collection)?.handlers['restore'];
    return restore ? [{ ...kind, collection, restore, parents: parentsOfKind(kind) }] : [];
  });
  return new Map(kinds.map((kind) => [kind.collection, kind]));
}

// `campaignId` names a record of `campaigns`, `categoryId` one of `categories`.
function parentsOfKind({ parts }: TrashKind): Parent[] {
  return parts.flatMap((field) => {
    const noun = /^(.+)Id$/.exec(field)?.[1]?.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`);
    const named = noun ? [`${noun}s`, `${noun.slice(0, -1)}ies`] : [];
    const collection = named.find((name) => trashKinds.has(name));
    return collection ? [{ collection, field }] : [];
  });
}

// Which of its parents a record has, and its id.
function parentColumns({ parents }: Restorable): string {
  const when = parents.map(
    ({ collection, field }) => `when ${columnOf(field)} is not null then '${collection}'`,
  );
  const ids = parents.map(({ field }) => columnOf(field));
  return parents.length === 0
    ? 'null as "parentKind", null::uuid as "parentId"'
    : `case ${when.join(' ')} end as "parentKind", coalesce(${ids.join(', ')}) as "parentId"`;
}

/** What was deleted lately and may be brought back by the caller, the latest first. */
export async function listTrash(
  context: MemberContext,
  kinds: ReadonlyMap<string, Restorable>,
): Promise<{ rows: Trashed[]; isCut: boolean }> {
  const off = await modulesOff(context);
  const shown = [...kinds.values()].filter(
    (kind) =>
      mayRestore(context, kind) && !off.some((module) => module === moduleOf(kind.collection)),
  );
  const parts = shown.map(
    (
      kind,
    ) => `(select '${kind.collection}' as collection, id, ${columnOf(kind.title)}::text as title,
        deleted_at as "deletedAt", updated_by_user_id as "deletedByUserId",
        ${parentColumns(kind)}
      from ${kind.table}
      where ${ownerIs(kind)} and deleted_at > now() - interval '${trashDays} days'
        ${kind.hasReader ? `and ${mayRead}` : ''}
      order by deleted_at desc limit ${maxTrashed + 1})`,
  );
  if (parts.length === 0) return { rows: [], isCut: false };
  const found = await context.transaction.query<Found>(
    `select collection, id, title, to_json("deletedAt") #>> '{}' as "deletedAt",
        "deletedByUserId", "parentKind", "parentId"
      from (${parts.join(' union all ')}) as trash
      where $1::uuid is not null and $2::uuid is not null
      order by trash."deletedAt" desc limit ${maxTrashed + 1}`,
    [context.workspaceId, context.userId],
  );
  const parents = await parentsOf(context, found);
  const rows = found.slice(0, maxTrashed).map(({ parentId, ...row }) => ({
    collection: row.collection,
    id: row.id,
    title: row.title,
    deletedAt: row.deletedAt,
    deletedByUserId: row.deletedByUserId,
    parent: (parentId && parents.get(parentId)) || null,
  }));
  return { rows, isCut: found.length > maxTrashed };
}

// What the workspace works without is shown nowhere; it is in the trash again once that is back.
async function modulesOff({ transaction, workspaceId }: MemberContext): Promise<Module[]> {
  const [workspace] = await transaction.query<{ off: Module[] }>(
    'select modules_off as off from workspaces where id = $1',
    [workspaceId],
  );
  return workspace?.off ?? [];
}

async function parentsOf(
  { transaction, workspaceId, userId }: MemberContext,
  found: readonly Found[],
): Promise<Map<string, Trashed['parent']>> {
  const parents = new Map<string, Trashed['parent']>();
  const byKind = Map.groupBy(found, ({ parentKind }) => parentKind);
  for (const [collection, rows] of byKind) {
    const kind = collection === null ? undefined : trashKinds.get(collection);
    const ids = rows.flatMap(({ parentId }) => parentId ?? []);
    if (!kind || ids.length === 0) continue;
    const known = await transaction.query<{ id: string; title: string; isDeleted: boolean }>(
      `select id, ${columnOf(kind.title)}::text as title, deleted_at is not null as "isDeleted"
        from ${kind.table} where ${ownerIs(kind)} and $1::uuid is not null and $2::uuid is not null
          and id = any ($3::uuid[]) ${kind.hasReader ? `and ${mayRead}` : ''}`,
      [workspaceId, userId, ids],
    );
    for (const { id, title, isDeleted } of known) parents.set(id, { title, isDeleted });
  }
  return parents;
}

/** Brings a record back as its own domain does, and before it what it is a part of. */
export async function restoreFromTrash(
  context: MemberContext,
  kinds: ReadonlyMap<string, Restorable>,
  { collection, id }: { collection: string; id: string },
): Promise<void> {
  const kind = kinds.get(collection);
  const missing = () => new AppError('not_found', 'This is not found in the trash');
  // Who may not restore sees none of it.
  if (!kind || !mayRestore(context, kind)) throw missing();
  const { transaction, workspaceId, userId } = context;
  const [row] = await transaction.query<
    Pick<Found, 'parentKind' | 'parentId'> & { isDeleted: boolean }
  >(
    `select ${parentColumns(kind)},
        deleted_at is not null as "isDeleted"
      from ${kind.table} where ${ownerIs(kind)} and $1::uuid is not null and $2::uuid is not null
        and id = $3 ${kind.hasReader ? `and ${mayRead}` : ''}`,
    [workspaceId, userId, id],
  );
  if (!row) throw missing();
  // It is back already: somebody else was quicker, or it came with a part of it.
  if (!row.isDeleted) return;
  const { parentKind, parentId } = row;
  if (parentKind && parentId && kinds.has(parentKind)) {
    const parent = { collection: parentKind, id: parentId };
    await restoreFromTrash(context, kinds, parent).catch((error: unknown) => {
      // It is gone for good, and what it leaves behind may be worth having.
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    });
  }
  const { workspaceId: _, ...asPerson } = context;
  const caller = kind.scope === 'own' ? asPerson : context;
  // The handlers of a collection, whose types the list of all domains forgets.
  const restore = kind.restore as (of: unknown, input: unknown) => Promise<unknown>;
  await restore(caller, { params: { workspaceId, id }, query: {} });
}

function mayRestore({ role, seesMoney }: MemberContext, kind: Restorable): boolean {
  if (kind.scope === 'own') return true;
  return can(role, 'delete') && (seesMoney || !isOfMoney(kind.collection));
}

function ownerIs({ scope }: TrashKind): string {
  return scope === 'own' ? 'user_id = $2' : 'workspace_id = $1';
}

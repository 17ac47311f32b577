import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { AppError } from '#shared/errors.ts';
import { pillarsContract } from './contract.ts';
import { takenText } from './rules.ts';
import { maxActivePillars, pillarFields } from './schema.ts';

const pillars = crud({
  table: 'pillars',
  scope: 'workspace',
  fields: pillarFields,
  noun: 'Pillar',
  search: {},
  taken: { name: takenText },
});

export const pillarsRoutes = routes('pillars', pillarsContract, {
  ...pillars,

  async create(context, { body }) {
    if (body.isActive) await requireRoom(context, body.id);
    return pillars.create(context, { body });
  },

  async update(context, { params, body }) {
    if (body.isActive) await requireRoom(context, params.id);
    return pillars.update(context, { params, body });
  },

  async restore(context, { params }) {
    const [gone] = await context.transaction.query<{ isActive: boolean }>(
      'select is_active as "isActive" from pillars where workspace_id = $1 and id = $2',
      [context.workspaceId, params.id],
    );
    if (gone?.isActive) await requireRoom(context, params.id);
    return pillars.restore(context, { params });
  },
});

/** Refuses one more active pillar than there may be. */
async function requireRoom({ transaction, workspaceId }: MemberContext, id: string): Promise<void> {
  // Those who add the ninth at once come here one after the other.
  await transaction.query(`select pg_advisory_xact_lock(hashtextextended('pillars ' || $1, 0))`, [
    workspaceId,
  ]);
  const [others] = await transaction.query<{ count: number }>(
    `select count(*)::int as count from pillars
      where workspace_id = $1 and id <> $2 and is_active and deleted_at is null`,
    [workspaceId, id],
  );
  if ((others?.count ?? 0) < maxActivePillars) return;
  throw new AppError('invalid', 'Archive one first', {
    fields: { isActive: `At most ${maxActivePillars} pillars are active. Archive one first` },
  });
}

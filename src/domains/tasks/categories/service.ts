import type { Tombstone } from '#shared/contracts/pages.ts';
import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import { signedUp } from '#server/accounts/moments.ts';
import type { UserContext } from '#server/http/context.ts';
import { recordStatements, type RecordRow } from '#server/records/records.ts';
import { taskFields } from '#domains/tasks/schema.ts';
import { categoryFields, starterCategories } from './schema.ts';

const categories = recordStatements('categories', 'user_id', categoryFields);
const tasks = recordStatements('tasks', 'user_id', taskFields);

// A new user has their first categories.
signedUp.also(async (transaction, { userId }) => {
  for (const [i, { name, color }] of starterCategories.entries()) {
    const id = newId();
    const [row] = await transaction.query<RecordRow>(
      categories.insert(['name', 'color', 'sortOrder']),
      [userId, id, userId, name, color, i],
    );
    if (row) transaction.record({ stream: userId, domain: 'categories', id, ...row });
  }
});

/**
 * Deletes a category after moving its tasks to `moveTo`, or to the first other category (spec
 * section 4). The last category stays: a task must have somewhere to go.
 */
export async function removeCategory(
  { transaction, userId }: UserContext,
  { id, moveTo }: { id: string; moveTo?: string | undefined },
): Promise<Tombstone> {
  // Locked, so that two requests cannot each delete the other's target, and no task comes in.
  const all = await transaction.query<{ id: string; version: number }>(
    'select id, version from categories where user_id = $1 order by sort_order, id for update',
    [userId],
  );
  const removed = all.find((category) => category.id === id);
  if (!removed) throw new AppError('not_found', 'Category not found');
  const others = all.filter((category) => category.id !== id);
  const target = moveTo ? others.find((category) => category.id === moveTo) : others[0];
  if (others.length === 0) throw new AppError('conflict', 'The last category cannot be deleted.');
  if (!target)
    throw new AppError('invalid', 'Choose a category that exists', {
      fields: { moveTo: 'This no longer exists' },
    });

  // Deleted tasks move as well: they may be restored later.
  const moved = await transaction.query<RecordRow & { id: string; deleted: boolean }>(
    `update tasks set category_id = $3, version = version + 1, updated_at = now(), updated_by_user_id = $1
      where user_id = $1 and category_id = $2
      returning id, deleted_at is not null as deleted, version, ${tasks.json} as json`,
    [userId, id, target.id],
  );
  for (const { deleted, ...row } of moved) {
    transaction.record({
      stream: userId,
      domain: 'tasks',
      ...row,
      json: deleted ? null : row.json,
    });
  }
  await transaction.query('delete from categories where user_id = $1 and id = $2', [userId, id]);
  const version = removed.version + 1;
  transaction.record({ stream: userId, domain: 'categories', id, version, json: null });
  return { id, version, deleted: true };
}

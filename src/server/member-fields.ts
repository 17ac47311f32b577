import type { Fields } from '#shared/entity.ts';
import type { Transaction } from './database/transaction.ts';
import { columnOf } from './records.ts';

interface Named {
  table: string;
  domain: string;
  columns: readonly string[];
  json: string;
}

const named: Named[] = [];

/** Notes which fields of a workspace's records name members: `assigneeUserId` and the like. */
export function namesMembers(
  table: string,
  { fields, json }: { fields: Fields; json: string },
): void {
  const columns = Object.keys(fields)
    .filter((field) => field.endsWith('UserId') && field !== 'readerUserId')
    .map(columnOf);
  if (columns.length > 0) named.push({ table, domain: table.replaceAll('_', '-'), columns, json });
}

/**
 * Takes a member out of all records that name them, and announces these: the foreign keys would do
 * it without telling any browser. Call it before the membership ends.
 */
export async function releaseMember(
  transaction: Transaction,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<void> {
  // Whoever leaves as a viewer may not write, and still is set free.
  const [before] = await transaction.query<{ role: string | null }>(
    `select current_setting('app.role', true) as role`,
    [],
  );
  await actAs(transaction, 'member');
  for (const { table, domain, columns, json } of named) {
    const rows = await transaction.query<{ id: string; version: number; json: string | null }>(
      `update ${table} set version = version + 1,
          ${columns.map((column) => `${column} = nullif(${column}, $2)`).join(', ')}
        where workspace_id = $1 and $2::uuid in (${columns.join(', ')})
        returning id, version, case when deleted_at is null then ${json} end as json`,
      [workspaceId, userId],
    );
    for (const row of rows) transaction.record({ stream: workspaceId, domain, ...row });
  }
  await actAs(transaction, before?.role ?? '');
}

async function actAs(transaction: Transaction, role: string): Promise<void> {
  await transaction.query(`select set_config('app.role', $1, true)`, [role]);
}

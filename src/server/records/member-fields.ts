import * as z from 'zod/mini';
import type { Fields } from '#shared/entity.ts';
import type { MemberContext } from '#server/http/context.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { columnOf, listedIn, type ManyRow } from './records.ts';

interface Named {
  table: string;
  domain: string;
  columns: readonly string[];
  /** Columns with lists of objects, of which each may be given to a member. */
  lists: readonly string[];
  json: string;
  hasReader: boolean;
}

const named: Named[] = [];

/** Notes which fields of a workspace's records name members: `assigneeUserId` and the like. */
export function namesMembers(
  table: string,
  { fields, json, hasReader }: { fields: Fields; json: string; hasReader: boolean },
): void {
  const columns = Object.keys(fields)
    .filter((field) => field.endsWith('UserId') && field !== 'readerUserId')
    .map(columnOf);
  const lists = Object.keys(fields)
    .filter((field) => holdsAssignees(fields[field]))
    .map(columnOf);
  if (columns.length + lists.length > 0)
    named.push({ table, domain: table.replaceAll('_', '-'), columns, lists, json, hasReader });
}

function holdsAssignees(field: z.core.$ZodType | undefined): boolean {
  const item = field && listedIn(field);
  return item !== undefined && 'assigneeUserId' in item.shape;
}

/** Whether all of these are members: of names that stand in a list no foreign key is there to see it. */
export async function areMembers(
  { transaction, workspaceId }: Pick<MemberContext, 'transaction' | 'workspaceId'>,
  userIds: readonly string[],
): Promise<boolean> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return true;
  const [known] = await transaction.query<{ count: number }>(
    `select count(*)::int as count from workspace_members
      where workspace_id = $1 and user_id = any ($2::uuid[])`,
    [workspaceId, ids],
  );
  return known?.count === ids.length;
}

/**
 * Takes a member out of all records that name them, and announces these: the foreign keys would do
 * it without telling any browser, and see nothing of lists. Call it before the membership ends.
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
  for (const { table, domain, columns, lists, json, hasReader } of named) {
    const sets = [
      ...columns.map((column) => `${column} = nullif(${column}, $2)`),
      ...lists.map((column) => `${column} = ${released(column)}`),
    ];
    const which = [
      ...columns.map((column) => `${column} = $2`),
      ...lists.map((column) => `${column} @> ${namingOne}`),
    ];
    const rows = await transaction.query<Omit<ManyRow, 'json'> & { json: string | null }>(
      `update ${table} set version = version + 1, ${sets.join(', ')}
        where workspace_id = $1 and (${which.join(' or ')})
        returning id, version, case when deleted_at is null then ${json} end as json
          ${hasReader ? ', reader_user_id as reader' : ''}`,
      [workspaceId, userId],
    );
    // What nobody else reads is told to nobody: they are about to be gone.
    for (const row of rows)
      if (row.reader !== userId) transaction.record({ stream: workspaceId, domain, ...row });
  }
  await actAs(transaction, before?.role ?? '');
}

const namingOne = `jsonb_build_array(jsonb_build_object('assigneeUserId', $2::uuid))`;

// The same list with what was the member's given to nobody.
const released = (column: string) => `(
  select coalesce(jsonb_agg(
    case when item ->> 'assigneeUserId' = $2::uuid::text
      then item || '{"assigneeUserId": null}' else item end order by place), '[]')
  from jsonb_array_elements(${column}) with ordinality as items (item, place))`;

async function actAs(transaction: Transaction, role: string): Promise<void> {
  await transaction.query(`select set_config('app.role', $1, true)`, [role]);
}

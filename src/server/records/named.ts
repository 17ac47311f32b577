import { AppError } from '#shared/errors.ts';
import { keptText, type NamedBy, type Namers } from '#shared/words/kept-text.ts';
import type { MemberContext } from '#server/http/context.ts';

/** Records that have a name, and by which column those of other collections name them. */
interface Named<N extends Namers> {
  table: string;
  by: string;
  namers: N;
}

/** Refuses to delete records of a workspace of which others still name one, and says which. */
export async function requireUnnamed<N extends Namers>(
  { transaction, workspaceId, seesMoney }: MemberContext,
  named: Named<N>,
  ids: readonly string[],
): Promise<void> {
  const { table, by, namers } = named;
  const which = `from ${table} as named
    where workspace_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id`;
  // First, so that what is counted next is not added to meanwhile.
  await transaction.query(`select id ${which} for update`, [workspaceId, ids]);
  const counts = Object.keys(namers).map(
    (of) => `(select count(*)::int from ${of.replaceAll('-', '_')} as namer
      where namer.workspace_id = $1 and namer.${by} = named.id and namer.deleted_at is null) as "${of}"`,
  );
  const found = await transaction.query<{ name: string; counted: NamedBy<N> }>(
    `select name, (select row_to_json(counts) from (select ${counts.join(', ')}) as counts) as counted
      ${which}`,
    [workspaceId, ids],
  );
  for (const { name, counted } of found) {
    const refusal = keptText(name, { namers, by: counted, seesMoney });
    if (refusal) throw new AppError('conflict', refusal);
  }
}

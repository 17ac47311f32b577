import type { MemberContext } from '#server/http/context.ts';
import { exportsTable, personalTables } from '#server/records/personal-data.ts';
import { type Routes, routes } from '#server/http/routes.ts';
import { sampleContract } from '#domains/people/workspaces/sample/contract.ts';
import { makeBooks } from './books.ts';
import { makeBrands, makeLinks } from './brands.ts';
import { makeContent } from './content.ts';
import { dateLog } from './dated-log.ts';
import { makeDeals } from './deals.ts';
import { makeEntertainment } from './entertainment.ts';
import { makeInspirations } from './inspirations.ts';
import { type Made, type Maker, sampleMaker } from './maker.ts';
import { makeMoney } from './money.ts';
import { makePersonal } from './personal.ts';
import { makeShoots } from './shoots.ts';

exportsTable('sampleRecords', { scope: 'workspace' });

/** Fills a workspace by the handlers of all domains, and takes away what that has made. */
export function sampleRoutes(domains: readonly Routes[]): Routes {
  return routes('sample', sampleContract, {
    read: async (context) => ({ count: (await recordsOf(context)).length }),

    async fill(context) {
      // Two that fill at once: the second finds what the first has made.
      await context.transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `sample ${context.workspaceId}`,
      ]);
      const known = await recordsOf(context);
      if (known.length > 0) return { count: known.length };
      const maker = await sampleMaker(context, domains);
      await fillWith(maker);
      await remember(context, maker.made());
      await dateLog(context, maker.log());
      return { count: maker.made().length };
    },

    async remove(context) {
      const removable = (await recordsOf(context)).filter(
        ({ isOwn, createdByUserId }) => !isOwn || createdByUserId === context.userId,
      );
      const own = [context.workspaceId, removable.map(({ id }) => id)];
      await context.transaction.query(
        'delete from activities where workspace_id = $1 and record_id = any($2::uuid[])',
        own,
      );
      // What refers to others goes before them.
      for (const group of groupsOf(removable.toReversed())) await removeForGood(context, group);
      await context.transaction.query(
        'delete from sample_records where workspace_id = $1 and id = any($2::uuid[])',
        own,
      );
      return { count: 0 };
    },
  });
}

async function fillWith(maker: Maker): Promise<void> {
  const brands = await makeBrands(maker);
  const content = await makeContent(maker);
  const deals = await makeDeals(maker, { brands, content });
  await makeLinks(maker, brands);
  await makeInspirations(maker, content);
  await makeMoney(maker, { brands, deals });
  await makeShoots(maker, { deals, content });
  await makePersonal(maker, { deals, content });
  await makeEntertainment(maker);
  await makeBooks(maker);
}

interface Kept extends Made {
  createdByUserId: string;
}

async function recordsOf({ transaction, workspaceId }: MemberContext): Promise<Kept[]> {
  return transaction.query<Kept & Record<string, unknown>>(
    `select id, domain, is_own as "isOwn", created_by_user_id as "createdByUserId"
      from sample_records where workspace_id = $1 order by place`,
    [workspaceId],
  );
}

async function remember(
  { transaction, workspaceId, userId }: MemberContext,
  made: readonly Made[],
): Promise<void> {
  await transaction.query(
    `insert into sample_records (workspace_id, id, domain, place, is_own, created_by_user_id)
      select $1, id, domain, place, is_own, $2
      from unnest($3::uuid[], $4::text[], $5::boolean[])
        with ordinality as made (id, domain, is_own, place)`,
    [
      workspaceId,
      userId,
      made.map(({ id }) => id),
      made.map(({ domain }) => domain),
      made.map(({ isOwn }) => isOwn),
    ],
  );
}

/** Records of one collection that stand next to each other. */
function groupsOf(records: readonly Kept[]): Kept[][] {
  return [...Map.groupBy(records, ({ domain }) => domain).values()];
}

// A sample leaves nothing in the trash either.
async function removeForGood(context: MemberContext, group: readonly Kept[]): Promise<void> {
  const [one] = group;
  const table = one?.domain.replaceAll('-', '_');
  // A domain that is no more has no rows either.
  if (!one || !table || !personalTables.has(table)) return;
  const owner = one.isOwn ? context.userId : context.workspaceId;
  const rows = await context.transaction.query<{ id: string; version: number }>(
    `delete from ${table} where ${one.isOwn ? 'user_id' : 'workspace_id'} = $1
      and id = any($2::uuid[]) returning id, version + 1 as version`,
    [owner, group.map(({ id }) => id)],
  );
  for (const { id, version } of rows)
    context.transaction.record({ stream: owner, domain: one.domain, id, version, json: null });
}

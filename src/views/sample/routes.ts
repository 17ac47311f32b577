import type { MemberContext } from '#server/http/context.ts';
import { exportsTable } from '#server/records/personal-data.ts';
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
import { recordsOf } from './removal/records.ts';
import { forgetSample, removalJobs } from './removal/removal.ts';
import { stayingOf } from './removal/staying.ts';
import { makeShoots } from './shoots.ts';

exportsTable('sampleRecords', { scope: 'workspace' });

/** Fills a workspace by the handlers of all domains, and takes away what that has made. */
export function sampleRoutes(domains: readonly Routes[]): Routes {
  return routes(
    'sample',
    sampleContract,
    {
      async read(context) {
        const records = await recordsOf(context);
        return { count: records.length, staying: (await stayingOf(context, records)).size };
      },

      async fill(context) {
        await waitForOthers(context);
        const known = await recordsOf(context);
        if (known.length > 0) return { count: known.length, staying: 0 };
        const maker = await sampleMaker(context, domains);
        await fillWith(maker);
        await remember(context, maker.made());
        await dateLog(context, maker.log());
        return { count: maker.made().length, staying: 0 };
      },

      async remove(context) {
        await waitForOthers(context);
        await forgetSample(context);
        return { count: 0, staying: 0 };
      },
    },
    { jobs: removalJobs },
  );
}

// Of two that fill or empty it at once, the second finds what the first has done.
async function waitForOthers({ transaction, workspaceId }: MemberContext): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `sample ${workspaceId}`,
  ]);
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

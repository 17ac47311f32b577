import { maxHits, searchContract } from '#shared/contracts/search-contract.ts';
import { isOfMoney } from './kept-money.ts';
import { routes } from '#server/http/routes.ts';
import { searchRecords } from './search.ts';

export const searchRoutes = routes('search', searchContract, {
  async search(context, { query }) {
    if (context.seesMoney) return { hits: await searchRecords(context, query) };
    // More than asked for: what is left out must not push out what is there.
    const hits = await searchRecords(context, { ...query, limit: maxHits });
    return { hits: hits.filter(({ domain }) => !isOfMoney(domain)).slice(0, query.limit) };
  },
});

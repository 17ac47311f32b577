import { searchContract } from '#shared/search-contract.ts';
import { routes } from './routes.ts';
import { searchRecords } from './search.ts';

export const searchRoutes = routes('search', searchContract, {
  search: async (context, { query }) => ({ hits: await searchRecords(context, query) }),
});

import { routes } from '#server/routes.ts';
import { brandsContract } from './contract.ts';
import { brandRecords, requireUnused } from './service.ts';

export const brandsRoutes = routes('brands', brandsContract, {
  ...brandRecords,
  async remove(context, input) {
    await requireUnused(context, input.params.id);
    return brandRecords.remove(context, input);
  },
});

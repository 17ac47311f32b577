import { routes } from '#server/http/routes.ts';
import { requireBrand } from '#domains/business/brands/service.ts';
import { brandContactsContract } from './contract.ts';
import {
  contactRecords,
  lockBrandOf,
  otherPrimary,
  readyToRestore,
  requirePrimary,
  takePrimary,
} from './service.ts';

export const brandContactsRoutes = routes('brand-contacts', brandContactsContract, {
  ...contactRecords,

  async create(context, { body }) {
    await requireBrand(context, body.brandId);
    const isPrimary = (await otherPrimary(context, body)) === undefined;
    return contactRecords.create(context, { body: { ...body, isPrimary } });
  },
  async update(context, input) {
    if (input.body.isPrimary) await takePrimary(context, input.params.id);
    return contactRecords.update(context, input);
  },
  async remove(context, input) {
    const brandId = await lockBrandOf(context, input.params.id);
    const answer = await contactRecords.remove(context, input);
    if (brandId) await requirePrimary(context, brandId);
    return answer;
  },
  async restore(context, input) {
    await readyToRestore(context, input.params.id);
    return contactRecords.restore(context, input);
  },
});

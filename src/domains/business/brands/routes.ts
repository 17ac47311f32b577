import { routes } from '#server/http/routes.ts';
import { onAgenda } from '#domains/around/agenda/service.ts';
import { onAttachmentChange } from '#domains/around/attachments/service.ts';
import { brandsContract } from './contract.ts';
import { brandDate } from './rules.ts';
import { fetchLogo, followLogo } from '#domains/business/brands/logo/service.ts';
import { brandRecords, requireUnused } from './service.ts';

onAttachmentChange(followLogo);

onAgenda({
  layer: 'deals',
  rule: brandDate,
  collection: 'brands',
  from: 'brands as row',
  title: 'row.name',
  status: 'row.relationship',
  color: 'row.color',
});

export const brandsRoutes = routes('brands', brandsContract, {
  ...brandRecords,
  async remove(context, input) {
    await requireUnused(context, [input.params.id]);
    return brandRecords.remove(context, input);
  },

  async removeMany(context, input) {
    await requireUnused(context, input.body.ids);
    return brandRecords.removeMany(context, input);
  },

  fetchLogo: (context, { params, body }) => fetchLogo(context, params.id, body),
});

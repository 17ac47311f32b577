import { routes } from '#server/routes.ts';
import { onAgenda } from '#domains/agenda/service.ts';
import { onAttachmentChange } from '#domains/attachments/service.ts';
import { brandsContract } from './contract.ts';
import { fetchLogo, followLogo } from './logo/service.ts';
import { brandRecords, requireUnused } from './service.ts';

onAttachmentChange(followLogo);

onAgenda({
  layer: 'deals',
  kind: 'follow-up',
  collection: 'brands',
  from: 'brands as row',
  date: 'row.next_follow_up_on',
  title: 'row.name',
  status: 'row.relationship',
  color: 'row.color',
  where: 'not row.is_archived',
  isOpen: 'true',
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

import { routes } from '#server/http/routes.ts';
import { copyPacking, mergePacking } from '#domains/shoots/packing/merging/service.ts';
import { followsTripPrivacy, ofTrip, onTripCopy } from '#domains/shoots/trips/service.ts';
import { packingItemsContract } from './contract.ts';
import { packingItems, withPackers } from './service.ts';

followsTripPrivacy('packing_items', packingItems);
onTripCopy(copyPacking);

export const packingItemsRoutes = routes('packing-items', packingItemsContract, {
  ...packingItems,

  async create(context, { body }) {
    const privacy = await ofTrip(context, body.tripId);
    const packer = body.isPacked
      ? { packedByUserId: context.userId, packedAt: new Date().toISOString() }
      : {};
    return packingItems.create(context, { body: { ...body, ...privacy, ...packer } });
  },

  async update(context, { params, body }) {
    const [group] = await withPackers(context, [{ ids: [params.id], fields: body }]);
    return packingItems.update(context, { params, body: group?.fields ?? body });
  },

  async updateMany(context, { body }) {
    const changes = await withPackers(context, body.changes);
    return packingItems.updateMany(context, { body: { changes } });
  },

  merge: (context, { params, body }) => mergePacking(context, params.id, body),
});

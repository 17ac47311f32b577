import { type DatedRows, onAgenda } from '#domains/around/agenda/service.ts';
import { routes } from '#server/http/routes.ts';
import { mayRead } from '#server/records/records.ts';
import { chargeDaysBefore } from '#domains/shoots/packing/reminders/rules.ts';
import { copyPacking, mergePacking } from '#domains/shoots/packing/merging/service.ts';
import { followsTripPrivacy, ofTrip, onTripCopy } from '#domains/shoots/trips/service.ts';
import { remindOfPacking } from '#domains/shoots/packing/reminders/service.ts';
import { packingItemsContract } from './contract.ts';
import { packingItems, withPackers } from './service.ts';

followsTripPrivacy('packing_items', packingItems);
onTripCopy(copyPacking);

// Of the rows that are asked for, not of those around them.
const mayReadItem = mayRead.replaceAll('reader_user_id', 'packing_items.reader_user_id');

// The same that `packingDays` says: a list that asks for nothing is not there.
const listAsks = (what: string) => `exists (select from packing_items
  where packing_items.workspace_id = trips.workspace_id and trip_id = trips.id
    and packing_items.deleted_at is null and ${mayReadItem} and ${what})`;
const packingDay = (kind: string, title: string, on: string, which: string): DatedRows => ({
  layer: 'trips',
  rule: { kind, date: 'dayOn' },
  collection: 'trips',
  from: `(select trips.*, ${on} as day_on from trips
    where workspace_id = $1 and status <> 'cancelled' and ${mayRead} and ${which}) as row`,
  title: `'${title} ' || row.title`,
  status: 'row.status',
  isOpen: 'true',
  isReckoned: true,
});
onAgenda(
  packingDay(
    'packing-start',
    'Start packing:',
    'starts_on - (select pack_days_before from workspaces where id = $1)',
    `starts_on >= $6::date and ${listAsks('not is_packed')}`,
  ),
  packingDay(
    'packing-charge',
    'Charge for',
    `starts_on - ${chargeDaysBefore}`,
    `starts_on >= $6::date and ${listAsks('needs_charging and not is_charged')}`,
  ),
  packingDay(
    'packing-gear',
    'Gear back from',
    'ends_on',
    `ends_on is not null and ${listAsks('is_gear and is_packed and not is_returned')}`,
  ),
);

export const packingItemsRoutes = routes(
  'packing-items',
  packingItemsContract,
  {
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
  },
  { remindOfDates: remindOfPacking },
);

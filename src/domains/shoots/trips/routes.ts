import { onAttachmentChange } from '#domains/around/attachments/service.ts';
import { onAgenda } from '#domains/around/agenda/service.ts';
import { routes } from '#server/http/routes.ts';
import { mayRead } from '#server/records/records.ts';
import { tripsContract } from './contract.ts';
import { copyTrip, createTrip, followCover, trips, updateTrip } from './service.ts';

// The same that `datesOf` says.
onAgenda({
  layer: 'trips',
  rule: { kind: 'trip', date: 'dayOn' },
  collection: 'trips',
  from: `(
    select trips.*, day::date as day_on from trips
      cross join lateral generate_series(greatest(starts_on, $3::date)::timestamp,
        least(ends_on, $4::date)::timestamp, '1 day') as day
      where workspace_id = $1 and starts_on <= $4::date and ends_on >= $3::date
        and status <> 'cancelled' and ${mayRead}
  ) as row`,
  title: 'row.title',
  time: `case when row.day_on = row.starts_on then to_char(row.start_time, 'HH24:MI') end`,
  status: 'row.status',
  isReckoned: true,
});

onAttachmentChange(async (context, { tripId }) => {
  if (tripId !== null) await followCover(context, tripId);
});

export const tripsRoutes = routes('trips', tripsContract, {
  ...trips,
  create: (context, { body }) => createTrip(context, body),
  update: (context, { params, body }) => updateTrip(context, params.id, body),
  copy: (context, { params, body }) => copyTrip(context, params.id, body),
});

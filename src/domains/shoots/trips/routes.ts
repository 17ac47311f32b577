import { onAgenda } from '#domains/around/agenda/service.ts';
import { routes } from '#server/http/routes.ts';
import { mayRead } from '#server/records/records.ts';
import { tripsContract } from './contract.ts';
import { tripDates } from './rules.ts';
import { copyTrip, createTrip, trips, updateTrip } from './service.ts';

onAgenda(
  ...tripDates.map((rule) => ({
    layer: 'trips' as const,
    rule,
    collection: 'trips',
    from: 'trips as row',
    title: 'row.title',
    time: `to_char(${rule.kind === 'trip-starts' ? 'row.start_time' : 'row.end_time'}, 'HH24:MI')`,
    status: 'row.status',
    where: mayRead,
  })),
);

export const tripsRoutes = routes('trips', tripsContract, {
  ...trips,
  create: (context, { body }) => createTrip(context, body),
  update: (context, { params, body }) => updateTrip(context, params.id, body),
  copy: (context, { params, body }) => copyTrip(context, params.id, body),
});

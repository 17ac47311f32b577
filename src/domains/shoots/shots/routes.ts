import { onAgenda } from '#domains/around/agenda/service.ts';
import { routes } from '#server/http/routes.ts';
import { mayRead } from '#server/records/records.ts';
import { shotsContract } from './contract.ts';
import { countTakes, createShot, gatherShots, shots } from './service.ts';

// The same that `dayOfShot` says. The shots of a day of a trip are counted: one line is what a day wants to
// know of them.
onAgenda({
  layer: 'trips',
  rule: { kind: 'shots', date: 'dayOn' },
  collection: 'trips',
  from: `(select trips.*, day_on, done_count, shot_count from trips join (
      select shot.trip_id as taken_id, count(*) as shot_count,
          count(*) filter (where shot.status = 'done') as done_count,
          coalesce(item.scheduled_on, shot.shot_on,
            case when trip.starts_on = trip.ends_on then trip.starts_on end) as day_on
        from shots shot
          join trips trip on trip.workspace_id = shot.workspace_id and trip.id = shot.trip_id
          left join schedule_items item on item.workspace_id = shot.workspace_id
            and item.id = shot.schedule_item_id and item.deleted_at is null
        where shot.workspace_id = $1 and shot.deleted_at is null and shot.status <> 'dropped'
          and ${mayRead.replaceAll('reader_user_id', 'shot.reader_user_id')}
        group by taken_id, day_on
    ) as taken on taken_id = trips.id
    where workspace_id = $1 and status <> 'cancelled' and ${mayRead}) as row`,
  title: `'Shots: ' || row.title`,
  status: `row.done_count || ' of ' || row.shot_count`,
  isReckoned: true,
});

export const shotsRoutes = routes('shots', shotsContract, {
  ...shots,
  create: (context, { body }) => createShot(context, body),
  count: (context, { params, body }) => countTakes(context, params.id, body.by),
  gather: (context, { params, body }) => gatherShots(context, params.tripId, body.shots),
});

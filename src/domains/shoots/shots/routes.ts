import { onAgendaAs } from '#domains/around/agenda/service.ts';
import { routes } from '#server/http/routes.ts';
import { shotsContract } from './contract.ts';
import { createShot, gatherShots, shots } from './service.ts';

// The shots of a day of a trip, counted: one line is what a day wants to know of them.
onAgendaAs(
  'trips',
  'shots',
  `select day as date, 'Shots, ' || title as title,
      count(*) filter (where shot.status = 'done') || ' of ' || count(*) || ' done' as status
    from (
      select shot.status, shot.trip_id, trip.title, coalesce(item.scheduled_on, shot.shot_on,
          case when trip.starts_on = trip.ends_on then trip.starts_on end) as day
        from shots shot join trips trip
            on trip.workspace_id = shot.workspace_id and trip.id = shot.trip_id
              and trip.deleted_at is null and trip.status <> 'cancelled'
          left join schedule_items item
            on item.workspace_id = shot.workspace_id and item.id = shot.schedule_item_id
              and item.deleted_at is null
        where shot.workspace_id = $1 and shot.deleted_at is null and shot.status <> 'dropped'
          and (shot.reader_user_id is null or shot.reader_user_id = $2)
    ) as shot
    where day between $3::date and $4::date
    group by day, trip_id, title`,
);

export const shotsRoutes = routes('shots', shotsContract, {
  ...shots,
  create: (context, { body }) => createShot(context, body),
  gather: (context, { params, body }) => gatherShots(context, params.tripId, body.shots),
});

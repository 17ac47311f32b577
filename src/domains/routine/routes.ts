import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { onAgendaAs } from '#domains/around/agenda/service.ts';
import { historyDays } from '#domains/routine/completions/rules.ts';
import { routineItemsContract } from './contract.ts';
import { routineItemFields } from './schema.ts';

const routineItems = crud({
  table: 'routineItems',
  scope: 'workspace',
  fields: routineItemFields,
  noun: 'Routine item',
  hasReader: true,
  search: {},
});

// The same that `isDueOn`, `isPausedOn` and `takesOn` say, counted for each day.
onAgendaAs(
  'routine',
  'due',
  `select day::date as date, 'Routine' as title, count(*) || ' due' as status
    from generate_series($3::timestamp, $4::timestamp, '1 day') as day join (
      select items.*, taking.taken_on, taking.is_let_go,
        items.pauses || coalesce(taking.pauses, '[]') as all_pauses, exists (
        select from routine_completions done
          where done.workspace_id = items.workspace_id and done.routine_item_id = items.id
            and done.created_by_user_id = $2 and done.status = 'done' and done.deleted_at is null
            and done.local_date > $6::date - ${historyDays}
      ) as is_done
      from routine_items items left join routine_takings taking
        on taking.workspace_id = items.workspace_id and taking.routine_item_id = items.id
          and taking.created_by_user_id = $2 and taking.deleted_at is null
      where items.workspace_id = $1
    ) as row
      on row.deleted_at is null and row.starts_on <= day
        and not coalesce(row.is_let_go, row.created_by_user_id <> $2 and not row.is_done)
        and (row.taken_on is null or row.taken_on <= day or row.created_by_user_id = $2)
        and (row.reader_user_id is null or row.reader_user_id = $2)
        and (select often in ('daily', 'most-days')
            or often = 'weekdays' and extract(isodow from day) < 6
          from coalesce((select earlier ->> 'frequency'
            from jsonb_array_elements(row.earlier_frequencies) as earlier
            where day < (earlier ->> 'until')::date order by earlier ->> 'until' limit 1
          ), row.frequency) as often)
        and not exists (select from jsonb_array_elements(row.all_pauses) as pause
          where (pause ->> 'from')::date <= day and day < (pause ->> 'until')::date)
    group by day`,
);

const countText = `select count(*)::int as count from routine_items
  where workspace_id = $1 and deleted_at is null`;

export const routineItemsRoutes = routes('routine-items', routineItemsContract, {
  ...routineItems,
  /** Without a place of its own an item comes behind all that its creator sees. */
  async create(context, { body }) {
    const { query } = context.transaction;
    const counted = body.sortOrder === undefined && (await query(countText, [context.workspaceId]));
    const sortOrder = counted ? counted[0]?.['count'] : body.sortOrder;
    return routineItems.create(context, { body: { ...body, sortOrder } });
  },
});

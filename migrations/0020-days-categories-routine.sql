-- What is posted stands on the day on which it was: the agenda asks for it by owner and instant.
create index posts_posted_at_idx on posts (workspace_id, posted_at)
  where posted_at is not null and deleted_at is null;
create index deliverables_posted_at_idx on deliverables (workspace_id, posted_at)
  where posted_at is not null and deleted_at is null;
create index tasks_remind_deadline_idx on tasks (deadline_on)
  where remind_minutes_before is not null and planned_on is null and completed_at is null
    and deleted_at is null;

-- 'Work' and 'work' are one name. Of doubles the oldest keeps it, the others are counted on: none is
-- lost, nor a task of theirs. Who owns the tables sees rows only while security is not forced on it.
alter table categories no force row level security;
alter table streams no force row level security;
do $$
declare
  other record;
  nth integer;
  renamed text;
begin
  for other in
    select user_id, id, name from (
      select *, row_number() over (partition by user_id, lower(btrim(name)) order by id) as place
        from categories
    ) as known
    where place > 1 order by user_id, id
  loop
    nth := 2;
    loop
      renamed := rtrim(left(btrim(other.name), 60 - length(' ' || nth))) || ' ' || nth;
      exit when not exists (
        select from categories
          where user_id = other.user_id and lower(btrim(name)) = lower(renamed)
      );
      nth := nth + 1;
    end loop;
    update categories set name = renamed, version = version + 1, updated_at = now()
      where user_id = other.user_id and id = other.id;
    -- Browsers that know the old name read their lists anew.
    update streams set epoch = gen_random_uuid() where id = other.user_id;
  end loop;
end
$$;
alter table categories add column sort_order integer;
update categories set sort_order = known.place
  from (
    select user_id, id, row_number() over (partition by user_id order by id) - 1 as place
      from categories
  ) as known
  where categories.user_id = known.user_id and categories.id = known.id;
alter table categories alter column sort_order set not null;
alter table categories force row level security;
alter table streams force row level security;
create unique index categories_name_key on categories (user_id, lower(btrim(name)))
  where deleted_at is null;

-- Routine: an item is for everybody of the workspace, or for who added it alone; and what is for
-- everybody counts for others once they have taken it on.
alter table routine_items add column is_for_me boolean not null default false;
drop policy routine_items_read on routine_items;
drop policy routine_items_write on routine_items;
drop policy routine_items_erase on routine_items;
drop policy routine_items_erase_read on routine_items;
drop index routine_items_search_idx;
alter table routine_items drop column reader_user_id;
alter table routine_items add column reader_user_id uuid
  generated always as (case when is_medicine or is_for_me then created_by_user_id end) stored;
create index routine_items_search_idx on routine_items (workspace_id, id)
  include (search_text, deleted_at, reader_user_id) where deleted_at is null;
create policy routine_items_read on routine_items for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
    and (reader_user_id is null
      or reader_user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  );
create policy routine_items_write on routine_items to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
    and (reader_user_id is null
      or reader_user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  );
create policy routine_items_erase on routine_items for delete to dayslate_app
  using (reader_user_id = (select nullif(current_setting('app.erased_user_id', true), '')::uuid));
create policy routine_items_erase_read on routine_items for select to dayslate_app
  using (reader_user_id = (select nullif(current_setting('app.erased_user_id', true), '')::uuid));

create table routine_takings (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  routine_item_id uuid not null,
  taken_on date not null,
  is_let_go boolean not null default false,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  reader_user_id uuid not null generated always as (created_by_user_id) stored,
  primary key (workspace_id, id),
  constraint routine_takings_routine_item_id_fkey
    foreign key (workspace_id, routine_item_id) references routine_items (workspace_id, id)
    on delete cascade
);
-- Taking on twice is once, on however many devices.
create unique index routine_takings_item_key
  on routine_takings (workspace_id, created_by_user_id, routine_item_id) where deleted_at is null;
create index routine_takings_item_idx on routine_takings (workspace_id, routine_item_id);

alter table routine_takings enable row level security;
alter table routine_takings force row level security;
create policy routine_takings_read on routine_takings for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
    and reader_user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
  );
create policy routine_takings_write on routine_takings to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
    and reader_user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
  );
create policy routine_takings_tidy on routine_takings for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy routine_takings_tidy_read on routine_takings for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy routine_takings_purge on routine_takings for delete to dayslate_app
  using (
    (select current_setting('app.system', true)) = 'tidy'
    and workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
  );
create policy routine_takings_purge_read on routine_takings for select to dayslate_app
  using (
    (select current_setting('app.system', true)) = 'tidy'
    and workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
  );
create policy routine_takings_erase on routine_takings for delete to dayslate_app
  using (reader_user_id = (select nullif(current_setting('app.erased_user_id', true), '')::uuid));
create policy routine_takings_erase_read on routine_takings for select to dayslate_app
  using (reader_user_id = (select nullif(current_setting('app.erased_user_id', true), '')::uuid));
grant select, insert, update, delete on routine_takings to dayslate_app;

-- What whoever holds a link sees of the days of a trip without an account: a link of 32 random bytes of
-- which only the SHA-256 is kept, and the parts of the trip that were chosen for it.
create table call_sheet_links (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  trip_id uuid not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  shows_schedule boolean not null default true,
  shows_shots boolean not null default true,
  shows_bookings boolean not null default false,
  shows_packing boolean not null default false,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz,
  created_by_user_id uuid not null,
  -- In whose name it shows what it shows.
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint call_sheet_links_trip_id_fkey
    foreign key (workspace_id, trip_id) references trips (workspace_id, id) on delete cascade
);
create index call_sheet_links_trip_id_idx on call_sheet_links (workspace_id, trip_id);
create index call_sheet_links_expires_at_idx on call_sheet_links (expires_at);

alter table call_sheet_links enable row level security;
alter table call_sheet_links force row level security;
create policy call_sheet_links_kept on call_sheet_links to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
-- Whoever holds a link that lives finds its row, and may note that it was opened.
create policy call_sheet_links_opened on call_sheet_links for select to dayslate_app
  using (
    token_hash = decode(nullif((select current_setting('app.sheet_hash', true)), ''), 'hex')
    and revoked_at is null and expires_at > now()
  );
create policy call_sheet_links_note on call_sheet_links for update to dayslate_app
  using (
    token_hash = decode(nullif((select current_setting('app.sheet_hash', true)), ''), 'hex')
    and revoked_at is null and expires_at > now()
  );
create policy call_sheet_links_tidy on call_sheet_links for delete to dayslate_app
  using (
    (select current_setting('app.system', true)) = 'tidy'
    and expires_at < now() - interval '30 days'
  );
create policy call_sheet_links_tidy_read on call_sheet_links for select to dayslate_app
  using (
    (select current_setting('app.system', true)) = 'tidy'
    and expires_at < now() - interval '30 days'
  );
grant select, insert, update, delete on call_sheet_links to dayslate_app;

-- From the link it reaches its trip and the chosen parts of that, never what one member alone may see.
create policy trips_on_sheet on trips for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.sheet_workspace_id', true), '')::uuid)
    and id = (select nullif(current_setting('app.sheet_trip_id', true), '')::uuid)
    and deleted_at is null and reader_user_id is null
  );
create policy trip_people_on_sheet on trip_people for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.sheet_workspace_id', true), '')::uuid)
    and trip_id = (select nullif(current_setting('app.sheet_trip_id', true), '')::uuid)
    and deleted_at is null and reader_user_id is null
  );
create policy schedule_items_on_sheet on schedule_items for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.sheet_workspace_id', true), '')::uuid)
    and trip_id = (select nullif(current_setting('app.sheet_trip_id', true), '')::uuid)
    and deleted_at is null and reader_user_id is null
    and 'schedule' = any (string_to_array((select current_setting('app.sheet_shows', true)), ','))
  );
create policy shots_on_sheet on shots for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.sheet_workspace_id', true), '')::uuid)
    and trip_id = (select nullif(current_setting('app.sheet_trip_id', true), '')::uuid)
    and deleted_at is null and reader_user_id is null
    and 'shots' = any (string_to_array((select current_setting('app.sheet_shows', true)), ','))
  );
create policy bookings_on_sheet on bookings for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.sheet_workspace_id', true), '')::uuid)
    and trip_id = (select nullif(current_setting('app.sheet_trip_id', true), '')::uuid)
    and deleted_at is null and reader_user_id is null
    and 'bookings' = any (string_to_array((select current_setting('app.sheet_shows', true)), ','))
  );
create policy packing_items_on_sheet on packing_items for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.sheet_workspace_id', true), '')::uuid)
    and trip_id = (select nullif(current_setting('app.sheet_trip_id', true), '')::uuid)
    and deleted_at is null and reader_user_id is null
    and 'packing' = any (string_to_array((select current_setting('app.sheet_shows', true)), ','))
  );

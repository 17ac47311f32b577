-- Routine -----------------------------------------------------------------------------------------
create table routine_items (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  description text not null default '',
  time_slot text not null default 'morning' check (time_slot in ('morning', 'afternoon', 'evening')),
  is_medicine boolean not null default false,
  dosage text not null default '',
  is_critical boolean not null default false,
  frequency text not null default 'daily'
    check (frequency in ('daily', 'weekdays', 'most-days', 'as-needed')),
  sort_order integer not null,
  is_tiny_habit boolean not null default false,
  starts_on date not null,
  pauses jsonb not null default '[]',
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  -- Who alone may see a row; null for all members.
  reader_user_id uuid generated always as (case when is_medicine then created_by_user_id end) stored,
  primary key (workspace_id, id),
  -- Only a medicine has a dosage or is critical (spec section 5).
  constraint routine_items_medicine_check check (is_medicine or (dosage = '' and not is_critical))
);

create table routine_completions (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  routine_item_id uuid not null,
  local_date date not null,
  status text not null default 'done' check (status in ('done', 'skipped')),
  completed_at timestamptz not null
    check (completed_at between '0001-01-01T00:00:00Z' and '9999-12-31T23:59:59.999999Z'),
  note text not null default '',
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  reader_user_id uuid not null generated always as (created_by_user_id) stored,
  primary key (workspace_id, id),
  constraint routine_completions_routine_item_id_fkey
    foreign key (workspace_id, routine_item_id) references routine_items (workspace_id, id)
    on delete cascade
);
-- Ticking twice is one completion, on however many devices.
create unique index routine_completions_day_key
  on routine_completions (workspace_id, created_by_user_id, routine_item_id, local_date)
  where deleted_at is null;
create index routine_completions_item_idx on routine_completions (workspace_id, routine_item_id);
-- A person's own history, read by period and in pages by id.
create index routine_completions_own_idx
  on routine_completions (workspace_id, created_by_user_id, id) where deleted_at is null;

-- Row level security ------------------------------------------------------------------------------
alter table routine_items enable row level security;
alter table routine_items force row level security;
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
create policy routine_items_tidy on routine_items for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy routine_items_tidy_read on routine_items for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table routine_completions enable row level security;
alter table routine_completions force row level security;
create policy routine_completions_read on routine_completions for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
    and reader_user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
  );
create policy routine_completions_write on routine_completions to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
    and reader_user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
  );
create policy routine_completions_tidy on routine_completions for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy routine_completions_tidy_read on routine_completions for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

-- What one person alone reads goes with its workspace all the same, when its time is over.
create policy routine_items_purge on routine_items for delete to dayslate_app
  using (
    (select current_setting('app.system', true)) = 'tidy'
    and workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
  );
create policy routine_items_purge_read on routine_items for select to dayslate_app
  using (
    (select current_setting('app.system', true)) = 'tidy'
    and workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
  );
create policy routine_completions_purge on routine_completions for delete to dayslate_app
  using (
    (select current_setting('app.system', true)) = 'tidy'
    and workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
  );
create policy routine_completions_purge_read on routine_completions for select to dayslate_app
  using (
    (select current_setting('app.system', true)) = 'tidy'
    and workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
  );

grant select, insert, update, delete on routine_items, routine_completions to dayslate_app;

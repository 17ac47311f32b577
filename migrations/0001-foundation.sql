-- The role that the product runs as. It owns nothing, so row level security binds it. Where it
-- exists already (embedded database, a second product on the same server) it is kept as it is.
do $$ begin
  if not exists (select from pg_roles where rolname = 'dayslate_app') then
    create role dayslate_app nologin nosuperuser nobypassrls;
  end if;
end $$;
-- Lets whoever migrates an external server become that role; a superuser may anyway.
do $$ begin
  execute format('grant dayslate_app to %I', current_user);
exception when others then null;
end $$;
grant usage on schema public to dayslate_app;

-- People -----------------------------------------------------------------------------------------
create table users (
  id uuid primary key,
  email text not null unique check (email = lower(btrim(email))),
  email_confirmed_at timestamptz,
  password_hash text not null,
  username text,
  first_name text,
  last_name text,
  avatar_url text,
  time_zone text not null default 'UTC',
  date_format text not null default 'MDY' check (date_format in ('MDY', 'DMY', 'YMD')),
  time_format text not null default '12' check (time_format in ('12', '24')),
  theme text not null default 'system' check (theme in ('light', 'dark', 'system')),
  week_starts_on smallint not null default 0 check (week_starts_on between 0 and 6),
  -- Minutes after midnight until which it is still yesterday.
  day_starts_at_minutes smallint not null default 0 check (day_starts_at_minutes between 0 and 360),
  single_key_shortcuts boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_username_key on users (lower(username));

-- Every kind of token in one shape: 32 random bytes of which only the SHA-256 is kept.
create table tokens (
  hash bytea primary key check (length(hash) = 32),
  kind text not null check (kind in ('session', 'reset', 'confirm', 'invitation', 'feed', 'api')),
  id uuid not null unique,
  user_id uuid references users (id) on delete cascade,
  label text not null default '',
  created_at timestamptz not null default now(),
  renewed_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index tokens_user_id_idx on tokens (user_id, kind);
create index tokens_expires_at_idx on tokens (expires_at);

-- Failed attempts per account and per address, in windows; shared by all servers.
create table attempts (
  key text primary key,
  failures integer not null,
  resets_at timestamptz not null
);

create table audit_events (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_user_id uuid,
  workspace_id uuid,
  operation text not null,
  object_id text,
  outcome text not null
);
create index audit_events_workspace_idx on audit_events (workspace_id, at);

-- Workspaces --------------------------------------------------------------------------------------
create table workspaces (
  id uuid primary key,
  name text not null,
  slug text not null unique,
  description text not null default '',
  logo_url text,
  type text not null default 'personal' check (type in ('personal', 'team', 'business')),
  settings jsonb not null default '{}',
  plan_type text not null default 'free',
  max_members integer,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1
);

create table workspace_members (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  user_id uuid not null references users (id),
  role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
  last_accessed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (workspace_id, id),
  unique (workspace_id, user_id)
);
create index workspace_members_user_id_idx on workspace_members (user_id);
create unique index workspace_members_owner_key on workspace_members (workspace_id) where role = 'owner';

create table workspace_invitations (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  email text not null check (email = lower(btrim(email))),
  role text not null check (role in ('admin', 'member', 'viewer')),
  message text not null default '',
  token_id uuid not null references tokens (id) on delete cascade,
  expires_at timestamptz not null,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (workspace_id, id)
);
create unique index workspace_invitations_email_key on workspace_invitations (workspace_id, email);

-- Changes -----------------------------------------------------------------------------------------
-- One stream per user and per workspace, named by its id. `seq` is taken as the last statement of a
-- transaction, so a reader that has seen number n has seen every smaller one.
create table streams (
  id uuid primary key,
  epoch uuid not null default gen_random_uuid(),
  seq bigint not null default 0
);

create table changes (
  stream_id uuid not null,
  seq bigint not null,
  domain text not null,
  record_id uuid not null,
  version integer not null,
  -- json, not jsonb: the text goes out to browsers exactly as it came in.
  record json,
  -- Who alone may see the record; null for all who follow the stream.
  reader_user_id uuid,
  -- The others could see it before: to them it is deleted now.
  hides boolean not null default false,
  at timestamptz not null default now(),
  primary key (stream_id, seq)
);
create index changes_at_idx on changes (at);

-- Answers of writes already done, so that a repeated operation is answered, not done again.
create table operations (
  user_id uuid not null,
  id uuid not null,
  response json,
  at timestamptz not null default now(),
  primary key (user_id, id)
);
create index operations_at_idx on operations (at);

-- Work for later, enqueued in the transaction of the write that asks for it.
create table jobs (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index jobs_run_at_idx on jobs (run_at);

-- Tasks -------------------------------------------------------------------------------------------
create table categories (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  color text not null default 'blue'
    check (color in ('blue', 'green', 'purple', 'red', 'orange', 'pink', 'indigo', 'teal')),
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (user_id, id)
);

create table tasks (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  planned_on date,
  -- Years that instants are written with; the schema's pattern knows no others.
  completed_at timestamptz
    check (completed_at between '0001-01-01T00:00:00Z' and '9999-12-31T23:59:59.999999Z'),
  category_id uuid,
  notes text not null default '',
  time_type text not null default 'none'
    check (time_type in ('none', 'start-end', 'start-only', 'due-by', 'time-of-day')),
  start_time time,
  end_time time,
  due_time time,
  time_of_day text check (time_of_day in ('morning', 'afternoon', 'evening')),
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (user_id, id),
  constraint tasks_category_id_fkey
    foreign key (user_id, category_id) references categories (user_id, id),
  -- A task keeps exactly the times of its time type (spec section 4).
  constraint tasks_times_check check (
    (start_time is not null) = (time_type in ('start-end', 'start-only'))
    and (end_time is not null) = (time_type = 'start-end')
    and (due_time is not null) = (time_type = 'due-by')
    and (time_of_day is not null) = (time_type = 'time-of-day')
    and (end_time is null or end_time > start_time)
  )
);
create index tasks_open_idx on tasks (user_id, id) where deleted_at is null and completed_at is null;
create index tasks_planned_on_idx on tasks (user_id, planned_on) where deleted_at is null;
create index tasks_category_id_idx on tasks (user_id, category_id);

create table starred_days (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  starred_on date not null,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (user_id, id)
);
create unique index starred_days_starred_on_key on starred_days (user_id, starred_on)
  where deleted_at is null;

-- Row level security ------------------------------------------------------------------------------
-- Plain comparisons with the settings of the transaction. A setting that is missing or empty is null,
-- and a comparison with null lets nothing through. Tables that are read by the thousand rows ask for
-- a setting in a sub-select: it is then read once a statement, not once a row. PostgreSQL tries the
-- policies of a table from the last name to the first, and stops at the first that holds: what is
-- asked for most has a name behind the others.
alter table categories enable row level security;
alter table categories force row level security;
create policy categories_user on categories to dayslate_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));

alter table tasks enable row level security;
alter table tasks force row level security;
create policy tasks_user on tasks to dayslate_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));

alter table starred_days enable row level security;
alter table starred_days force row level security;
create policy starred_days_user on starred_days to dayslate_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));

-- The hourly tidying sees and deletes what has been in the trash for 30 days, and nothing else.
create policy categories_tidy on categories for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy categories_tidy_read on categories for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy tasks_tidy on tasks for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy tasks_tidy_read on tasks for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy starred_days_tidy on starred_days for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy starred_days_tidy_read on starred_days for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table operations enable row level security;
alter table operations force row level security;
create policy operations_own on operations to dayslate_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
-- Only the hourly tidying deletes old answers, and it sees nothing but their age.
create policy operations_tidy on operations for delete to dayslate_app
  using (current_setting('app.system', true) = 'tidy');
create policy operations_tidy_read on operations for select to dayslate_app
  using (current_setting('app.system', true) = 'tidy');

alter table workspaces enable row level security;
alter table workspaces force row level security;
create policy workspaces_read on workspaces for select to dayslate_app
  using (
    id = nullif(current_setting('app.workspace_id', true), '')::uuid
    or id = any (string_to_array(nullif(current_setting('app.workspace_ids', true), ''), ',')::uuid[])
  );
create policy workspaces_create on workspaces for insert to dayslate_app
  with check (
    id = nullif(current_setting('app.workspace_id', true), '')::uuid
    and created_by_user_id = nullif(current_setting('app.user_id', true), '')::uuid
  );
create policy workspaces_change on workspaces for update to dayslate_app
  using (
    id = nullif(current_setting('app.workspace_id', true), '')::uuid
    and current_setting('app.role', true) in ('owner', 'admin')
  );

alter table workspace_members enable row level security;
alter table workspace_members force row level security;
create policy workspace_members_read on workspace_members for select to dayslate_app
  using (
    user_id = nullif(current_setting('app.user_id', true), '')::uuid
    or workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
    or workspace_id = any (string_to_array(nullif(current_setting('app.workspace_ids', true), ''), ',')::uuid[])
  );
create policy workspace_members_create on workspace_members for insert to dayslate_app
  with check (
    workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
    and user_id = nullif(current_setting('app.user_id', true), '')::uuid
  );
create policy workspace_members_change on workspace_members for update to dayslate_app
  using (
    workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
    and (
      current_setting('app.role', true) in ('owner', 'admin')
      or user_id = nullif(current_setting('app.user_id', true), '')::uuid
    )
  )
  -- Nobody but owner and admin can raise a role, not even their own.
  with check (
    workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
    and (
      current_setting('app.role', true) in ('owner', 'admin')
      or role = current_setting('app.role', true)
    )
  );
create policy workspace_members_delete on workspace_members for delete to dayslate_app
  using (
    workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
    and (
      current_setting('app.role', true) in ('owner', 'admin')
      or user_id = nullif(current_setting('app.user_id', true), '')::uuid
    )
  );

alter table workspace_invitations enable row level security;
alter table workspace_invitations force row level security;
create policy workspace_invitations_admins on workspace_invitations to dayslate_app
  using (
    workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
    and current_setting('app.role', true) in ('owner', 'admin')
  );

alter table streams enable row level security;
alter table streams force row level security;
create policy streams_own on streams to dayslate_app
  using (
    id = nullif(current_setting('app.user_id', true), '')::uuid
    or id = nullif(current_setting('app.workspace_id', true), '')::uuid
  );
create policy streams_feed on streams for select to dayslate_app
  using (current_setting('app.system', true) = 'feed');

alter table changes enable row level security;
alter table changes force row level security;
create policy changes_own on changes to dayslate_app
  using (
    (
      stream_id = nullif(current_setting('app.user_id', true), '')::uuid
      or stream_id = nullif(current_setting('app.workspace_id', true), '')::uuid
    )
    and (
      reader_user_id is null
      or reader_user_id = nullif(current_setting('app.user_id', true), '')::uuid
    )
  );
create policy changes_feed on changes for select to dayslate_app
  using (current_setting('app.system', true) in ('feed', 'tidy'));
create policy changes_tidy on changes for delete to dayslate_app
  using (current_setting('app.system', true) = 'tidy');

-- What the product may do at all; nothing of the schema itself.
grant select, insert, update, delete on
  users, tokens, attempts, workspaces, workspace_members, workspace_invitations, streams, changes,
  operations, jobs, categories, tasks, starred_days to dayslate_app;
grant select, insert on audit_events to dayslate_app;

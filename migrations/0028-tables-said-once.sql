-- What every table of records has, said once: a new one says its own columns and calls the procedure
-- of its kind (docs/decisions/046-sql-said-once.md). The tables from before are as these would make
-- them; src/server/database/record-tables.test.ts compares.

-- Records of one person: `create table places (name text not null); call person_table('places');`
create procedure person_table(name text, is_reminded_of boolean default false)
  language plpgsql as $$
begin
  call record_table(name, 'user_id', 'users', is_reminded_of);
  execute format($policy$
    create policy %2$I on %1$I to dayslate_app
      using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid))
  $policy$, name, name || '_user');
end $$;

-- Records of a workspace: every member reads, all but viewers write. Rows that one member alone may
-- see say in `reader` who that is, in words of their own columns; null for all members.
create procedure workspace_table(name text, reader text default null, is_reminded_of boolean default false)
  language plpgsql as $$
declare
  here constant text := $here$workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)$here$;
  asked_role constant text := $role$(select current_setting('app.role', true))$role$;
  is_reader constant text := $reader$reader_user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)$reader$;
  -- Whoever made a row has always a name: no row is for all members then.
  is_always_private constant boolean := reader is not distinct from 'created_by_user_id';
  for_reader constant text := case
    when reader is null then ''
    when is_always_private then 'and ' || is_reader
    else 'and (reader_user_id is null or ' || is_reader || ')'
  end;
begin
  call record_table(name, 'workspace_id', 'workspaces', is_reminded_of);
  if reader is not null then
    execute format('alter table %I add column reader_user_id uuid %s generated always as (%s) stored',
      name, case when is_always_private then 'not null' end, reader);
  end if;
  execute format(
    $policy$
      create policy %2$I on %1$I for select to dayslate_app
        using (%4$s and %5$s in ('owner', 'admin', 'member', 'viewer') %6$s);
      create policy %3$I on %1$I to dayslate_app
        using (%4$s and %5$s in ('owner', 'admin', 'member') %6$s);
    $policy$, name, name || '_read', name || '_write', here, asked_role, for_reader);
  if reader is null then return; end if;
  -- What one person alone reads goes with its workspace all the same, and with that person.
  call deleting_policies(name, '_purge',
    $purge$(select current_setting('app.system', true)) = 'tidy' and $purge$ || here);
  call deleting_policies(name, '_erase',
    $erase$reader_user_id = (select nullif(current_setting('app.erased_user_id', true), '')::uuid)$erase$);
end $$;

-- What search finds a record by, in an index that holds nothing else but what says whether the record
-- is there: its deletion, who alone may see it, and the columns of what it is a part of (`within`).
create procedure found_by(name text, words text, within text[] default '{}')
  language plpgsql as $$
declare
  columns constant text[] := array(
    select attname from pg_attribute
      where attrelid = quote_ident(name)::regclass and not attisdropped
        and attname in ('user_id', 'workspace_id', 'reader_user_id'));
begin
  execute format(
    'alter table %I add column search_text text not null generated always as (%s) stored', name, words);
  execute format('create index %I on %I (%I, id) include (%s) where deleted_at is null',
    name || '_search_idx', name,
    case when 'workspace_id' = any (columns) then 'workspace_id' else 'user_id' end,
    array_to_string(array['search_text', 'deleted_at']
      || case when 'reader_user_id' = any (columns) then array['reader_user_id'] else '{}' end
      || within, ', '));
end $$;

-- Of the procedures above alone: the columns of every record, whose key is the index of its owner,
-- and row level security with the way out of the trash.
create procedure record_table(name text, owner text, owners text, is_reminded_of boolean)
  language plpgsql as $$
begin
  execute format(
    'alter table %1$I
      add column %2$I uuid not null references %3$I (id) on delete cascade,
      add column id uuid not null,
      add column created_by_user_id uuid not null,
      add column updated_by_user_id uuid not null,
      add column created_at timestamptz not null default now(),
      add column updated_at timestamptz not null default now(),
      add column deleted_at timestamptz,
      add column version integer not null default 1,
      add primary key (%2$I, id),
      enable row level security,
      force row level security;
    grant select, insert, update, delete on %1$I to dayslate_app', name, owner, owners);
  -- The hourly tidying sees and deletes what has been in the trash for 30 days, and nothing else.
  call deleting_policies(name, '_tidy',
    $tidy$(select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days'$tidy$);
  if is_reminded_of then
    execute format($policy$
      create policy %2$I on %1$I for select to dayslate_app
        using ((select current_setting('app.system', true)) = 'remind')
    $policy$, name, name || '_remind');
  end if;
end $$;

-- Whoever deletes rows has to see them too.
create procedure deleting_policies(name text, suffix text, condition text)
  language plpgsql as $$
begin
  execute format(
    'create policy %2$I on %1$I for delete to dayslate_app using (%4$s);
    create policy %3$I on %1$I for select to dayslate_app using (%4$s)',
    name, name || suffix, name || suffix || '_read', condition);
end $$;

revoke all on procedure person_table, workspace_table, found_by, record_table, deleting_policies
  from public;

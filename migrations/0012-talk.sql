-- What people say about a record, what happened to it, and what somebody should know of. A record is
-- named by a column of its kind, so that a foreign key holds it to one of the same workspace.
create table comments (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  -- Mentions stand in it as <@user id>, so that they follow whatever a member is called.
  body text not null check (length(body) between 1 and 5000),
  parent_id uuid,
  is_resolved boolean not null default false,
  edited_at timestamptz,
  campaign_id uuid,
  brand_id uuid,
  deliverable_id uuid,
  content_item_id uuid,
  inspiration_id uuid,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint comments_subject_check
    check (num_nonnulls(campaign_id, brand_id, deliverable_id, content_item_id, inspiration_id) = 1),
  constraint comments_parent_id_fkey foreign key (workspace_id, parent_id)
    references comments (workspace_id, id) on delete cascade,
  constraint comments_campaign_id_fkey foreign key (workspace_id, campaign_id)
    references campaigns (workspace_id, id) on delete cascade,
  constraint comments_brand_id_fkey foreign key (workspace_id, brand_id)
    references brands (workspace_id, id) on delete cascade,
  constraint comments_deliverable_id_fkey foreign key (workspace_id, deliverable_id)
    references deliverables (workspace_id, id) on delete cascade,
  constraint comments_content_item_id_fkey foreign key (workspace_id, content_item_id)
    references content_items (workspace_id, id) on delete cascade,
  constraint comments_inspiration_id_fkey foreign key (workspace_id, inspiration_id)
    references inspirations (workspace_id, id) on delete cascade
);
create index comments_parent_id_idx on comments (workspace_id, parent_id) where parent_id is not null;
create index comments_campaign_id_idx on comments (workspace_id, campaign_id)
  where campaign_id is not null;
create index comments_brand_id_idx on comments (workspace_id, brand_id) where brand_id is not null;
create index comments_deliverable_id_idx on comments (workspace_id, deliverable_id)
  where deliverable_id is not null;
create index comments_content_item_id_idx on comments (workspace_id, content_item_id)
  where content_item_id is not null;
create index comments_inspiration_id_idx on comments (workspace_id, inspiration_id)
  where inspiration_id is not null;

-- One line for each write of a record, kept a year. A deliverable's line belongs to its campaign too,
-- so several of the five may be filled; a line whose records are all gone for good says nothing.
create table activities (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  record_domain text not null,
  record_id uuid not null,
  title text not null,
  verb text not null check (verb in ('created', 'changed', 'deleted', 'restored')),
  changes jsonb not null default '[]',
  campaign_id uuid,
  brand_id uuid,
  deliverable_id uuid,
  content_item_id uuid,
  inspiration_id uuid,
  created_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint activities_campaign_id_fkey foreign key (workspace_id, campaign_id)
    references campaigns (workspace_id, id) on delete set null (campaign_id),
  constraint activities_brand_id_fkey foreign key (workspace_id, brand_id)
    references brands (workspace_id, id) on delete set null (brand_id),
  constraint activities_deliverable_id_fkey foreign key (workspace_id, deliverable_id)
    references deliverables (workspace_id, id) on delete set null (deliverable_id),
  constraint activities_content_item_id_fkey foreign key (workspace_id, content_item_id)
    references content_items (workspace_id, id) on delete set null (content_item_id),
  constraint activities_inspiration_id_fkey foreign key (workspace_id, inspiration_id)
    references inspirations (workspace_id, id) on delete set null (inspiration_id)
);
-- Newest first, of one record: ids grow with time.
create index activities_campaign_id_idx on activities (workspace_id, campaign_id, id)
  where campaign_id is not null;
create index activities_brand_id_idx on activities (workspace_id, brand_id, id)
  where brand_id is not null;
create index activities_deliverable_id_idx on activities (workspace_id, deliverable_id, id)
  where deliverable_id is not null;
create index activities_content_item_id_idx on activities (workspace_id, content_item_id, id)
  where content_item_id is not null;
create index activities_inspiration_id_idx on activities (workspace_id, inspiration_id, id)
  where inspiration_id is not null;
create index activities_created_at_idx on activities (created_at);

-- What a person should know of, in the stream of that person.
create table notifications (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  event text not null check (length(event) between 1 and 40),
  -- Null for what is the person's own, such as a task.
  workspace_id uuid references workspaces (id) on delete cascade,
  actor_name text,
  title text not null,
  detail text not null default '',
  excerpt text not null default '',
  path text not null,
  -- What it comes from: the same cause notifies once, however often somebody looks.
  cause text not null,
  -- Somebody may want it by mail alone.
  in_app boolean not null default true,
  read_at timestamptz,
  -- When it is to go out by mail; null if it is not, or has.
  mail_at timestamptz,
  -- Whether it waits for the next daily digest.
  in_digest boolean not null default false,
  created_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (user_id, id),
  constraint notifications_cause_key unique (user_id, cause)
);
create index notifications_mail_at_idx on notifications (mail_at) where mail_at is not null;
create index notifications_in_digest_idx on notifications (user_id) where in_digest;
create index notifications_created_at_idx on notifications (created_at);
create index notifications_workspace_id_idx on notifications (workspace_id)
  where workspace_id is not null;

alter table users
  -- What of it somebody does not want in the app: 'comment'.
  add column notifications_off text[] not null default '{}',
  -- What they want by mail unlike most: 'comment.digest', 'task.on'.
  add column notifications_mail text[] not null default '{}',
  add column daily_digest boolean not null default false,
  add column digest_at_minutes smallint not null default 450
    check (digest_at_minutes between 0 and 1439),
  -- 0 is Sunday.
  add column digest_weekdays smallint[] not null default '{0,1,2,3,4,5,6}'
    check (digest_weekdays <@ '{0,1,2,3,4,5,6}' and cardinality(digest_weekdays) between 1 and 7),
  -- The last of their own days that a digest was made for; no day gets a second one.
  add column digested_on date,
  add column quiet_hours boolean not null default true,
  add column quiet_from_minutes smallint not null default 1320
    check (quiet_from_minutes between 0 and 1439),
  add column quiet_until_minutes smallint not null default 420
    check (quiet_until_minutes between 0 and 1439);
create index users_daily_digest_idx on users (time_zone) where daily_digest;

create index tasks_remind_idx on tasks (planned_on)
  where remind_minutes_before is not null and completed_at is null and deleted_at is null;
create index posts_remind_idx on posts (planned_on)
  where planned_time is not null and status in ('draft', 'ready') and deleted_at is null;
create index routine_items_remind_idx on routine_items (time_slot)
  where is_critical and deleted_at is null;

-- Row level security ------------------------------------------------------------------------------
alter table comments enable row level security;
alter table comments force row level security;
create policy comments_read on comments for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy comments_write on comments to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy comments_tidy on comments for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy comments_tidy_read on comments for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table activities enable row level security;
alter table activities force row level security;
create policy activities_read on activities for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
-- What happened is written once, by who did it, and never changed.
create policy activities_write on activities for insert to dayslate_app
  with check (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
    and created_by_user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)
  );
create policy activities_tidy on activities for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy');
create policy activities_tidy_read on activities for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy');

alter table notifications enable row level security;
alter table notifications force row level security;
create policy notifications_user on notifications to dayslate_app
  using (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
-- Whoever does what others should know of names them, and sees of theirs what they caused themselves.
create policy notifications_told on notifications for insert to dayslate_app
  with check (
    user_id = any (string_to_array(nullif(current_setting('app.notified_user_ids', true), ''), ',')::uuid[])
    and created_by_user_id = nullif(current_setting('app.user_id', true), '')::uuid
  );
create policy notifications_told_read on notifications for select to dayslate_app
  using (
    user_id = any (string_to_array(nullif(current_setting('app.notified_user_ids', true), ''), ',')::uuid[])
    and created_by_user_id = nullif(current_setting('app.user_id', true), '')::uuid
  );
create policy notifications_tidy on notifications for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy');
create policy notifications_tidy_read on notifications for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy');
-- What somebody told others goes with their account: it says their name.
create policy notifications_erase on notifications for delete to dayslate_app
  using (created_by_user_id = (select nullif(current_setting('app.erased_user_id', true), '')::uuid));
create policy notifications_erase_read on notifications for select to dayslate_app
  using (created_by_user_id = (select nullif(current_setting('app.erased_user_id', true), '')::uuid));
-- Reminding looks for what is due for anybody, and which of it was told already.
create policy notifications_remind on notifications for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');
create policy tasks_remind on tasks for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');
create policy posts_remind on posts for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');
create policy content_items_remind on content_items for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');
create policy channels_remind on channels for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');
create policy routine_items_remind on routine_items for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');
create policy routine_completions_remind on routine_completions for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');
create policy deliverables_remind on deliverables for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');
create policy campaigns_remind on campaigns for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');
create policy payments_remind on payments for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');
create policy usage_rights_remind on usage_rights for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');
create policy exclusivities_remind on exclusivities for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');
create policy workspace_members_remind on workspace_members for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');
create policy workspaces_remind on workspaces for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');
create policy streams_notified on streams to dayslate_app
  using (
    id = any (string_to_array(nullif(current_setting('app.notified_user_ids', true), ''), ',')::uuid[])
  );
create policy changes_notified on changes for insert to dayslate_app
  with check (
    stream_id = any (string_to_array(nullif(current_setting('app.notified_user_ids', true), ''), ',')::uuid[])
    and domain = 'notifications'
  );

grant select, insert, update, delete on comments, activities, notifications to dayslate_app;

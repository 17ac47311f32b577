-- Content: where it is published, what it is about, and each piece from idea to post --------------
create table channels (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube', 'facebook', 'threads', 'x', 'linkedin', 'pinterest', 'snapchat',
    'twitch', 'podcast', 'newsletter', 'blog', 'ugc', 'event', 'other')),
  name text not null check (length(name) between 1 and 80),
  handle text not null default '' check (length(handle) <= 80),
  url text check (length(url) <= 2048),
  color text not null default 'blue' check (color in ('blue', 'green', 'purple', 'red', 'orange', 'pink', 'indigo', 'teal')),
  weekly_goal integer check (weekly_goal between 0 and 99),
  default_format text check (default_format in ('reel', 'feed_post', 'carousel', 'story_set', 'live', 'video', 'photo_carousel', 'integration',
    'short', 'community_post', 'post', 'story', 'thread', 'article', 'pin', 'video_pin', 'spotlight',
    'stream', 'panel', 'episode', 'pre_roll', 'mid_roll', 'post_roll', 'issue', 'dedicated_send',
    'sponsored_section', 'classified', 'guest_post', 'raw_video', 'edited_video', 'photo_set',
    'hook_variants', 'appearance', 'talk', 'shoot_day', 'other')),
  is_active boolean not null default true,
  sort_order integer not null default 0,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id)
);
-- A channel without a handle is known by its name alone.
create unique index channels_handle_key on channels (workspace_id, platform, lower(handle))
  where deleted_at is null and handle <> '';

create table pillars (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  color text not null default 'blue' check (color in ('blue', 'green', 'purple', 'red', 'orange', 'pink', 'indigo', 'teal')),
  description text not null default '' check (length(description) <= 500),
  core_question text not null default '' check (length(core_question) <= 160),
  target_percent integer check (target_percent between 0 and 100),
  is_active boolean not null default true,
  sort_order integer not null default 0,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id)
);
create unique index pillars_name_key on pillars (workspace_id, lower(name)) where deleted_at is null;

-- Whoever refers to a pillar, a series or a channel outlives it: the reference is emptied when it
-- goes for good, 30 days after it was deleted.
create table content_series (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  pillar_id uuid,
  name text not null check (length(name) between 1 and 80),
  description text not null default '' check (length(description) <= 500),
  repeat_rule text,
  starts_on date,
  default_time time,
  channel_id uuid,
  default_format text check (default_format in ('reel', 'feed_post', 'carousel', 'story_set', 'live', 'video', 'photo_carousel', 'integration',
    'short', 'community_post', 'post', 'story', 'thread', 'article', 'pin', 'video_pin', 'spotlight',
    'stream', 'panel', 'episode', 'pre_roll', 'mid_roll', 'post_roll', 'issue', 'dedicated_send',
    'sponsored_section', 'classified', 'guest_post', 'raw_video', 'edited_video', 'photo_set',
    'hook_variants', 'appearance', 'talk', 'shoot_day', 'other')),
  checklist text[] not null default '{}',
  is_active boolean not null default true,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint content_series_pillar_id_fkey
    foreign key (workspace_id, pillar_id) references pillars (workspace_id, id)
    on delete set null (pillar_id),
  constraint content_series_channel_id_fkey
    foreign key (workspace_id, channel_id) references channels (workspace_id, id)
    on delete set null (channel_id)
);
create index content_series_pillar_id_idx on content_series (workspace_id, pillar_id);
create index content_series_channel_id_idx on content_series (workspace_id, channel_id);

create table content_items (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  stage text not null default 'idea' check (stage in ('idea', 'planning', 'scripting', 'filming',
    'editing', 'review', 'scheduled', 'published', 'archived')),
  idea_status text check (idea_status in ('inbox', 'shortlisted', 'parked')),
  pillar_id uuid,
  content_series_id uuid,
  platform_hint text check (platform_hint in ('instagram', 'tiktok', 'youtube', 'facebook', 'threads', 'x', 'linkedin', 'pinterest', 'snapchat',
    'twitch', 'podcast', 'newsletter', 'blog', 'ugc', 'event', 'other')),
  format_hint text check (format_hint in ('reel', 'feed_post', 'carousel', 'story_set', 'live', 'video', 'photo_carousel', 'integration',
    'short', 'community_post', 'post', 'story', 'thread', 'article', 'pin', 'video_pin', 'spotlight',
    'stream', 'panel', 'episode', 'pre_roll', 'mid_roll', 'post_roll', 'issue', 'dedicated_send',
    'sponsored_section', 'classified', 'guest_post', 'raw_video', 'edited_video', 'photo_set',
    'hook_variants', 'appearance', 'talk', 'shoot_day', 'other')),
  hook text not null default '' check (length(hook) <= 300),
  notes text not null default '' check (length(notes) <= 20000),
  checklist jsonb not null default '[]',
  assignee_user_id uuid,
  due_on date,
  effort text check (effort in ('S', 'M', 'L')),
  is_priority boolean not null default false,
  thumbnail_status text not null default 'none'
    check (thumbnail_status in ('none', 'needed', 'drafted', 'approved')),
  source_url text check (length(source_url) <= 2048),
  tags text[] not null default '{}',
  is_evergreen boolean not null default false,
  sort_order double precision not null default 0,
  stage_entered_at timestamptz not null default now(),
  -- How long it has been in each stage that it has left.
  stage_seconds jsonb not null default '{}',
  archived_from text check (archived_from in ('idea', 'planning', 'scripting', 'filming',
    'editing', 'review', 'scheduled', 'published')),
  published_on date,
  approval_state text not null default 'none'
    check (approval_state in ('none', 'requested', 'approved', 'changes_requested')),
  approver_user_id uuid,
  approval_at timestamptz,
  cover_id uuid,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint content_items_idea_check check ((idea_status is not null) = (stage = 'idea')),
  constraint content_items_archived_check
    check ((archived_from is not null) = (stage = 'archived')),
  constraint content_items_published_check
    check ((published_on is not null) = (coalesce(archived_from, stage) = 'published')),
  constraint content_items_pillar_id_fkey
    foreign key (workspace_id, pillar_id) references pillars (workspace_id, id)
    on delete set null (pillar_id),
  constraint content_items_content_series_id_fkey
    foreign key (workspace_id, content_series_id) references content_series (workspace_id, id)
    on delete set null (content_series_id),
  constraint content_items_assignee_user_id_fkey
    foreign key (workspace_id, assignee_user_id) references workspace_members (workspace_id, user_id)
    on delete set null (assignee_user_id),
  constraint content_items_approver_user_id_fkey
    foreign key (workspace_id, approver_user_id) references workspace_members (workspace_id, user_id)
    on delete set null (approver_user_id)
);
create index content_items_pillar_id_idx on content_items (workspace_id, pillar_id);
create index content_items_content_series_id_idx on content_items (workspace_id, content_series_id);
create index content_items_assignee_user_id_idx on content_items (workspace_id, assignee_user_id);
create index content_items_approver_user_id_idx on content_items (workspace_id, approver_user_id);
create index content_items_due_on_idx on content_items (workspace_id, due_on)
  where deleted_at is null;

-- Long texts, kept out of the list of items.
create table content_scripts (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  content_item_id uuid not null,
  body text not null default '' check (length(body) <= 50000),
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint content_scripts_content_item_id_fkey
    foreign key (workspace_id, content_item_id) references content_items (workspace_id, id)
    on delete cascade
);
create unique index content_scripts_content_item_id_key
  on content_scripts (workspace_id, content_item_id) where deleted_at is null;
create index content_scripts_content_item_id_idx on content_scripts (workspace_id, content_item_id);

-- A post is one channel's version of an item; without a channel nobody has chosen one yet.
create table posts (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  content_item_id uuid not null,
  channel_id uuid,
  format text check (format in ('reel', 'feed_post', 'carousel', 'story_set', 'live', 'video', 'photo_carousel', 'integration',
    'short', 'community_post', 'post', 'story', 'thread', 'article', 'pin', 'video_pin', 'spotlight',
    'stream', 'panel', 'episode', 'pre_roll', 'mid_roll', 'post_roll', 'issue', 'dedicated_send',
    'sponsored_section', 'classified', 'guest_post', 'raw_video', 'edited_video', 'photo_set',
    'hook_variants', 'appearance', 'talk', 'shoot_day', 'other')),
  title text not null default '' check (length(title) <= 200),
  caption text not null default '' check (length(caption) <= 10000),
  first_comment text not null default '' check (length(first_comment) <= 10000),
  hashtags text not null default '' check (length(hashtags) <= 2000),
  planned_on date,
  planned_time time,
  status text not null default 'draft' check (status in ('draft', 'ready', 'posted', 'skipped')),
  posted_at timestamptz
    check (posted_at between '0001-01-01T00:00:00Z' and '9999-12-31T23:59:59.999999Z'),
  live_url text check (length(live_url) <= 2048),
  media_links text[] not null default '{}',
  sort_in_day integer not null default 0,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint posts_posted_check check ((posted_at is not null) = (status = 'posted')),
  constraint posts_content_item_id_fkey
    foreign key (workspace_id, content_item_id) references content_items (workspace_id, id)
    on delete cascade,
  constraint posts_channel_id_fkey
    foreign key (workspace_id, channel_id) references channels (workspace_id, id)
    on delete set null (channel_id)
);
create index posts_content_item_id_idx on posts (workspace_id, content_item_id);
create index posts_channel_id_idx on posts (workspace_id, channel_id);
create index posts_planned_on_idx on posts (workspace_id, planned_on) where deleted_at is null;

-- What a post had reached at an age of its.
create table post_metrics (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  post_id uuid not null,
  age_label text not null check (age_label in ('24h', '7d', '30d', 'other')),
  captured_on date not null,
  views integer check (views >= 0),
  reach integer check (reach >= 0),
  likes integer check (likes >= 0),
  comments integer check (comments >= 0),
  shares integer check (shares >= 0),
  saves integer check (saves >= 0),
  clicks integer check (clicks >= 0),
  followers_gained integer check (followers_gained >= 0),
  watch_seconds_avg numeric(7, 1) check (watch_seconds_avg >= 0),
  completion_percent numeric(5, 2) check (completion_percent between 0 and 100),
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint post_metrics_post_id_fkey
    foreign key (workspace_id, post_id) references posts (workspace_id, id) on delete cascade
);
create unique index post_metrics_age_label_key on post_metrics (workspace_id, post_id, age_label)
  where deleted_at is null;
-- What goes with a post that goes for good, deleted or not.
create index post_metrics_post_id_idx on post_metrics (workspace_id, post_id);

-- Of an idea that became part of another one: what it takes to make two of them again.
create table content_mergings (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  gone_id uuid not null,
  kept_id uuid not null,
  memory jsonb not null,
  primary key (workspace_id, gone_id),
  constraint content_mergings_gone_id_fkey foreign key (workspace_id, gone_id)
    references content_items (workspace_id, id) on delete cascade,
  constraint content_mergings_kept_id_fkey foreign key (workspace_id, kept_id)
    references content_items (workspace_id, id) on delete cascade
);
create index content_mergings_kept_id_idx on content_mergings (workspace_id, kept_id);

-- Row level security: every member reads, all but viewers write.
alter table channels enable row level security;
alter table channels force row level security;
create policy channels_read on channels for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy channels_write on channels to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy channels_tidy on channels for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy channels_tidy_read on channels for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table pillars enable row level security;
alter table pillars force row level security;
create policy pillars_read on pillars for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy pillars_write on pillars to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy pillars_tidy on pillars for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy pillars_tidy_read on pillars for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table content_series enable row level security;
alter table content_series force row level security;
create policy content_series_read on content_series for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy content_series_write on content_series to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy content_series_tidy on content_series for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy content_series_tidy_read on content_series for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table content_items enable row level security;
alter table content_items force row level security;
create policy content_items_read on content_items for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy content_items_write on content_items to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy content_items_tidy on content_items for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy content_items_tidy_read on content_items for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table content_scripts enable row level security;
alter table content_scripts force row level security;
create policy content_scripts_read on content_scripts for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy content_scripts_write on content_scripts to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy content_scripts_tidy on content_scripts for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy content_scripts_tidy_read on content_scripts for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table content_mergings enable row level security;
alter table content_mergings force row level security;
create policy content_mergings_read on content_mergings for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy content_mergings_write on content_mergings to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );

alter table posts enable row level security;
alter table posts force row level security;
create policy posts_read on posts for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy posts_write on posts to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy posts_tidy on posts for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy posts_tidy_read on posts for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table post_metrics enable row level security;
alter table post_metrics force row level security;
create policy post_metrics_read on post_metrics for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy post_metrics_write on post_metrics to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy post_metrics_tidy on post_metrics for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy post_metrics_tidy_read on post_metrics for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

grant select, insert, update, delete
  on channels, pillars, content_series, content_items, content_scripts, content_mergings, posts,
    post_metrics to dayslate_app;

-- What a task is for: a record of a workspace that its person is a member of, a column for each kind.
-- When the membership ends the link loses its workspace, and with it counts no longer; the rest of it
-- is emptied soon after, so that the person's browsers hear of it.
alter table tasks
  add column link_workspace_id uuid,
  add column campaign_id uuid,
  add column content_item_id uuid,
  add column brand_id uuid,
  -- The ideas that it followed into others, so that it goes back when those part again.
  add column merged_from_ids uuid[] not null default '{}',
  add constraint tasks_link_check check (
    num_nonnulls(campaign_id, content_item_id, brand_id) = 1
    or num_nonnulls(campaign_id, content_item_id, brand_id, link_workspace_id) = 0
  ),
  add constraint tasks_link_workspace_id_fkey
    foreign key (link_workspace_id, user_id) references workspace_members (workspace_id, user_id)
    on delete set null (link_workspace_id),
  add constraint tasks_campaign_id_fkey
    foreign key (link_workspace_id, campaign_id) references campaigns (workspace_id, id)
    on delete set null,
  add constraint tasks_content_item_id_fkey
    foreign key (link_workspace_id, content_item_id) references content_items (workspace_id, id)
    on delete set null,
  add constraint tasks_brand_id_fkey
    foreign key (link_workspace_id, brand_id) references brands (workspace_id, id)
    on delete set null;
create index tasks_link_workspace_id_idx on tasks (link_workspace_id, user_id)
  where link_workspace_id is not null;
create index tasks_campaign_id_idx on tasks (link_workspace_id, campaign_id)
  where campaign_id is not null;
create index tasks_content_item_id_idx on tasks (link_workspace_id, content_item_id)
  where content_item_id is not null;
create index tasks_brand_id_idx on tasks (link_workspace_id, brand_id) where brand_id is not null;

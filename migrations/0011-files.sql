-- Inspirations: what others made that one wants to learn from -----------------------------------------
create table inspirations (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('link', 'image', 'note')),
  url text check (length(url) <= 2048),
  title text not null check (length(title) between 1 and 300),
  quote text not null default '' check (length(quote) <= 1000),
  why text not null default '' check (length(why) <= 500),
  creator_handle text not null default '' check (length(creator_handle) <= 80),
  pillar_id uuid,
  tags text[] not null default '{}',
  is_favorite boolean not null default false,
  is_archived boolean not null default false,
  fetch_status text not null default 'off' check (fetch_status in ('pending', 'ok', 'failed', 'off')),
  cover_id uuid,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint inspirations_link_check check (kind <> 'link' or url is not null),
  constraint inspirations_pillar_id_fkey
    foreign key (workspace_id, pillar_id) references pillars (workspace_id, id)
    on delete set null (pillar_id)
);
-- The address is kept normalised, so that the same place is saved once.
create unique index inspirations_url_key on inspirations (workspace_id, url) where deleted_at is null;
create index inspirations_pillar_id_idx on inspirations (workspace_id, pillar_id);

create table inspiration_collections (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  description text not null default '' check (length(description) <= 500),
  cover_inspiration_id uuid,
  sort_order double precision not null default 0,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint inspiration_collections_cover_inspiration_id_fkey
    foreign key (workspace_id, cover_inspiration_id) references inspirations (workspace_id, id)
    on delete set null (cover_inspiration_id)
);
create unique index inspiration_collections_name_key
  on inspiration_collections (workspace_id, lower(name)) where deleted_at is null;
create index inspiration_collections_cover_inspiration_id_idx
  on inspiration_collections (workspace_id, cover_inspiration_id);

-- An inspiration may lie in many collections.
create table inspiration_placements (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  inspiration_id uuid not null,
  inspiration_collection_id uuid not null,
  sort_order double precision not null default 0,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint inspiration_placements_inspiration_id_fkey
    foreign key (workspace_id, inspiration_id) references inspirations (workspace_id, id)
    on delete cascade,
  constraint inspiration_placements_inspiration_collection_id_fkey
    foreign key (workspace_id, inspiration_collection_id) references inspiration_collections (workspace_id, id)
    on delete cascade
);
create unique index inspiration_placements_inspiration_collection_id_key
  on inspiration_placements (workspace_id, inspiration_id, inspiration_collection_id)
  where deleted_at is null;
create index inspiration_placements_inspiration_collection_id_idx
  on inspiration_placements (workspace_id, inspiration_collection_id);

-- What became of an inspiration.
create table item_inspirations (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  content_item_id uuid not null,
  inspiration_id uuid not null,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint item_inspirations_content_item_id_fkey
    foreign key (workspace_id, content_item_id) references content_items (workspace_id, id)
    on delete cascade,
  constraint item_inspirations_inspiration_id_fkey
    foreign key (workspace_id, inspiration_id) references inspirations (workspace_id, id)
    on delete cascade
);
create unique index item_inspirations_inspiration_id_key
  on item_inspirations (workspace_id, content_item_id, inspiration_id) where deleted_at is null;
create index item_inspirations_inspiration_id_idx on item_inspirations (workspace_id, inspiration_id);

-- Files. The row is written once the file is safe; `file_id` is the file's name in the store.
create table attachments (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  campaign_id uuid,
  brand_id uuid,
  deliverable_id uuid,
  content_item_id uuid,
  inspiration_id uuid,
  kind text not null default 'file' 
    check (kind in ('file', 'contract', 'brief', 'proof', 'cover', 'logo')),
  file_name text not null check (length(file_name) between 1 and 200),
  mime text not null check (length(mime) <= 120),
  size_bytes integer not null check (size_bytes >= 0),
  sha256 text not null check (length(sha256) = 64),
  width integer,
  height integer,
  file_id uuid not null,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint attachments_subject_check
    check (num_nonnulls(campaign_id, brand_id, deliverable_id, content_item_id, inspiration_id) = 1),
  constraint attachments_campaign_id_fkey
    foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id)
    on delete cascade,
  constraint attachments_brand_id_fkey
    foreign key (workspace_id, brand_id) references brands (workspace_id, id)
    on delete cascade,
  constraint attachments_deliverable_id_fkey
    foreign key (workspace_id, deliverable_id) references deliverables (workspace_id, id)
    on delete cascade,
  constraint attachments_content_item_id_fkey
    foreign key (workspace_id, content_item_id) references content_items (workspace_id, id)
    on delete cascade,
  constraint attachments_inspiration_id_fkey
    foreign key (workspace_id, inspiration_id) references inspirations (workspace_id, id)
    on delete cascade
);
-- Several rows may name one file.
create index attachments_file_id_idx on attachments (file_id);
create index attachments_campaign_id_idx on attachments (workspace_id, campaign_id) where campaign_id is not null;
create index attachments_brand_id_idx on attachments (workspace_id, brand_id) where brand_id is not null;
create index attachments_deliverable_id_idx on attachments (workspace_id, deliverable_id) where deliverable_id is not null;
create index attachments_content_item_id_idx on attachments (workspace_id, content_item_id) where content_item_id is not null;
create index attachments_inspiration_id_idx on attachments (workspace_id, inspiration_id) where inspiration_id is not null;

-- The picture on a card, and a brand's logo, is a file of the record.
alter table inspirations add constraint inspirations_cover_id_fkey
  foreign key (workspace_id, cover_id) references attachments (workspace_id, id)
  on delete set null (cover_id);
alter table content_items add constraint content_items_cover_id_fkey
  foreign key (workspace_id, cover_id) references attachments (workspace_id, id)
  on delete set null (cover_id);
alter table brands add constraint brands_logo_id_fkey
  foreign key (workspace_id, logo_id) references attachments (workspace_id, id)
  on delete set null (logo_id);
-- Whoever removes files asks which cards they were on.
create index brands_logo_id_idx on brands (workspace_id, logo_id) where logo_id is not null;
create index inspirations_cover_id_idx on inspirations (workspace_id, cover_id)
  where cover_id is not null;
create index content_items_cover_id_idx on content_items (workspace_id, cover_id)
  where cover_id is not null;

-- Row level security: every member reads, all but viewers write.
alter table inspirations enable row level security;
alter table inspirations force row level security;
create policy inspirations_read on inspirations for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy inspirations_write on inspirations to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy inspirations_tidy on inspirations for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy inspirations_tidy_read on inspirations for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table inspiration_collections enable row level security;
alter table inspiration_collections force row level security;
create policy inspiration_collections_read on inspiration_collections for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy inspiration_collections_write on inspiration_collections to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy inspiration_collections_tidy on inspiration_collections for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy inspiration_collections_tidy_read on inspiration_collections for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table inspiration_placements enable row level security;
alter table inspiration_placements force row level security;
create policy inspiration_placements_read on inspiration_placements for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy inspiration_placements_write on inspiration_placements to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy inspiration_placements_tidy on inspiration_placements for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy inspiration_placements_tidy_read on inspiration_placements for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table item_inspirations enable row level security;
alter table item_inspirations force row level security;
create policy item_inspirations_read on item_inspirations for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy item_inspirations_write on item_inspirations to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy item_inspirations_tidy on item_inspirations for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy item_inspirations_tidy_read on item_inspirations for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table attachments enable row level security;
alter table attachments force row level security;
create policy attachments_read on attachments for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy attachments_write on attachments to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy attachments_tidy on attachments for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy attachments_tidy_read on attachments for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
-- Whoever looks for files without a row sees which rows there are.
create policy attachments_sweep on attachments for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'sweep');

grant select, insert, update, delete
  on inspirations, inspiration_collections, inspiration_placements, item_inspirations, attachments
  to dayslate_app;

-- Brands and the campaigns made with them: the first records that belong to a workspace -------------
create table brands (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  logo_id uuid,
  color text not null default 'blue'
    check (color in ('blue', 'green', 'purple', 'red', 'orange', 'pink', 'indigo', 'teal')),
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id)
);

create table campaigns (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  campaign_name text not null check (length(campaign_name) between 1 and 150),
  status text not null default 'negotiating'
    check (status in ('negotiating', 'confirmed', 'waiting-for-product', 'in-progress')),
  posting_starts_on date,
  brand_id uuid,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  -- A brand that goes for good, 30 days after it was deleted, leaves its campaigns where they are.
  constraint campaigns_brand_id_fkey
    foreign key (workspace_id, brand_id) references brands (workspace_id, id)
    on delete set null (brand_id)
);
create index campaigns_brand_id_idx on campaigns (workspace_id, brand_id);

-- Row level security: every member reads, all but viewers write.
alter table brands enable row level security;
alter table brands force row level security;
create policy brands_read on brands for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy brands_write on brands to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy brands_tidy on brands for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy brands_tidy_read on brands for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table campaigns enable row level security;
alter table campaigns force row level security;
create policy campaigns_read on campaigns for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy campaigns_write on campaigns to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy campaigns_tidy on campaigns for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy campaigns_tidy_read on campaigns for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

grant select, insert, update, delete on brands, campaigns to dayslate_app;

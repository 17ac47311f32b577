-- What a workspace knows of a brand, whom it talks to there, and what its links earn ---------------
alter table brands
  add column website text check (length(website) <= 2048),
  add column category text not null default '' check (length(category) <= 60),
  add column relationship text not null default 'prospect'
    check (relationship in ('prospect', 'contacted', 'active', 'past', 'avoid')),
  add column agency_name text not null default '' check (length(agency_name) <= 120),
  -- Null: what the workspace reckons in.
  add column default_currency text check (length(default_currency) = 3),
  add column payment_terms_days integer not null default 30
    check (payment_terms_days between 0 and 180),
  add column social_handles jsonb not null default '[]'
    check (jsonb_typeof(social_handles) = 'array' and jsonb_array_length(social_handles) <= 10),
  add column shipping_note text not null default '' check (length(shipping_note) <= 20000),
  add column notes text not null default '' check (length(notes) <= 20000),
  add column last_contacted_on date,
  add column next_follow_up_on date,
  add column tags text[] not null default '{}',
  add column is_archived boolean not null default false;

-- Whatever the case of its letters, a name is taken once; a deleted brand holds none.
create unique index brands_name_key on brands (workspace_id, lower(name)) where deleted_at is null;
create index brands_next_follow_up_on_idx on brands (workspace_id, next_follow_up_on)
  where deleted_at is null and next_follow_up_on is not null;

create table brand_contacts (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  brand_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  email text check (length(email) <= 254),
  phone text not null default '' check (length(phone) <= 40),
  role text not null default 'partnerships'
    check (role in ('partnerships', 'pr', 'agency', 'finance', 'legal', 'other')),
  is_primary boolean not null default false,
  notes text not null default '' check (length(notes) <= 20000),
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint brand_contacts_brand_id_fkey
    foreign key (workspace_id, brand_id) references brands (workspace_id, id) on delete cascade
);
create index brand_contacts_brand_id_idx on brand_contacts (workspace_id, brand_id);
create unique index brand_contacts_is_primary_key on brand_contacts (workspace_id, brand_id)
  where is_primary and deleted_at is null;

create table brand_log_entries (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  brand_id uuid not null,
  contacted_on date not null,
  channel text not null default 'email' check (channel in ('email', 'dm', 'call', 'meeting', 'other')),
  direction text not null default 'out' check (direction in ('in', 'out')),
  note text not null default '' check (length(note) <= 2000),
  campaign_id uuid,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint brand_log_entries_brand_id_fkey
    foreign key (workspace_id, brand_id) references brands (workspace_id, id) on delete cascade,
  constraint brand_log_entries_campaign_id_fkey
    foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id)
    on delete set null (campaign_id)
);
create index brand_log_entries_brand_id_idx
  on brand_log_entries (workspace_id, brand_id, contacted_on desc);
create index brand_log_entries_campaign_id_idx on brand_log_entries (workspace_id, campaign_id);

create table affiliate_links (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 120),
  brand_id uuid,
  campaign_id uuid,
  url text check (length(url) <= 2048),
  destination_url text check (length(destination_url) <= 2048),
  program_type text not null default 'affiliate'
    check (program_type in ('affiliate', 'referral', 'discount_code', 'own_product')),
  network text not null default 'direct' check (length(network) between 1 and 60),
  discount_code text not null default '' check (length(discount_code) <= 50),
  audience_offer text not null default '' check (length(audience_offer) <= 120),
  commission_type text not null default 'percent' check (commission_type in ('percent', 'flat', 'none')),
  commission_percent numeric(5, 2) check (commission_percent between 0 and 100),
  -- A fee for each sale and what must have come together before it is paid out, in one currency.
  commission_minor bigint check (commission_minor between 0 and 1000000000000),
  payout_threshold_minor bigint check (payout_threshold_minor between 0 and 1000000000000),
  currency text not null default 'USD' check (length(currency) = 3),
  payout_note text not null default '' check (length(payout_note) <= 120),
  cookie_days integer check (cookie_days between 0 and 730),
  starts_on date,
  expires_on date,
  status text not null default 'active' check (status in ('active', 'paused', 'ended')),
  disclosure_text text not null default 'Affiliate link: I may earn a commission.'
    check (length(disclosure_text) <= 300),
  tags text[] not null default '{}',
  notes text not null default '' check (length(notes) <= 20000),
  -- Where the link led when the server last followed it.
  last_checked_at timestamptz,
  last_check text not null default 'unknown'
    check (last_check in ('ok', 'redirected_home', 'http_error', 'timeout', 'unknown')),
  failed_checks integer not null default 0 check (failed_checks >= 0),
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  check (url is not null or discount_code <> ''),
  check (expires_on >= starts_on),
  constraint affiliate_links_brand_id_fkey
    foreign key (workspace_id, brand_id) references brands (workspace_id, id)
    on delete set null (brand_id),
  constraint affiliate_links_campaign_id_fkey
    foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id)
    on delete set null (campaign_id)
);
create index affiliate_links_brand_id_idx on affiliate_links (workspace_id, brand_id);
create index affiliate_links_campaign_id_idx on affiliate_links (workspace_id, campaign_id);
create index affiliate_links_expires_on_idx on affiliate_links (workspace_id, expires_on)
  where deleted_at is null and expires_on is not null;

create table affiliate_earnings (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  affiliate_link_id uuid not null,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  clicks integer check (clicks >= 0),
  orders integer check (orders >= 0),
  sales_minor bigint check (sales_minor between 0 and 1000000000000),
  commission_minor bigint check (commission_minor between 0 and 1000000000000),
  currency text not null check (length(currency) = 3),
  rate numeric(18, 8) check (rate > 0),
  rate_currency text check (length(rate_currency) = 3),
  status text not null default 'pending' check (status in ('pending', 'approved', 'paid', 'reversed')),
  paid_on date,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint affiliate_earnings_affiliate_link_id_fkey
    foreign key (workspace_id, affiliate_link_id) references affiliate_links (workspace_id, id)
    on delete cascade
);
create unique index affiliate_earnings_month_key
  on affiliate_earnings (workspace_id, affiliate_link_id, month) where deleted_at is null;

create table post_affiliate_links (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  post_id uuid not null,
  affiliate_link_id uuid not null,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint post_affiliate_links_post_id_fkey
    foreign key (workspace_id, post_id) references posts (workspace_id, id) on delete cascade,
  constraint post_affiliate_links_affiliate_link_id_fkey
    foreign key (workspace_id, affiliate_link_id) references affiliate_links (workspace_id, id)
    on delete cascade
);
create unique index post_affiliate_links_affiliate_link_id_key
  on post_affiliate_links (workspace_id, post_id, affiliate_link_id) where deleted_at is null;
create index post_affiliate_links_affiliate_link_id_idx
  on post_affiliate_links (workspace_id, affiliate_link_id);

-- Row level security: every member reads, all but viewers write.
alter table brand_contacts enable row level security;
alter table brand_contacts force row level security;
create policy brand_contacts_read on brand_contacts for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy brand_contacts_write on brand_contacts to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy brand_contacts_tidy on brand_contacts for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy brand_contacts_tidy_read on brand_contacts for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table brand_log_entries enable row level security;
alter table brand_log_entries force row level security;
create policy brand_log_entries_read on brand_log_entries for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy brand_log_entries_write on brand_log_entries to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy brand_log_entries_tidy on brand_log_entries for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy brand_log_entries_tidy_read on brand_log_entries for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table affiliate_links enable row level security;
alter table affiliate_links force row level security;
create policy affiliate_links_read on affiliate_links for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy affiliate_links_write on affiliate_links to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy affiliate_links_tidy on affiliate_links for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy affiliate_links_tidy_read on affiliate_links for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table affiliate_earnings enable row level security;
alter table affiliate_earnings force row level security;
create policy affiliate_earnings_read on affiliate_earnings for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy affiliate_earnings_write on affiliate_earnings to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy affiliate_earnings_tidy on affiliate_earnings for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy affiliate_earnings_tidy_read on affiliate_earnings for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table post_affiliate_links enable row level security;
alter table post_affiliate_links force row level security;
create policy post_affiliate_links_read on post_affiliate_links for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy post_affiliate_links_write on post_affiliate_links to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy post_affiliate_links_tidy on post_affiliate_links for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy post_affiliate_links_tidy_read on post_affiliate_links for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

grant select, insert, update, delete
  on brand_contacts, brand_log_entries, affiliate_links, affiliate_earnings, post_affiliate_links
  to dayslate_app;

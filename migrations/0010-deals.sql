-- Deals: what a campaign is about, what is owed, when it is paid, who may use it how long -----------
alter table campaigns
  drop constraint campaigns_status_check,
  add constraint campaigns_status_check check (status in ('lead', 'negotiating', 'confirmed',
    'waiting-for-product', 'in-progress', 'completed', 'declined', 'cancelled')),
  -- When it last came into each status, by status.
  add column status_dates jsonb not null default '{}',
  -- Put away after its end.
  add column is_archived boolean not null default false,
  add column brand_contact_id uuid,
  add column owner_user_id uuid,
  add column compensation text not null default 'paid' check (compensation in
    ('paid', 'gifted', 'paid_plus_product', 'commission', 'paid_plus_commission', 'unpaid')),
  -- Fee and product value are of one currency.
  add column currency text not null default 'USD' check (length(currency) = 3),
  add column fee_minor bigint check (fee_minor between 0 and 1000000000000),
  add column agency_fee_percent numeric(5, 2) not null default 0
    check (agency_fee_percent between 0 and 100),
  add column product_value_minor bigint check (product_value_minor between 0 and 1000000000000),
  add column commission_note text not null default '' check (length(commission_note) <= 200),
  add column source text not null default 'inbound'
    check (source in ('inbound', 'outbound', 'agency', 'platform', 'repeat', 'other')),
  add column pitched_on date,
  add column agreed_on date,
  add column posting_ends_on date,
  add column contract_status text not null default 'none'
    check (contract_status in ('none', 'sent', 'signed')),
  add column brief text not null default '' check (length(brief) <= 20000),
  add column disclosure text not null default 'both' check (disclosure in
    ('paid_partnership_label', 'hashtag_ad', 'hashtag_gifted', 'both', 'not_needed')),
  add column product_name text not null default '' check (length(product_name) <= 120),
  add column product_status text not null default 'not_needed'
    check (product_status in ('not_needed', 'awaiting', 'shipped', 'received', 'returned')),
  add column tracking_url text check (length(tracking_url) <= 2048),
  add column product_expected_on date,
  add column product_received_on date,
  add column next_action text not null default '' check (length(next_action) <= 200),
  add column next_action_on date,
  add column review_rounds integer not null default 2 check (review_rounds between 0 and 10),
  add column lost_reason text not null default '' check (length(lost_reason) <= 200),
  add constraint campaigns_posting_ends_on_check check (posting_ends_on >= posting_starts_on),
  add constraint campaigns_brand_contact_id_fkey
    foreign key (workspace_id, brand_contact_id) references brand_contacts (workspace_id, id)
    on delete set null (brand_contact_id),
  add constraint campaigns_owner_user_id_fkey
    foreign key (workspace_id, owner_user_id) references workspace_members (workspace_id, user_id)
    on delete set null (owner_user_id);
create index campaigns_brand_contact_id_idx on campaigns (workspace_id, brand_contact_id);
create index campaigns_owner_user_id_idx on campaigns (workspace_id, owner_user_id);

create table deliverables (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  campaign_id uuid not null,
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube', 'facebook', 'threads',
    'x', 'linkedin', 'pinterest', 'snapchat', 'twitch', 'podcast', 'newsletter', 'blog', 'ugc',
    'event', 'other')),
  format text not null check (length(format) between 1 and 40),
  title text not null check (length(title) between 1 and 120),
  frames integer check (frames between 1 and 20),
  spec_note text not null default '' check (length(spec_note) <= 500),
  channel_id uuid,
  status text not null default 'not_started' check (status in ('not_started', 'drafting',
    'submitted', 'changes_requested', 'approved', 'scheduled', 'posted', 'cancelled')),
  requires_approval boolean not null default true,
  draft_due_on date,
  post_window_starts_on date,
  post_due_on date,
  revision_round integer not null default 0 check (revision_round >= 0),
  max_revisions integer not null default 2 check (max_revisions between 0 and 10),
  submitted_at timestamptz,
  approved_at timestamptz,
  posted_at timestamptz
    check (posted_at between '0001-01-01T00:00:00Z' and '9999-12-31T23:59:59.999999Z'),
  review_url text check (length(review_url) <= 2048),
  live_url text check (length(live_url) <= 2048),
  keep_live_until_on date,
  content_item_id uuid,
  owes_raw_files boolean not null default false,
  assignee_user_id uuid,
  -- Of the campaign's currency.
  fee_share_minor bigint check (fee_share_minor between 0 and 1000000000000),
  sort_order integer not null default 0,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  -- What belongs to a deliverable belongs to its campaign too.
  unique (workspace_id, campaign_id, id),
  constraint deliverables_draft_due_on_check check (draft_due_on <= post_due_on),
  constraint deliverables_post_window_starts_on_check check (post_window_starts_on <= post_due_on),
  constraint deliverables_campaign_id_fkey
    foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id)
    on delete cascade,
  constraint deliverables_channel_id_fkey
    foreign key (workspace_id, channel_id) references channels (workspace_id, id)
    on delete set null (channel_id),
  constraint deliverables_content_item_id_fkey
    foreign key (workspace_id, content_item_id) references content_items (workspace_id, id)
    on delete set null (content_item_id),
  constraint deliverables_assignee_user_id_fkey
    foreign key (workspace_id, assignee_user_id) references workspace_members (workspace_id, user_id)
    on delete set null (assignee_user_id)
);
create index deliverables_channel_id_idx on deliverables (workspace_id, channel_id);
create index deliverables_content_item_id_idx on deliverables (workspace_id, content_item_id);
create index deliverables_assignee_user_id_idx on deliverables (workspace_id, assignee_user_id);

create table requirements (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  campaign_id uuid not null,
  -- Null: all of the campaign.
  deliverable_id uuid,
  kind text not null default 'talking_point' check (kind in ('talking_point', 'must_include',
    'must_avoid', 'hashtag', 'mention', 'link', 'discount_code', 'disclosure', 'spec')),
  text text not null check (length(text) between 1 and 300),
  is_done boolean not null default false,
  sort_order integer not null default 0,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint requirements_campaign_id_fkey
    foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id)
    on delete cascade,
  constraint requirements_deliverable_id_fkey
    foreign key (workspace_id, campaign_id, deliverable_id)
    references deliverables (workspace_id, campaign_id, id) on delete set null (deliverable_id)
);
create index requirements_campaign_id_idx
  on requirements (workspace_id, campaign_id, deliverable_id);

create table payments (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  campaign_id uuid not null,
  label text not null check (length(label) between 1 and 120),
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  currency text not null check (length(currency) = 3),
  -- Units of the rate's currency for one unit of the own one.
  rate numeric(18, 8) check (rate > 0),
  rate_currency text check (length(rate_currency) = 3),
  trigger text not null default 'on_posting'
    check (trigger in ('on_signing', 'on_approval', 'on_posting', 'on_invoice', 'fixed_date')),
  terms_days integer not null default 30 check (terms_days between 0 and 180),
  triggered_on date,
  status text not null default 'planned'
    check (status in ('planned', 'invoiced', 'paid', 'written_off', 'void')),
  invoice_number text not null default '' check (length(invoice_number) <= 40),
  po_number text not null default '' check (length(po_number) <= 40),
  invoiced_on date,
  paid_on date,
  paid_amount_minor bigint check (paid_amount_minor between 0 and 1000000000000),
  fees_withheld_minor bigint not null default 0 check (fees_withheld_minor between 0 and 1000000000000),
  method text not null default 'bank'
    check (method in ('bank', 'paypal', 'wise', 'stripe', 'platform', 'cash', 'other')),
  vendor_forms text not null default 'not_needed'
    check (vendor_forms in ('not_needed', 'requested', 'sent')),
  reminded_on date[] not null default '{}',
  notes text not null default '' check (length(notes) <= 20000),
  -- The same as dueOn() in the rules; a calendar ends with the year 9999.
  due_on date generated always as (
    case
      when trigger = 'fixed_date' then triggered_on
      when trigger = 'on_invoice' and invoiced_on is not null
        then least(invoiced_on + terms_days, date '9999-12-31')
      when trigger <> 'on_invoice' and triggered_on is not null
        then least(triggered_on + terms_days, date '9999-12-31')
    end) stored,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint payments_rate_pair_check check ((rate is null) = (rate_currency is null)),
  constraint payments_campaign_id_fkey
    foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id)
    on delete cascade
);
create index payments_campaign_id_idx on payments (workspace_id, campaign_id);

create table usage_rights (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  campaign_id uuid not null,
  -- Null: all of the campaign.
  deliverable_id uuid,
  kind text not null check (kind in ('organic_repost', 'paid_ads', 'whitelisting', 'website_email',
    'print_ooh', 'full_buyout', 'ai_training')),
  territory text not null default 'Worldwide' check (length(territory) <= 80),
  starts text not null default 'on_posting'
    check (starts in ('on_posting', 'on_delivery', 'on_signing', 'fixed')),
  starts_on date,
  duration_days integer check (duration_days between 1 and 3650),
  fixed_ends_on date,
  is_perpetual boolean not null default false,
  -- Of the campaign's currency.
  fee_minor bigint check (fee_minor between 0 and 1000000000000),
  renewal_note text not null default '' check (length(renewal_note) <= 500),
  notes text not null default '' check (length(notes) <= 20000),
  -- The same as endsOn() in the rules.
  ends_on date generated always as (
    case when is_perpetual then null
      when fixed_ends_on is not null then fixed_ends_on
      when starts_on is not null and duration_days is not null
        then least(starts_on + duration_days, date '9999-12-31')
    end) stored,
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint usage_rights_campaign_id_fkey
    foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id)
    on delete cascade,
  constraint usage_rights_deliverable_id_fkey
    foreign key (workspace_id, campaign_id, deliverable_id)
    references deliverables (workspace_id, campaign_id, id) on delete set null (deliverable_id)
);
create index usage_rights_campaign_id_idx
  on usage_rights (workspace_id, campaign_id, deliverable_id);

create table exclusivities (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  campaign_id uuid not null,
  scope text not null default 'category' check (scope in ('category', 'named_brands', 'full')),
  category text not null default '' check (length(category) <= 60),
  competitors text not null default '' check (length(competitors) <= 500),
  starts_on date not null,
  ends_on date not null,
  -- Of the campaign's currency.
  fee_minor bigint check (fee_minor between 0 and 1000000000000),
  notes text not null default '' check (length(notes) <= 20000),
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  constraint exclusivities_ends_on_check check (ends_on >= starts_on),
  constraint exclusivities_campaign_id_fkey
    foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id)
    on delete cascade
);
create index exclusivities_campaign_id_idx on exclusivities (workspace_id, campaign_id);

-- Row level security: every member reads, all but viewers write.
alter table deliverables enable row level security;
alter table deliverables force row level security;
create policy deliverables_read on deliverables for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy deliverables_write on deliverables to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy deliverables_tidy on deliverables for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy deliverables_tidy_read on deliverables for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table requirements enable row level security;
alter table requirements force row level security;
create policy requirements_read on requirements for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy requirements_write on requirements to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy requirements_tidy on requirements for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy requirements_tidy_read on requirements for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table payments enable row level security;
alter table payments force row level security;
create policy payments_read on payments for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy payments_write on payments to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy payments_tidy on payments for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy payments_tidy_read on payments for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table usage_rights enable row level security;
alter table usage_rights force row level security;
create policy usage_rights_read on usage_rights for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy usage_rights_write on usage_rights to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy usage_rights_tidy on usage_rights for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy usage_rights_tidy_read on usage_rights for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

alter table exclusivities enable row level security;
alter table exclusivities force row level security;
create policy exclusivities_read on exclusivities for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy exclusivities_write on exclusivities to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy exclusivities_tidy on exclusivities for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy exclusivities_tidy_read on exclusivities for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

grant select, insert, update, delete
  on deliverables, requirements, payments, usage_rights, exclusivities
  to dayslate_app;

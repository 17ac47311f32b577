-- Software and services that are paid for -----------------------------------------------------------------
create table tools (
  name text not null check (length(name) between 1 and 120),
  url text check (length(url) <= 2048),
  category text not null default 'other'
    check (category in ('editing', 'design', 'scheduling', 'storage', 'music_assets', 'ai', 'email_website', 'analytics', 'finance', 'communication', 'hardware_rental', 'other')),
  used_for text not null default '' check (length(used_for) <= 300),
  plan_name text not null default '' check (length(plan_name) <= 80),
  seats integer not null default 1 check (seats between 1 and 100000),
  -- What holds since the last price began: the others are in the list beside it.
  billing text not null default 'monthly'
    check (billing in ('free', 'monthly', 'quarterly', 'semiannual', 'yearly', 'custom', 'lifetime')),
  billing_rule text check (length(billing_rule) <= 200),
  price_minor bigint not null check (price_minor between 0 and 1000000000000),
  currency text not null check (length(currency) = 3),
  rate numeric(18, 8) check (rate > 0),
  rate_currency text check (length(rate_currency) = 3),
  started_on date not null,
  next_renewal_on date,
  auto_renew boolean not null default true,
  trial_ends_on date,
  notice_days integer not null default 0 check (notice_days between 0 and 180),
  -- The last day to give notice: reckoned from renewal and notice.
  cancel_by_on date generated always as (next_renewal_on - notice_days) stored,
  status text not null default 'active'
    check (status in ('trial', 'active', 'paused', 'cancelling', 'cancelled')),
  ended_on date,
  business_id uuid,
  owner_user_id uuid,
  account_email text not null default '' check (length(account_email) <= 320),
  verdict text not null default 'keep' check (verdict in ('keep', 'review', 'cancel')),
  replaced_by_tool_id uuid,
  track_as_expense boolean not null default true,
  remind_days_before integer not null default 7 check (remind_days_before between 0 and 180),
  notes text not null default '' check (length(notes) <= 20000),
  -- Each price from its day on: [{effectiveOn, priceMinor, currency, billing, billingRule}].
  prices jsonb not null default '[]',
  -- Times in which nothing was paid: [{from, until}].
  pauses jsonb not null default '[]',
  constraint tools_rate_pair_check check ((rate is null) = (rate_currency is null)),
  constraint tools_custom_rule_check check ((billing = 'custom') = (billing_rule is not null)),
  constraint tools_renews_check check (next_renewal_on is null or billing not in ('free', 'lifetime'))
);
call workspace_table('tools', is_reminded_of => true);
call found_by('tools', 'searchable(name, array[used_for, plan_name, notes])');
alter table tools
  add constraint tools_business_id_fkey
    foreign key (workspace_id, business_id) references businesses (workspace_id, id)
    on delete set null (business_id),
  add constraint tools_replaced_by_tool_id_fkey
    foreign key (workspace_id, replaced_by_tool_id) references tools (workspace_id, id)
    on delete set null (replaced_by_tool_id);
create index tools_business_id_idx on tools (workspace_id, business_id)
  where business_id is not null;
create index tools_replaced_by_tool_id_idx on tools (workspace_id, replaced_by_tool_id)
  where replaced_by_tool_id is not null;
create index tools_next_renewal_on_idx on tools (workspace_id, next_renewal_on)
  where next_renewal_on is not null and deleted_at is null;
create index tools_trial_ends_on_idx on tools (workspace_id, trial_ends_on)
  where trial_ends_on is not null and deleted_at is null;
create index tools_cancel_by_on_idx on tools (workspace_id, cancel_by_on)
  where cancel_by_on is not null and deleted_at is null;

-- What a tool costs is one recurring expense at most, and what came of that says which tool it was for.
alter table recurring_expenses
  add column tool_id uuid,
  add constraint recurring_expenses_tool_id_fkey
    foreign key (workspace_id, tool_id) references tools (workspace_id, id)
    on delete set null (tool_id);
create unique index recurring_expenses_tool_id_key on recurring_expenses (workspace_id, tool_id);
alter table expenses
  add column tool_id uuid,
  add constraint expenses_tool_id_fkey
    foreign key (workspace_id, tool_id) references tools (workspace_id, id)
    on delete set null (tool_id);
create index expenses_tool_id_idx on expenses (workspace_id, tool_id) where tool_id is not null;

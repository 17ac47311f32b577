-- Whose money it is: what somebody invoices and spends as ------------------------------------------------
create table businesses (
  name text not null check (length(name) between 1 and 120),
  legal_name text not null default '' check (length(legal_name) <= 160),
  type text not null default 'sole_proprietor'
    check (type in ('sole_proprietor', 'llc', 'limited_company', 'corporation', 'partnership', 'nonprofit', 'other')),
  -- Given out to owner and admins one by one, and each time that is noted; lists hold its end.
  tax_id text not null default '' check (length(tax_id) <= 40),
  tax_id_ending text not null default '' check (length(tax_id_ending) <= 4),
  country text check (country ~ '^[A-Z]{2}$'),
  base_currency text not null check (length(base_currency) = 3),
  fiscal_year_start_month integer not null default 1 check (fiscal_year_start_month between 1 and 12),
  email text not null default '' check (length(email) <= 320),
  phone text not null default '' check (length(phone) <= 40),
  address text not null default '' check (length(address) <= 500),
  website text check (length(website) <= 2048),
  invoice_prefix text not null default 'INV-' check (length(invoice_prefix) <= 12),
  next_invoice_number integer not null default 1 check (next_invoice_number between 1 and 999999999),
  payment_details text not null default '' check (length(payment_details) <= 1000),
  default_tax_rate_percent numeric(5, 2) not null default 0
    check (default_tax_rate_percent between 0 and 100),
  default_payment_terms_days integer not null default 30
    check (default_payment_terms_days between 0 and 180),
  color text not null default 'blue'
    check (color in ('blue', 'green', 'purple', 'red', 'orange', 'pink', 'indigo', 'teal')),
  is_default boolean not null default false,
  is_archived boolean not null default false
);
call workspace_table('businesses');
call found_by('businesses', 'searchable(name, array[legal_name])');
create unique index businesses_name_key on businesses (workspace_id, lower(name))
  where deleted_at is null;
create unique index businesses_is_default_key on businesses (workspace_id)
  where is_default and deleted_at is null;

alter table campaigns
  add column business_id uuid,
  add constraint campaigns_business_id_fkey
    foreign key (workspace_id, business_id) references businesses (workspace_id, id)
    on delete set null (business_id);
create index campaigns_business_id_idx on campaigns (workspace_id, business_id)
  where business_id is not null;
alter table affiliate_links
  add column business_id uuid,
  add constraint affiliate_links_business_id_fkey
    foreign key (workspace_id, business_id) references businesses (workspace_id, id)
    on delete set null (business_id);
create index affiliate_links_business_id_idx on affiliate_links (workspace_id, business_id)
  where business_id is not null;

-- What money is spent on ---------------------------------------------------------------------------------
create table expense_categories (
  name text not null check (length(name) between 1 and 60),
  color text not null default 'blue'
    check (color in ('blue', 'green', 'purple', 'red', 'orange', 'pink', 'indigo', 'teal')),
  -- What a tax form calls it: a label, never advice.
  tax_code text not null default '' check (length(tax_code) <= 60),
  is_deductible_default boolean not null default true,
  business_use_default_percent numeric(5, 2) not null default 100
    check (business_use_default_percent between 0 and 100),
  sort_order double precision not null default 0,
  is_archived boolean not null default false
);
call workspace_table('expense_categories');
create unique index expense_categories_name_key on expense_categories (workspace_id, lower(name))
  where deleted_at is null;

create table expenses (
  title text not null check (length(title) between 1 and 200),
  spent_on date not null,
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  currency text not null check (length(currency) = 3),
  rate numeric(18, 8) check (rate > 0),
  rate_currency text check (length(rate_currency) = 3),
  -- In the currency that the workspace reckoned in when it was written, by the rate of that time.
  base_minor bigint check (base_minor >= 0),
  base_currency text not null check (length(base_currency) = 3),
  -- Of the amount.
  tax_minor bigint check (tax_minor >= 0),
  expense_category_id uuid,
  business_id uuid,
  campaign_id uuid,
  brand_id uuid,
  payment_method text not null default 'card'
    check (payment_method in ('card', 'bank', 'cash', 'paypal', 'other')),
  is_deductible boolean not null default true,
  business_use_percent numeric(5, 2) not null default 100
    check (business_use_percent between 0 and 100),
  reimbursement text not null default 'none'
    check (reimbursement in ('none', 'to_claim', 'claimed', 'reimbursed')),
  reimbursed_on date,
  status text not null default 'confirmed' check (status in ('confirmed', 'draft')),
  paid_by_user_id uuid,
  -- How many files it has: the server counts.
  receipt_count integer not null default 0 check (receipt_count >= 0),
  tags text[] not null default '{}',
  notes text not null default '' check (length(notes) <= 20000),
  constraint expenses_tax_in_amount_check check (tax_minor <= amount_minor),
  constraint expenses_rate_pair_check check ((rate is null) = (rate_currency is null))
);
call workspace_table('expenses');
call found_by('expenses', 'searchable(title, array[notes] || tags)');
alter table expenses
  add constraint expenses_expense_category_id_fkey
    foreign key (workspace_id, expense_category_id) references expense_categories (workspace_id, id)
    on delete set null (expense_category_id),
  add constraint expenses_business_id_fkey
    foreign key (workspace_id, business_id) references businesses (workspace_id, id)
    on delete set null (business_id),
  add constraint expenses_campaign_id_fkey
    foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id)
    on delete set null (campaign_id),
  add constraint expenses_brand_id_fkey
    foreign key (workspace_id, brand_id) references brands (workspace_id, id)
    on delete set null (brand_id);
-- Sums of a year are read from it alone.
create index expenses_spent_on_idx on expenses (workspace_id, spent_on)
  include (base_minor, base_currency, amount_minor, currency, expense_category_id, business_id, is_deductible, business_use_percent)
  where deleted_at is null;
create index expenses_expense_category_id_idx on expenses (workspace_id, expense_category_id)
  where expense_category_id is not null;
create index expenses_business_id_idx on expenses (workspace_id, business_id)
  where business_id is not null;
create index expenses_campaign_id_idx on expenses (workspace_id, campaign_id)
  where campaign_id is not null;
create index expenses_brand_id_idx on expenses (workspace_id, brand_id)
  where brand_id is not null;

-- Receipts are files of an expense.
alter table attachments add column expense_id uuid,
  drop constraint attachments_subject_check,
  add constraint attachments_subject_check
    check (num_nonnulls(campaign_id, brand_id, deliverable_id, content_item_id, inspiration_id, expense_id) = 1),
  add constraint attachments_expense_id_fkey
    foreign key (workspace_id, expense_id) references expenses (workspace_id, id) on delete cascade;
create index attachments_expense_id_idx on attachments (workspace_id, expense_id)
  where expense_id is not null;
alter table comments add column expense_id uuid,
  drop constraint comments_subject_check,
  add constraint comments_subject_check
    check (num_nonnulls(campaign_id, brand_id, deliverable_id, content_item_id, inspiration_id, expense_id) = 1),
  add constraint comments_expense_id_fkey
    foreign key (workspace_id, expense_id) references expenses (workspace_id, id) on delete cascade;
create index comments_expense_id_idx on comments (workspace_id, expense_id)
  where expense_id is not null;
alter table activities add column expense_id uuid,
  add constraint activities_expense_id_fkey foreign key (workspace_id, expense_id)
    references expenses (workspace_id, id) on delete set null (expense_id);
create index activities_expense_id_idx on activities (workspace_id, expense_id, id)
  where expense_id is not null;

-- What is about an expense is not there for whom money is kept from; the server says that of each member
-- (`app.sees_money`), and nothing of background work.
create policy attachments_money on attachments as restrictive to dayslate_app
  using (expense_id is null or (select current_setting('app.sees_money', true)) is distinct from 'false');
create policy comments_money on comments as restrictive to dayslate_app
  using (expense_id is null or (select current_setting('app.sees_money', true)) is distinct from 'false');

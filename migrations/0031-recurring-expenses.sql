-- What is paid again and again: rent, subscriptions, insurance -------------------------------------------
create table recurring_expenses (
  title text not null check (length(title) between 1 and 200),
  -- What each one costs; of a variable one about.
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  currency text not null check (length(currency) = 3),
  rate numeric(18, 8) check (rate > 0),
  rate_currency text check (length(rate_currency) = 3),
  amount_type text not null default 'fixed' check (amount_type in ('fixed', 'variable')),
  rrule text not null check (length(rrule) <= 200),
  starts_on date not null,
  weekend_rule text not null default 'as_is'
    check (weekend_rule in ('as_is', 'previous_business_day', 'next_business_day')),
  posting text not null default 'confirm' check (posting in ('confirm', 'auto')),
  remind_days_before integer not null default 3 check (remind_days_before between 0 and 30),
  expense_category_id uuid,
  business_id uuid,
  campaign_id uuid,
  brand_id uuid,
  payment_method text not null default 'card'
    check (payment_method in ('card', 'bank', 'cash', 'paypal', 'other')),
  is_deductible boolean not null default true,
  business_use_percent numeric(5, 2) not null default 100
    check (business_use_percent between 0 and 100),
  notes text not null default '' check (length(notes) <= 20000),
  -- Times in which nothing falls due: [{from, until}], until is the day on which it goes on, or null.
  pauses jsonb not null default '[]',
  -- What those cost that were due before the amount changed: [{throughOn, amountMinor}].
  earlier_amounts jsonb not null default '[]',
  ended_on date,
  -- All days of the rule up to and including this one are posted or skipped.
  handled_through_on date,
  -- When the first day of the rule that is not handled is to be paid, after its weekend rule.
  next_due_on date,
  constraint recurring_expenses_rate_pair_check check ((rate is null) = (rate_currency is null))
);
call workspace_table('recurring_expenses', is_reminded_of => true);
call found_by('recurring_expenses', 'searchable(title, array[notes])');
alter table recurring_expenses
  add constraint recurring_expenses_expense_category_id_fkey
    foreign key (workspace_id, expense_category_id) references expense_categories (workspace_id, id)
    on delete set null (expense_category_id),
  add constraint recurring_expenses_business_id_fkey
    foreign key (workspace_id, business_id) references businesses (workspace_id, id)
    on delete set null (business_id),
  add constraint recurring_expenses_campaign_id_fkey
    foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id)
    on delete set null (campaign_id),
  add constraint recurring_expenses_brand_id_fkey
    foreign key (workspace_id, brand_id) references brands (workspace_id, id)
    on delete set null (brand_id);
create index recurring_expenses_next_due_on_idx on recurring_expenses (workspace_id, next_due_on)
  where next_due_on is not null and deleted_at is null;
-- What is due anywhere, for what posts and reminds by itself.
create index recurring_expenses_due_idx on recurring_expenses (next_due_on)
  where next_due_on is not null and deleted_at is null;
create index recurring_expenses_expense_category_id_idx on recurring_expenses (workspace_id, expense_category_id)
  where expense_category_id is not null;
create index recurring_expenses_business_id_idx on recurring_expenses (workspace_id, business_id)
  where business_id is not null;
create index recurring_expenses_campaign_id_idx on recurring_expenses (workspace_id, campaign_id)
  where campaign_id is not null;
create index recurring_expenses_brand_id_idx on recurring_expenses (workspace_id, brand_id)
  where brand_id is not null;

-- Of which occurrence an expense is. Each is posted once: a deleted expense keeps its place, so that
-- what somebody threw away does not come back by itself.
alter table expenses
  add column recurring_expense_id uuid,
  add column occurrence_on date,
  add constraint expenses_recurring_expense_id_fkey
    foreign key (workspace_id, recurring_expense_id) references recurring_expenses (workspace_id, id)
    on delete set null (recurring_expense_id);
create unique index expenses_occurrence_key
  on expenses (workspace_id, recurring_expense_id, occurrence_on);

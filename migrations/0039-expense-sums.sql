-- What was spent in each month, kept beside the expenses: a year of 100,000 of them is added up from a
-- few rows. Triggers keep it, so that no way of writing an expense can forget to
-- (docs/decisions/062-sums-of-expenses-are-kept.md). A nil id stands for none, as a key has no nulls.
create table expense_sums (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- Its first day.
  month date not null,
  currency text not null,
  -- Empty where there is no rate.
  base_currency text not null,
  expense_category_id uuid not null,
  business_id uuid not null,
  campaign_id uuid not null,
  count bigint not null,
  amount_minor numeric not null,
  base_minor numeric not null,
  deductible_minor numeric not null,
  primary key (workspace_id, month, currency, base_currency, expense_category_id, business_id, campaign_id)
);
create index expense_sums_nothing_idx on expense_sums (workspace_id) where count = 0;
alter table expense_sums enable row level security, force row level security;
create policy expense_sums_read on expense_sums for select to dayslate_app
  using (workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer'));
-- As of every table; without a policy for it nothing can be written.
grant select, insert, update, delete on expense_sums to dayslate_app;
-- The triggers run as who made them, whoever writes.
create policy expense_sums_keep on expense_sums to current_user using (true);

create function keep_expense_sums() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  nil constant uuid := '00000000-0000-0000-0000-000000000000';
  changed constant text := case tg_op
    when 'INSERT' then 'select 1 as sign, come.* from come'
    when 'DELETE' then 'select -1 as sign, gone.* from gone'
    else 'select 1 as sign, come.* from come union all select -1 as sign, gone.* from gone'
  end;
begin
  execute format($sql$
    insert into expense_sums
      select workspace_id, date_trunc('month', spent_on)::date, currency,
          case when base_minor is null then '' else base_currency end,
          coalesce(expense_category_id, $1), coalesce(business_id, $1), coalesce(campaign_id, $1),
          sum(sign), sum(sign * amount_minor), sum(sign * coalesce(base_minor, 0)),
          sum(case when is_deductible then sign * round(coalesce(base_minor, 0) * business_use_percent / 100) else 0 end)
        from (%s) as changed
        where deleted_at is null
        group by 1, 2, 3, 4, 5, 6, 7
        having sum(sign) <> 0 or sum(sign * amount_minor) <> 0 or sum(sign * coalesce(base_minor, 0)) <> 0
          or sum(case when is_deductible then sign * round(coalesce(base_minor, 0) * business_use_percent / 100) else 0 end) <> 0
        order by 1, 2, 3, 4, 5, 6, 7
      on conflict (workspace_id, month, currency, base_currency, expense_category_id, business_id, campaign_id)
        do update set
          count = expense_sums.count + excluded.count,
          amount_minor = expense_sums.amount_minor + excluded.amount_minor,
          base_minor = expense_sums.base_minor + excluded.base_minor,
          deductible_minor = expense_sums.deductible_minor + excluded.deductible_minor
  $sql$, changed) using nil;
  -- A sum of nothing is no sum.
  if tg_op <> 'INSERT' then
    delete from expense_sums where count = 0 and workspace_id in (select workspace_id from gone);
  end if;
  return null;
exception
  -- The workspace goes, and its sums with it.
  when foreign_key_violation then return null;
end $$;

create trigger expenses_sums_insert after insert on expenses
  referencing new table as come for each statement execute function keep_expense_sums();
create trigger expenses_sums_update after update on expenses
  referencing old table as gone new table as come for each statement execute function keep_expense_sums();
create trigger expenses_sums_delete after delete on expenses
  referencing old table as gone for each statement execute function keep_expense_sums();

alter table expenses no force row level security;
insert into expense_sums
  select workspace_id, date_trunc('month', spent_on)::date, currency,
      case when base_minor is null then '' else base_currency end,
      coalesce(expense_category_id, '00000000-0000-0000-0000-000000000000'),
      coalesce(business_id, '00000000-0000-0000-0000-000000000000'),
      coalesce(campaign_id, '00000000-0000-0000-0000-000000000000'),
      count(*), sum(amount_minor), sum(coalesce(base_minor, 0)),
      sum(case when is_deductible then round(coalesce(base_minor, 0) * business_use_percent / 100) else 0 end)
    from expenses where deleted_at is null
    group by 1, 2, 3, 4, 5, 6, 7;
alter table expenses force row level security;

-- The agenda asks every table for the rows of some days: each needs an index on owner and date.
create index tasks_deadline_on_idx on tasks (user_id, deadline_on)
  where deadline_on is not null and deleted_at is null;
create index campaigns_product_expected_on_idx on campaigns (workspace_id, product_expected_on)
  where product_expected_on is not null and deleted_at is null;
create index campaigns_next_action_on_idx on campaigns (workspace_id, next_action_on)
  where next_action_on is not null and deleted_at is null;
create index deliverables_draft_due_on_idx on deliverables (workspace_id, draft_due_on)
  where draft_due_on is not null and deleted_at is null;
create index deliverables_post_due_on_idx on deliverables (workspace_id, post_due_on)
  where post_due_on is not null and deleted_at is null;
create index payments_due_on_idx on payments (workspace_id, due_on)
  where due_on is not null and deleted_at is null;
create index usage_rights_ends_on_idx on usage_rights (workspace_id, ends_on)
  where ends_on is not null and deleted_at is null;
create index exclusivities_starts_on_idx on exclusivities (workspace_id, starts_on)
  where deleted_at is null;
create index exclusivities_ends_on_idx on exclusivities (workspace_id, ends_on)
  where deleted_at is null;

-- The cards of what is due on the dashboard: in whose order, and without which.
alter table users
  add column dashboard_order text[] not null default '{}',
  add column dashboard_hidden text[] not null default '{}';

-- What a workspace notes on a day of its calendar. Two people may note something at the same time:
-- both notes stay.
create table day_notes (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  noted_on date not null,
  text text not null check (length(text) between 1 and 280),
  created_by_user_id uuid not null,
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id)
);

alter table day_notes enable row level security;
alter table day_notes force row level security;
create policy day_notes_read on day_notes for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member', 'viewer')
  );
create policy day_notes_write on day_notes to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy day_notes_tidy on day_notes for delete to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');
create policy day_notes_tidy_read on day_notes for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'tidy' and deleted_at < now() - interval '30 days');

grant select, insert, update, delete on day_notes to dayslate_app;

-- Where and when a session was last used, for the list of devices.
alter table tokens
  add column address text not null default '',
  add column used_at timestamptz not null default now();

alter table users
  add column density text not null default 'comfortable' check (density in ('comfortable', 'compact'));

-- Leaving the product ---------------------------------------------------------------------------
-- A workspace that has nobody but its owner may go with their account, and takes all it holds along.
create policy workspaces_erase on workspaces for delete to dayslate_app
  using (
    id = nullif(current_setting('app.workspace_id', true), '')::uuid
    and current_setting('app.role', true) = 'owner'
  );
-- Invitations name their address; whoever leaves takes it back.
create policy workspace_invitations_erase on workspace_invitations for delete to dayslate_app
  using (email = nullif(current_setting('app.erased_email', true), ''));
create policy workspace_invitations_erase_read on workspace_invitations for select to dayslate_app
  using (email = nullif(current_setting('app.erased_email', true), ''));
-- A write that concerns several workspaces of a person is announced in each of their streams.
create policy streams_workspaces on streams to dayslate_app
  using (
    id = any (string_to_array(nullif(current_setting('app.workspace_ids', true), ''), ',')::uuid[])
  );
create policy changes_workspaces on changes to dayslate_app
  using (
    stream_id = any (string_to_array(nullif(current_setting('app.workspace_ids', true), ''), ',')::uuid[])
  );

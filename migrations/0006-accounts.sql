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
-- What has one reader goes with them, also from workspaces that they have left.
create policy changes_erase on changes for delete to dayslate_app
  using (reader_user_id = nullif(current_setting('app.erased_user_id', true), '')::uuid);
create policy changes_erase_read on changes for select to dayslate_app
  using (reader_user_id = nullif(current_setting('app.erased_user_id', true), '')::uuid);
create policy routine_items_erase on routine_items for delete to dayslate_app
  using (reader_user_id = (select nullif(current_setting('app.erased_user_id', true), '')::uuid));
create policy routine_items_erase_read on routine_items for select to dayslate_app
  using (reader_user_id = (select nullif(current_setting('app.erased_user_id', true), '')::uuid));
create policy routine_completions_erase on routine_completions for delete to dayslate_app
  using (reader_user_id = (select nullif(current_setting('app.erased_user_id', true), '')::uuid));
create policy routine_completions_erase_read on routine_completions for select to dayslate_app
  using (reader_user_id = (select nullif(current_setting('app.erased_user_id', true), '')::uuid));

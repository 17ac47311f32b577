-- Invitations: a link of 32 random bytes, of which only the SHA-256 is kept, and what became of it.
drop index workspace_invitations_email_key;
alter table workspace_invitations
  drop column token_id,
  add column token_hash bytea not null unique check (length(token_hash) = 32),
  add column accepted_at timestamptz,
  add column declined_at timestamptz;
-- An answered invitation stays for a while, so that its link can say what became of it.
create unique index workspace_invitations_email_key on workspace_invitations (workspace_id, email)
  where accepted_at is null and declined_at is null;
create index workspace_invitations_expires_at_idx on workspace_invitations (expires_at);

-- Whoever holds the link reads its invitation, and may answer it.
create policy workspace_invitations_invited_read on workspace_invitations for select to dayslate_app
  using (token_hash = decode(nullif(current_setting('app.token_hash', true), ''), 'hex'));
create policy workspace_invitations_invited_answer on workspace_invitations for update to dayslate_app
  using (
    token_hash = decode(nullif(current_setting('app.token_hash', true), ''), 'hex')
    and email = current_setting('app.email', true)
  );
create policy workspace_invitations_tidy on workspace_invitations for delete to dayslate_app
  using (current_setting('app.system', true) = 'tidy' and expires_at < now() - interval '30 days');
create policy workspace_invitations_tidy_read on workspace_invitations for select to dayslate_app
  using (current_setting('app.system', true) = 'tidy' and expires_at < now() - interval '30 days');

-- Members who decide about content as owner and admins do. Nobody makes themself one.
alter table workspace_members add column is_approver boolean not null default false;

-- Members: nobody joins but as the founder of a workspace, whose single owner an index guards, or by
-- an invitation to this role.
drop policy workspace_members_create on workspace_members;
create policy workspace_members_create on workspace_members for insert to dayslate_app
  with check (
    workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
    and user_id = nullif(current_setting('app.user_id', true), '')::uuid
    and not is_approver
    and (
      role = 'owner'
      or exists (
        select from workspace_invitations invitation
        where invitation.workspace_id = workspace_members.workspace_id
          and invitation.role = workspace_members.role
          and invitation.email = current_setting('app.email', true)
          and invitation.token_hash = decode(nullif(current_setting('app.token_hash', true), ''), 'hex')
      )
    )
  );

-- The owner's membership is changed and ended by the owner alone.
drop policy workspace_members_change on workspace_members;
create policy workspace_members_change on workspace_members for update to dayslate_app
  using (
    workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
    and (
      current_setting('app.role', true) = 'owner'
      or (current_setting('app.role', true) = 'admin' and role <> 'owner')
      or user_id = nullif(current_setting('app.user_id', true), '')::uuid
    )
  )
  with check (
    workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
    and (
      current_setting('app.role', true) = 'owner'
      or (current_setting('app.role', true) = 'admin' and role <> 'owner')
      or (
        user_id = nullif(current_setting('app.user_id', true), '')::uuid
        and role = current_setting('app.role', true)
        and (not is_approver or current_setting('app.is_approver', true) = 'true')
      )
    )
  );
drop policy workspace_members_delete on workspace_members;
create policy workspace_members_delete on workspace_members for delete to dayslate_app
  using (
    workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
    and (
      (current_setting('app.role', true) in ('owner', 'admin') and role <> 'owner')
      or user_id = nullif(current_setting('app.user_id', true), '')::uuid
    )
  );

-- A deleted workspace waits 14 days for its owner; then it goes with its stream and its log.
create index workspaces_deleted_at_idx on workspaces (deleted_at) where deleted_at is not null;
create policy workspaces_tidy on workspaces for delete to dayslate_app
  using (current_setting('app.system', true) = 'tidy' and deleted_at < now() - interval '14 days');
create policy workspaces_tidy_read on workspaces for select to dayslate_app
  using (current_setting('app.system', true) = 'tidy' and deleted_at < now() - interval '14 days');
create policy streams_tidy on streams for delete to dayslate_app
  using (current_setting('app.system', true) = 'tidy');
create policy streams_tidy_read on streams for select to dayslate_app
  using (current_setting('app.system', true) = 'tidy');

-- A change of somebody's membership is told to them as well, in their own stream: that, to the one
-- person named, and nothing else.
create policy streams_told on streams to dayslate_app
  using (id = nullif(current_setting('app.told_user_id', true), '')::uuid);
create policy changes_told on changes for insert to dayslate_app
  with check (
    stream_id = nullif(current_setting('app.told_user_id', true), '')::uuid
    and domain = 'memberships'
  );

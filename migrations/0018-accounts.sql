-- Mailed links ------------------------------------------------------------------------------------
-- Only the newest link of a kind works: a new one takes the place of the last.
delete from tokens older using tokens newer
  where older.kind in ('reset', 'confirm') and newer.kind = older.kind
    and newer.user_id = older.user_id and newer.id > older.id;
create unique index tokens_mailed_key on tokens (user_id, kind) where kind in ('reset', 'confirm');

-- Whose address was proved by a link that it was mailed; where no mail is sent nobody proves it.
alter table users add column email_proved_at timestamptz;
update users set email_proved_at = email_confirmed_at where email_confirmed_at > created_at;
create index users_unconfirmed_idx on users (created_at) where email_confirmed_at is null;

-- Sessions ----------------------------------------------------------------------------------------
-- When the password was given last, and what a browser is known by that signed in before.
alter table tokens add column proved_at timestamptz;
alter table tokens drop constraint tokens_kind_check;
alter table tokens add constraint tokens_kind_check
  check (kind in ('session', 'reset', 'confirm', 'invitation', 'feed', 'api', 'device'));
-- However much it is used, a session ends 90 days after signing in.
update tokens set expires_at = least(expires_at, created_at + interval '90 days')
  where kind = 'session';

-- Invitations -------------------------------------------------------------------------------------
-- Whoever has proved an address is shown what waits for it, without the link.
create policy workspace_invitations_own_read on workspace_invitations for select to dayslate_app
  using (email = nullif(current_setting('app.proved_email', true), ''));

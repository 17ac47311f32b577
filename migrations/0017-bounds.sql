-- Answers kept for repetition ---------------------------------------------------------------------
-- What a key was used for: a hash of operation, ids in the path, query and body. Another request under
-- the same key is refused. What was kept before has none: it is given to nobody any more, and its key
-- stays, so that a repetition across the update is not done a second time. `domains` are the
-- collections that the write changed: an answer is given again if its records are still there for
-- whoever asks.
alter table operations add column binding bytea check (length(binding) = 32);
alter table operations add column domains text[] not null default '{}';

-- Refusals -----------------------------------------------------------------------------------------
-- One row for each hour of somebody's refusals of one kind, with how many there were. What was kept
-- one by one before has no hour, and goes when it is 90 days old like the rest.
alter table audit_events add column hour timestamptz;
alter table audit_events add column count integer not null default 1 check (count > 0);
alter table audit_events add column last_at timestamptz not null default now();
create unique index audit_events_hour_key
  on audit_events (actor_user_id, hour, operation, outcome, object_id) nulls not distinct
  where hour is not null;
create index audit_events_at_idx on audit_events (at);

-- It is added to and nothing else; what is old goes by this function, which does no more than that.
grant update (count, last_at) on audit_events to dayslate_app;
create function forget_refusals(most integer) returns integer
  language sql security definer set search_path = public, pg_temp
as $$
  with gone as (
    delete from audit_events where ctid = any (array(
      select ctid from audit_events where at < now() - interval '90 days' limit most)) returning 1)
  select count(*)::integer from gone
$$;
revoke all on function forget_refusals from public;
grant execute on function forget_refusals to dayslate_app;

-- The address of a member is told to owner and admins who ask for it, and to nobody else
-- (docs/decisions/038). What was kept before tells it no longer either.
alter table changes no force row level security;
alter table operations no force row level security;
alter table notifications no force row level security;

-- Members as the feed would still tell them.
update changes set record = jsonb_set(record::jsonb, '{user}',
    (record::jsonb -> 'user') - 'email' || jsonb_build_object('username',
      (select username from users where id = (record::jsonb ->> 'userId')::uuid)))::text
  where domain = 'members' and record is not null;
-- Kept answers: whoever repeats such a request hears that it was done.
update operations set response = null where 'members' = any (domains);

-- Who had given no name was called by the address, and mentioned by it.
update notifications set actor_name = coalesce(nullif(username, ''), 'Unnamed member')
  from users where users.email = actor_name;
do $$ begin
  loop
    update notifications
      set excerpt = replace(excerpt, '@' || email, '@' || coalesce(nullif(username, ''), 'Unnamed member'))
      from (select user_id, id, rtrim((regexp_matches(excerpt, '@([^\s@]+@[^\s@]+)', 'g'))[1], '.,;:!?)') as address
        from notifications where excerpt like '%@%@%') as mentioned
        join users on users.email = mentioned.address
          and concat(users.first_name, users.last_name) = ''
      where notifications.user_id = mentioned.user_id and notifications.id = mentioned.id;
    exit when not found;
  end loop;
end $$;
update changes set record = (record::jsonb || jsonb_build_object(
    'actorName', actor_name, 'excerpt', excerpt))::text
  from notifications
  where domain = 'notifications' and record is not null
    and stream_id = notifications.user_id and record_id = notifications.id
    and record::jsonb -> 'actorName' is not null
    and (record::jsonb ->> 'actorName' is distinct from actor_name
      or record::jsonb ->> 'excerpt' is distinct from excerpt);

alter table changes force row level security;
alter table operations force row level security;
alter table notifications force row level security;

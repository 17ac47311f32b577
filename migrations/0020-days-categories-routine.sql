-- What is posted stands on the day on which it was: the agenda asks for it by owner and instant.
create index posts_posted_at_idx on posts (workspace_id, posted_at)
  where posted_at is not null and deleted_at is null;
create index deliverables_posted_at_idx on deliverables (workspace_id, posted_at)
  where posted_at is not null and deleted_at is null;
create index tasks_remind_deadline_idx on tasks (deadline_on)
  where remind_minutes_before is not null and planned_on is null and completed_at is null
    and deleted_at is null;

-- 'Work' and 'work' are one name. Of doubles the oldest keeps it, the others are counted on: none is
-- lost, nor a task of theirs. Who owns the tables sees rows only while security is not forced on it.
alter table categories no force row level security;
alter table streams no force row level security;
do $$
declare
  other record;
  nth integer;
  renamed text;
begin
  for other in
    select user_id, id, name from (
      select *, row_number() over (partition by user_id, lower(btrim(name)) order by id) as place
        from categories
    ) as known
    where place > 1 order by user_id, id
  loop
    nth := 2;
    loop
      renamed := rtrim(left(btrim(other.name), 60 - length(' ' || nth))) || ' ' || nth;
      exit when not exists (
        select from categories
          where user_id = other.user_id and lower(btrim(name)) = lower(renamed)
      );
      nth := nth + 1;
    end loop;
    update categories set name = renamed, version = version + 1, updated_at = now()
      where user_id = other.user_id and id = other.id;
    -- Browsers that know the old name read their lists anew.
    update streams set epoch = gen_random_uuid() where id = other.user_id;
  end loop;
end
$$;
alter table categories add column sort_order integer;
update categories set sort_order = known.place
  from (
    select user_id, id, row_number() over (partition by user_id order by id) - 1 as place
      from categories
  ) as known
  where categories.user_id = known.user_id and categories.id = known.id;
alter table categories alter column sort_order set not null;
alter table categories force row level security;
alter table streams force row level security;
create unique index categories_name_key on categories (user_id, lower(btrim(name)))
  where deleted_at is null;

-- Whoever shares a routine goes away alone: the days on which an item rests for one person stand with
-- what that person has taken on. Those of the item itself are for everybody.
alter table routine_takings add column pauses jsonb not null default '[]';
-- How often an item was due before: the days of then are counted as they were.
alter table routine_items add column earlier_frequencies jsonb not null default '[]';
-- Browsers read their lists anew, as these records have fields that were not sent.
update streams set epoch = gen_random_uuid();
-- What rests for whoever takes a medicine is not called for.
create policy routine_takings_remind on routine_takings for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');

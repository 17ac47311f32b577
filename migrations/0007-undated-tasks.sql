-- Tasks that were done without ever having had a day belong to the day they were completed: a list
-- that begins at a day leaves out those of before, as it does with all others.
create index tasks_undated_idx on tasks (user_id, completed_at)
  where planned_on is null and completed_at is not null and deleted_at is null;

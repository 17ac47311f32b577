-- Tasks that repeat, with a deadline beside their day, an order of their own and a checklist.
alter table tasks
  add column repeat_rule text check (length(repeat_rule) between 1 and 200),
  add column repeat_mode text not null default 'schedule'
    check (repeat_mode in ('schedule', 'after-completion')),
  -- The date of the rule that this task stands for, wherever it has been moved to since.
  add column repeat_from date,
  add column series_id uuid,
  add column previous_task_id uuid,
  add column deadline_on date,
  add column sort_order double precision,
  add column remind_minutes_before integer check (remind_minutes_before in (0, 10, 30, 60, 1440)),
  add column checklist jsonb not null default '[]'
    check (jsonb_typeof(checklist) = 'array' and jsonb_array_length(checklist) <= 50),
  add constraint tasks_previous_task_id_fkey
    foreign key (user_id, previous_task_id) references tasks (user_id, id)
    on delete set null (previous_task_id);

-- Completing a task makes at most one next task, whoever completes it and however often.
create unique index tasks_previous_task_id_key on tasks (user_id, previous_task_id)
  where deleted_at is null;
-- Tidying looks for successors of what it deletes, also among the deleted.
create index tasks_previous_task_id_idx on tasks (user_id, previous_task_id)
  where previous_task_id is not null;
create index tasks_series_id_idx on tasks (user_id, series_id) where series_id is not null;

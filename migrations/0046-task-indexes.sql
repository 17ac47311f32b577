-- Most tasks follow no other, and many have no category. An entry for each of them made every new task
-- dearer and found nothing; of NULLs no two are alike, so what may be there only once stays so.
drop index tasks_previous_task_id_key;
create unique index tasks_previous_task_id_key on tasks (user_id, previous_task_id)
  where previous_task_id is not null and deleted_at is null;
drop index tasks_category_id_idx;
create index tasks_category_id_idx on tasks (user_id, category_id) where category_id is not null;

-- What is posted stands on the day on which it was: the agenda asks for it by owner and instant.
create index posts_posted_at_idx on posts (workspace_id, posted_at)
  where posted_at is not null and deleted_at is null;
create index deliverables_posted_at_idx on deliverables (workspace_id, posted_at)
  where posted_at is not null and deleted_at is null;
create index tasks_remind_deadline_idx on tasks (deadline_on)
  where remind_minutes_before is not null and planned_on is null and completed_at is null
    and deleted_at is null;

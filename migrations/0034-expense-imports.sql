-- What came from one file, so that all of it can be taken back at once -----------------------------------
create table expense_imports (
  file_name text not null check (length(file_name) between 1 and 200),
  row_count integer not null check (row_count between 1 and 20000)
);
call workspace_table('expense_imports');

alter table expenses
  add column import_id uuid,
  add constraint expenses_import_id_fkey
    foreign key (workspace_id, import_id) references expense_imports (workspace_id, id)
    on delete set null (import_id);
create index expenses_import_id_idx on expenses (workspace_id, import_id)
  where import_id is not null;

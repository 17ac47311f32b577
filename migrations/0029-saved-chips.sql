create table saved_chips (
  page text not null check (length(page) between 1 and 100),
  name text not null check (length(name) between 1 and 40),
  query text not null check (length(query) between 1 and 2000)
);
call workspace_table('saved_chips', reader => 'created_by_user_id');

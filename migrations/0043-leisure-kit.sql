-- Pictures of what a person reads, watches and plays, in the one size that is shown. Who has one names it in
-- `cover_id`, by a key (user_id, cover_id) that is set to null with it; one that nothing names any more is in
-- the trash from the next picture on (docs/decisions/063-covers-of-personal-records.md).
create table covers (
  -- What it was sent for: once it is here, it is the cover of that record, if there is one.
  collection text check (collection in ('books', 'entertainment-items')),
  record_id uuid,
  -- Where it lies in the store of files.
  file_id uuid not null,
  size_bytes integer not null check (size_bytes > 0),
  -- Of the picture as it came.
  sha256 text not null check (length(sha256) = 64),
  width integer not null check (width > 0),
  height integer not null check (height > 0)
);
call person_table('covers');
create index covers_file_id_idx on covers (file_id);
-- The hourly look for files without a row.
create policy covers_sweep on covers for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'sweep');

-- That an idea of a workspace came of something that a person read, watched or played. Its maker alone knows
-- of what; the idea itself says it in words.
create table made_ideas (
  link_workspace_id uuid not null,
  content_item_id uuid not null,
  -- As it was called when it was made: a book says what became of it in any workspace.
  idea_title text not null check (length(idea_title) between 1 and 200),
  collection text not null
    check (collection in ('books', 'book-quotes', 'entertainment-items', 'entertainment-logs')),
  record_id uuid not null
);
call person_table('made_ideas');
alter table made_ideas
  add constraint made_ideas_link_workspace_id_fkey
    foreign key (link_workspace_id, user_id) references workspace_members (workspace_id, user_id)
    on delete cascade,
  add constraint made_ideas_content_item_id_fkey
    foreign key (link_workspace_id, content_item_id) references content_items (workspace_id, id)
    on delete cascade;
create index made_ideas_link_workspace_id_idx on made_ideas (link_workspace_id, user_id);
create index made_ideas_content_item_id_idx on made_ideas (link_workspace_id, content_item_id);

-- What came from one file of a person's, so that all of it can be taken back at once. Tables of what it brings
-- have `import_id`, by a key (user_id, import_id) that is set to null with it.
create table record_imports (
  collection text not null check (collection in ('books', 'entertainment-items')),
  file_name text not null check (length(file_name) between 1 and 200),
  row_count integer not null check (row_count between 1 and 10000)
);
call person_table('record_imports');

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

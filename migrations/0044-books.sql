-- What a person reads. Nobody else sees any of it, in whatever workspace.
create table books (
  title text not null check (length(title) between 1 and 300),
  subtitle text not null default '' check (length(subtitle) <= 300),
  authors text[] not null default '{}' check (cardinality(authors) <= 10),
  series_name text not null default '' check (length(series_name) <= 120),
  series_number double precision check (series_number between 0 and 9999),
  isbn text check (isbn ~ '^97[89][0-9]{10}$'),
  format text not null default 'print' check (format in ('print', 'ebook', 'audiobook')),
  pages integer check (pages between 1 and 20000),
  minutes integer check (minutes between 1 and 20000),
  status text not null default 'want_to_read'
    check (status in ('want_to_read', 'reading', 'paused', 'finished', 'dnf')),
  progress_unit text not null default 'page' check (progress_unit in ('page', 'percent', 'minute')),
  progress integer not null default 0 check (progress between 0 and 20000),
  rating integer check (rating between 1 and 10),
  started_on date,
  finished_on date,
  cover_id uuid,
  published_year integer check (published_year between 1 and 2200),
  publisher text not null default '' check (length(publisher) <= 120),
  language text not null default '' check (length(language) <= 40),
  owned text not null default 'none' check (owned in ('none', 'own', 'borrowed', 'lent')),
  owned_with text not null default '' check (length(owned_with) <= 80),
  -- The day to give it back or to ask for it.
  return_on date,
  recommended_by text not null default '' check (length(recommended_by) <= 80),
  review text not null default '' check (length(review) <= 20000),
  is_favorite boolean not null default false,
  -- The file that it came from.
  import_id uuid,
  tags text[] not null default '{}',
  constraint books_days_check check (finished_on >= started_on),
  constraint books_length_check check (progress <= case progress_unit
    when 'percent' then 100 when 'page' then coalesce(pages, 20000) else coalesce(minutes, 20000) end)
);
call person_table('books');
call found_by('books', 'searchable(title, array[subtitle, series_name, isbn] || authors || array[review])');
alter table books
  add constraint books_cover_id_fkey foreign key (user_id, cover_id) references covers (user_id, id)
    on delete set null (cover_id),
  add constraint books_import_id_fkey foreign key (user_id, import_id)
    references record_imports (user_id, id) on delete set null (import_id);
create index books_import_id_idx on books (user_id, import_id) where import_id is not null;
create index books_cover_id_idx on books (user_id, cover_id) where cover_id is not null;
create index books_return_on_idx on books (user_id, return_on)
  where return_on is not null and deleted_at is null;

-- Each reading of a book by itself: a book is read more than once.
create table book_reads (
  book_id uuid not null,
  started_on date,
  finished_on date,
  -- Null while it goes on.
  outcome text check (outcome in ('finished', 'dnf')),
  rating integer check (rating between 1 and 10),
  format text not null default 'print' check (format in ('print', 'ebook', 'audiobook')),
  note text not null default '' check (length(note) <= 500),
  import_id uuid,
  constraint book_reads_days_check check (finished_on >= started_on)
);
call person_table('book_reads');
alter table book_reads
  add constraint book_reads_book_id_fkey foreign key (user_id, book_id) references books (user_id, id)
    on delete cascade,
  add constraint book_reads_import_id_fkey foreign key (user_id, import_id)
    references record_imports (user_id, id) on delete set null (import_id);
create index book_reads_import_id_idx on book_reads (user_id, import_id) where import_id is not null;
create index book_reads_book_id_idx on book_reads (user_id, book_id);

create table book_quotes (
  book_id uuid not null,
  text text not null check (length(text) between 1 and 2000),
  page integer check (page between 0 and 20000)
);
call person_table('book_quotes');
call found_by('book_quotes', 'searchable(text)', array['book_id']);
alter table book_quotes
  add constraint book_quotes_book_id_fkey foreign key (user_id, book_id) references books (user_id, id)
    on delete cascade;
create index book_quotes_book_id_idx on book_quotes (user_id, book_id);

create table reading_goals (
  year integer not null check (year between 1 and 2200),
  target integer not null check (target between 1 and 999)
);
call person_table('reading_goals');

-- What a person watches, plays and listens to ---------------------------------------------------------
create table entertainment_items (
  title text not null check (length(title) between 1 and 200),
  type text not null default 'movie' check (type in ('movie', 'tv_show', 'anime', 'documentary', 'game',
    'podcast', 'music', 'youtube', 'course', 'live_event', 'other')),
  status text not null default 'planned'
    check (status in ('planned', 'in_progress', 'paused', 'completed', 'dropped')),
  rating smallint check (rating between 1 and 10),
  season smallint check (season between 1 and 500),
  episode integer check (episode between 0 and 20000),
  -- Of the season, where there are seasons.
  total_episodes integer check (total_episodes between 1 and 20000),
  -- How long it was played.
  hours numeric(7, 1) check (hours between 0 and 100000),
  -- Netflix, cinema, Steam.
  venue text not null default '' check (length(venue) <= 80),
  creator text not null default '' check (length(creator) <= 120),
  release_year smallint check (release_year >= 1870),
  genres text[] not null default '{}' check (cardinality(genres) <= 20),
  url text check (length(url) <= 2048),
  with_whom text not null default '' check (length(with_whom) <= 80),
  recommended_by text not null default '' check (length(recommended_by) <= 80),
  review text not null default '' check (length(review) <= 20000),
  is_favorite boolean not null default false,
  cover_id uuid,
  next_episode_on date,
  release_on date,
  started_on date,
  finished_on date,
  -- How often it was finished.
  times smallint not null default 0 check (times between 0 and 10000),
  import_id uuid,
  constraint entertainment_items_days_check check (finished_on >= started_on),
  constraint entertainment_items_progress_check check (episode <= total_episodes)
);
call person_table('entertainment_items');
call found_by('entertainment_items',
  'searchable(title, array[creator, venue, with_whom, recommended_by] || genres || array[review])');
alter table entertainment_items
  add constraint entertainment_items_cover_id_fkey
    foreign key (user_id, cover_id) references covers (user_id, id) on delete set null (cover_id),
  add constraint entertainment_items_import_id_fkey
    foreign key (user_id, import_id) references record_imports (user_id, id)
    on delete set null (import_id);
create index entertainment_items_import_id_idx on entertainment_items (user_id, import_id)
  where import_id is not null;
create index entertainment_items_cover_id_idx on entertainment_items (user_id, cover_id)
  where cover_id is not null;
create index entertainment_items_release_on_idx on entertainment_items (user_id, release_on)
  where deleted_at is null and release_on is not null;
create index entertainment_items_next_episode_on_idx on entertainment_items (user_id, next_episode_on)
  where deleted_at is null and next_episode_on is not null;

-- Each time that something was watched, played or heard to its end.
create table entertainment_logs (
  entertainment_item_id uuid not null,
  finished_on date not null,
  rating smallint check (rating between 1 and 10),
  note text not null default '' check (length(note) <= 2000),
  import_id uuid
);
call person_table('entertainment_logs');
alter table entertainment_logs
  add constraint entertainment_logs_entertainment_item_id_fkey
    foreign key (user_id, entertainment_item_id) references entertainment_items (user_id, id)
    on delete cascade,
  add constraint entertainment_logs_import_id_fkey
    foreign key (user_id, import_id) references record_imports (user_id, id)
    on delete set null (import_id);
create index entertainment_logs_import_id_idx on entertainment_logs (user_id, import_id)
  where import_id is not null;
create index entertainment_logs_entertainment_item_id_idx
  on entertainment_logs (user_id, entertainment_item_id);

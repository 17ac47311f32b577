-- Shoots, brand trips, events and journeys ----------------------------------------------------------
create table trips (
  title text not null check (length(title) between 1 and 150),
  kind text not null default 'shoot'
    check (kind in ('shoot', 'brand_trip', 'event', 'travel', 'personal')),
  destination text not null default '' check (length(destination) <= 200),
  -- Where it is on the globe: what daylight is reckoned by.
  latitude numeric(9, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  -- Both null: an idea.
  starts_on date,
  ends_on date,
  start_time time,
  end_time time,
  -- Whose days and times these are.
  time_zone text not null check (length(time_zone) <= 64),
  status text not null default 'idea'
    check (status in ('idea', 'planning', 'confirmed', 'done', 'cancelled')),
  cover_id uuid,
  business_id uuid,
  budget_minor bigint check (budget_minor between 0 and 1000000000000),
  -- Of the budget, and of new costs.
  currency text not null check (length(currency) = 3),
  is_private boolean not null default false,
  notes text not null default '' check (length(notes) <= 20000),
  constraint trips_days_check check ((starts_on is null) = (ends_on is null)
    and ends_on >= starts_on and ends_on - starts_on < 366),
  constraint trips_place_check check ((latitude is null) = (longitude is null)),
  constraint trips_dated_check check (starts_on is not null or status in ('idea', 'cancelled'))
);
call workspace_table('trips', reader => 'case when is_private then created_by_user_id end');
call found_by('trips', 'searchable(title, array[destination, notes])');
-- What all members see names a trip by its `shared_id`: a private one has none, so that a file, a comment
-- or an expense of it cannot be, nor a trip become private that has one.
alter table trips
  add column shared_id uuid generated always as (case when not is_private then id end) stored,
  add constraint trips_shared_id_key unique (workspace_id, shared_id),
  add constraint trips_business_id_fkey
    foreign key (workspace_id, business_id) references businesses (workspace_id, id)
    on delete set null (business_id),
  add constraint trips_cover_id_fkey
    foreign key (workspace_id, cover_id) references attachments (workspace_id, id)
    on delete set null (cover_id);
create index trips_starts_on_idx on trips (workspace_id, starts_on) where deleted_at is null;
create index trips_ends_on_idx on trips (workspace_id, ends_on) where deleted_at is null;
create index trips_business_id_idx on trips (workspace_id, business_id)
  where business_id is not null;
create index trips_cover_id_idx on trips (workspace_id, cover_id) where cover_id is not null;

-- What is of a trip carries whose it is alone (`private_to_user_id`), as its trip says; the server sets
-- it. Who comes along: a member, or a guest who needs no account.
create table trip_people (
  trip_id uuid not null,
  member_user_id uuid,
  -- Kept of a member, too: whoever leaves the workspace was there all the same.
  name text not null check (length(name) between 1 and 80),
  role text not null default '' check (length(role) <= 60),
  phone text not null default '' check (length(phone) <= 40),
  call_time time,
  private_to_user_id uuid
);
call workspace_table('trip_people', reader => 'private_to_user_id');
alter table trip_people
  add constraint trip_people_trip_id_fkey
    foreign key (workspace_id, trip_id) references trips (workspace_id, id) on delete cascade,
  add constraint trip_people_member_user_id_fkey
    foreign key (workspace_id, member_user_id) references workspace_members (workspace_id, user_id)
    on delete set null (member_user_id);
create index trip_people_trip_id_idx on trip_people (workspace_id, trip_id);
create unique index trip_people_member_user_id_key
  on trip_people (workspace_id, member_user_id, trip_id) where deleted_at is null;

-- Which deals, and which pieces of content, a trip is for.
create table trip_campaigns (
  trip_id uuid not null,
  campaign_id uuid not null,
  private_to_user_id uuid
);
call workspace_table('trip_campaigns', reader => 'private_to_user_id');
alter table trip_campaigns
  add constraint trip_campaigns_trip_id_fkey
    foreign key (workspace_id, trip_id) references trips (workspace_id, id) on delete cascade,
  add constraint trip_campaigns_campaign_id_fkey
    foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id) on delete cascade;
create unique index trip_campaigns_campaign_id_key
  on trip_campaigns (workspace_id, trip_id, campaign_id) where deleted_at is null;
create index trip_campaigns_trip_id_idx on trip_campaigns (workspace_id, trip_id);
create index trip_campaigns_campaign_id_idx on trip_campaigns (workspace_id, campaign_id);

create table trip_content_items (
  trip_id uuid not null,
  content_item_id uuid not null,
  private_to_user_id uuid
);
call workspace_table('trip_content_items', reader => 'private_to_user_id');
alter table trip_content_items
  add constraint trip_content_items_trip_id_fkey
    foreign key (workspace_id, trip_id) references trips (workspace_id, id) on delete cascade,
  add constraint trip_content_items_content_item_id_fkey
    foreign key (workspace_id, content_item_id) references content_items (workspace_id, id)
    on delete cascade;
create unique index trip_content_items_content_item_id_key
  on trip_content_items (workspace_id, trip_id, content_item_id) where deleted_at is null;
create index trip_content_items_trip_id_idx on trip_content_items (workspace_id, trip_id);
create index trip_content_items_content_item_id_idx
  on trip_content_items (workspace_id, content_item_id);

-- What a trip costs.
alter table expenses
  add column trip_id uuid,
  add constraint expenses_trip_id_fkey
    foreign key (workspace_id, trip_id) references trips (workspace_id, shared_id)
    on delete set null (trip_id);
create index expenses_trip_id_idx on expenses (workspace_id, trip_id) where trip_id is not null;

-- Files of a trip, what is said of it and what happened to it.
alter table attachments add column trip_id uuid,
  drop constraint attachments_subject_check,
  add constraint attachments_subject_check
    check (num_nonnulls(campaign_id, brand_id, deliverable_id, content_item_id, inspiration_id, expense_id, trip_id) = 1),
  add constraint attachments_trip_id_fkey
    foreign key (workspace_id, trip_id) references trips (workspace_id, shared_id) on delete cascade;
create index attachments_trip_id_idx on attachments (workspace_id, trip_id)
  where trip_id is not null;
alter table comments add column trip_id uuid,
  drop constraint comments_subject_check,
  add constraint comments_subject_check
    check (num_nonnulls(campaign_id, brand_id, deliverable_id, content_item_id, inspiration_id, expense_id, trip_id) = 1),
  add constraint comments_trip_id_fkey
    foreign key (workspace_id, trip_id) references trips (workspace_id, shared_id) on delete cascade;
create index comments_trip_id_idx on comments (workspace_id, trip_id) where trip_id is not null;
alter table activities add column trip_id uuid,
  add constraint activities_trip_id_fkey foreign key (workspace_id, trip_id)
    references trips (workspace_id, id) on delete set null (trip_id);
create index activities_trip_id_idx on activities (workspace_id, trip_id, id)
  where trip_id is not null;

-- What happened to a trip before it became private is its reader's alone from then on, as the trip is:
-- the policies of `trips` hold for the subquery. Background work sees all.
create policy activities_trip on activities as restrictive for select to dayslate_app
  using (trip_id is null
    or coalesce((select current_setting('app.system', true)), '') <> ''
    or exists (select from trips
      where trips.workspace_id = activities.workspace_id and trips.id = activities.trip_id));

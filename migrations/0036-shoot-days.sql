-- The day of a shoot: what is booked for it, when what happens, and what is to be filmed. Whatever belongs
-- to a private trip has its maker as reader; the trip says so to all of its records at once.
create table bookings (
  trip_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  kind text not null default 'other'
    check (kind in ('flight', 'train', 'car', 'stay', 'location_permit', 'studio', 'restaurant', 'event', 'other')),
  starts_on date,
  start_time time,
  ends_on date,
  end_time time,
  -- Null is the zone of the trip. It ends in another one if it is a flight.
  time_zone text check (length(time_zone) <= 64),
  end_time_zone text check (length(end_time_zone) <= 64),
  location text not null default '' check (length(location) <= 200),
  confirmation_code text not null default '' check (length(confirmation_code) <= 80),
  status text not null default 'to_book'
    check (status in ('to_book', 'pending', 'confirmed', 'cancelled')),
  cost_minor bigint check (cost_minor between 0 and 1000000000000),
  currency text not null check (length(currency) = 3),
  -- The expense that its cost has become.
  expense_id uuid,
  notes text not null default '' check (length(notes) <= 5000),
  -- Who alone sees it, of a private trip.
  private_to_user_id uuid,
  -- A flight over the date line lands on the day before.
  constraint bookings_in_order_check check (ends_on >= starts_on - 1),
  constraint bookings_start_check check (starts_on is not null or (ends_on is null and start_time is null)),
  constraint bookings_end_check check (ends_on is not null or end_time is null)
);
call workspace_table('bookings', reader => 'private_to_user_id');
call found_by('bookings', 'searchable(title, array[location, notes])', within => array['trip_id']);
alter table bookings
  add constraint bookings_trip_id_fkey
    foreign key (workspace_id, trip_id) references trips (workspace_id, id) on delete cascade,
  add constraint bookings_expense_id_fkey
    foreign key (workspace_id, expense_id) references expenses (workspace_id, id)
    on delete set null (expense_id);
create index bookings_trip_id_idx on bookings (workspace_id, trip_id);
create index bookings_expense_id_idx on bookings (workspace_id, expense_id)
  where expense_id is not null;
create index bookings_starts_on_idx on bookings (workspace_id, starts_on)
  where starts_on is not null and deleted_at is null;
create index bookings_ends_on_idx on bookings (workspace_id, ends_on)
  where ends_on is not null and deleted_at is null;

-- What happens when on a day of a trip, on the clock of its zone.
create table schedule_items (
  trip_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  scheduled_on date not null,
  start_time time,
  end_time time,
  location text not null default '' check (length(location) <= 200),
  note text not null default '' check (length(note) <= 2000),
  sort_order integer not null default 0 check (sort_order between 0 and 1000000),
  private_to_user_id uuid,
  constraint schedule_items_end_check check (end_time is null or start_time is not null)
);
call workspace_table('schedule_items', reader => 'private_to_user_id');
call found_by('schedule_items', 'searchable(title, array[location, note])', within => array['trip_id']);
alter table schedule_items
  add unique (workspace_id, trip_id, id),
  add constraint schedule_items_trip_id_fkey
    foreign key (workspace_id, trip_id) references trips (workspace_id, id) on delete cascade;
create index schedule_items_scheduled_on_idx on schedule_items (workspace_id, scheduled_on)
  where deleted_at is null;

-- What is to be filmed or photographed.
create table shots (
  trip_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  -- When it is shot: the item of the schedule, which is of the same trip, or else the day.
  schedule_item_id uuid,
  shot_on date,
  content_item_id uuid,
  deliverable_id uuid,
  kind text not null default 'other'
    check (kind in ('wide', 'medium', 'close_up', 'detail', 'talking_head', 'b_roll', 'product', 'photo', 'drone', 'other')),
  orientation text check (orientation in ('9:16', '16:9', '1:1', '4:5')),
  location text not null default '' check (length(location) <= 200),
  lens text not null default '' check (length(lens) <= 40),
  seconds integer check (seconds between 1 and 86400),
  props_note text not null default '' check (length(props_note) <= 500),
  priority text not null default 'must' check (priority in ('must', 'nice')),
  status text not null default 'todo' check (status in ('todo', 'done', 'dropped')),
  dropped_reason text not null default '' check (length(dropped_reason) <= 200),
  takes integer not null default 0 check (takes between 0 and 999),
  assignee_user_id uuid,
  sort_order integer not null default 0 check (sort_order between 0 and 1000000),
  private_to_user_id uuid,
  constraint shots_dropped_check check ((status = 'dropped') = (dropped_reason <> ''))
);
call workspace_table('shots', reader => 'private_to_user_id');
call found_by('shots', 'searchable(title, array[location, props_note])', within => array['trip_id']);
alter table shots
  add constraint shots_trip_id_fkey
    foreign key (workspace_id, trip_id) references trips (workspace_id, id) on delete cascade,
  add constraint shots_schedule_item_id_fkey
    foreign key (workspace_id, trip_id, schedule_item_id)
    references schedule_items (workspace_id, trip_id, id) on delete set null (schedule_item_id),
  add constraint shots_content_item_id_fkey
    foreign key (workspace_id, content_item_id) references content_items (workspace_id, id)
    on delete set null (content_item_id),
  add constraint shots_deliverable_id_fkey
    foreign key (workspace_id, deliverable_id) references deliverables (workspace_id, id)
    on delete set null (deliverable_id);
create index shots_trip_id_idx on shots (workspace_id, trip_id);
create index shots_schedule_item_id_idx on shots (workspace_id, trip_id, schedule_item_id)
  where schedule_item_id is not null;
create index shots_content_item_id_idx on shots (workspace_id, content_item_id)
  where content_item_id is not null;
create index shots_deliverable_id_idx on shots (workspace_id, deliverable_id)
  where deliverable_id is not null;
create index shots_shot_on_idx on shots (workspace_id, shot_on)
  where shot_on is not null and deleted_at is null;

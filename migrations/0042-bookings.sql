-- Tickets and permits are files of a booking. What all members see names it by its `shared_id`, as it
-- names a trip: one of a private trip has none, nor can a trip become private that has such a file.
alter table bookings
  add column shared_id uuid
    generated always as (case when private_to_user_id is null then id end) stored,
  add constraint bookings_shared_id_key unique (workspace_id, shared_id);

alter table attachments add column booking_id uuid,
  drop constraint attachments_subject_check,
  add constraint attachments_subject_check
    check (num_nonnulls(campaign_id, brand_id, deliverable_id, content_item_id, inspiration_id, expense_id, trip_id, booking_id) = 1),
  add constraint attachments_booking_id_fkey
    foreign key (workspace_id, booking_id) references bookings (workspace_id, shared_id) on delete cascade;
create index attachments_booking_id_idx on attachments (workspace_id, booking_id)
  where booking_id is not null;
alter table comments add column booking_id uuid,
  drop constraint comments_subject_check,
  add constraint comments_subject_check
    check (num_nonnulls(campaign_id, brand_id, deliverable_id, content_item_id, inspiration_id, expense_id, trip_id, booking_id) = 1),
  add constraint comments_booking_id_fkey
    foreign key (workspace_id, booking_id) references bookings (workspace_id, shared_id) on delete cascade;
create index comments_booking_id_idx on comments (workspace_id, booking_id)
  where booking_id is not null;
alter table activities add column booking_id uuid,
  add constraint activities_booking_id_fkey foreign key (workspace_id, booking_id)
    references bookings (workspace_id, id) on delete set null (booking_id);
create index activities_booking_id_idx on activities (workspace_id, booking_id, id)
  where booking_id is not null;

-- What happened to it before its trip became private is its reader's alone from then on, as that of trips.
create policy activities_booking on activities as restrictive for select to dayslate_app
  using (booking_id is null
    or coalesce((select current_setting('app.system', true)), '') <> ''
    or exists (select from bookings
      where bookings.workspace_id = activities.workspace_id and bookings.id = activities.booking_id));

-- Who comes along is reminded of what is booked and when they are called.
create policy bookings_remind on bookings for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');
create policy schedule_items_remind on schedule_items for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');

-- What is packed again and again ----------------------------------------------------------------------
create table packing_templates (
  name text not null check (length(name) between 1 and 80),
  description text not null default '' check (length(description) <= 300),
  -- Null: for any kind of trip.
  kind text check (kind in ('shoot', 'brand_trip', 'event', 'travel', 'personal')),
  icon text not null default 'luggage'
    check (icon in ('luggage', 'camera', 'aperture', 'package', 'megaphone', 'ticket', 'umbrella', 'plane', 'car', 'tent', 'snowflake', 'mic')),
  is_archived boolean not null default false,
  last_used_at timestamptz
);
call workspace_table('packing_templates');
call found_by('packing_templates', 'searchable(name, array[description])');
create unique index packing_templates_name_key on packing_templates (workspace_id, lower(name))
  where deleted_at is null;

create table packing_template_items (
  packing_template_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  category text not null default 'Other' check (length(category) between 1 and 40),
  is_essential boolean not null default false,
  needs_charging boolean not null default false,
  is_gear boolean not null default false,
  note text not null default '' check (length(note) <= 200),
  sort_order double precision not null default 0,
  -- As many as `quantity` for each of what the rule counts, some to spare, and never more than its most.
  quantity_rule text not null default 'fixed'
    check (quantity_rule in ('fixed', 'per_day', 'per_night', 'per_person')),
  quantity numeric(4, 2) not null default 1 check (quantity > 0 and quantity <= 99),
  quantity_extra integer not null default 0 check (quantity_extra between 0 and 20),
  quantity_max integer check (quantity_max between 1 and 999),
  assignment text not null default 'shared' check (assignment in ('shared', 'each_person'))
);
call workspace_table('packing_template_items');
alter table packing_template_items
  add constraint packing_template_items_packing_template_id_fkey
    foreign key (workspace_id, packing_template_id) references packing_templates (workspace_id, id)
    on delete cascade;
create index packing_template_items_packing_template_id_idx
  on packing_template_items (workspace_id, packing_template_id);

-- What comes along on one trip, and what it is packed into. A person or a bag of another trip is nobody
-- and no bag here.
create table packing_bags (
  trip_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  color text not null default 'blue'
    check (color in ('blue', 'green', 'purple', 'red', 'orange', 'pink', 'indigo', 'teal')),
  trip_person_id uuid,
  private_to_user_id uuid
);
call workspace_table('packing_bags', reader => 'private_to_user_id');
alter table packing_bags
  add constraint packing_bags_trip_id_fkey
    foreign key (workspace_id, trip_id) references trips (workspace_id, id) on delete cascade,
  add constraint packing_bags_trip_person_id_fkey
    foreign key (workspace_id, trip_person_id) references trip_people (workspace_id, id)
    on delete set null (trip_person_id);
create index packing_bags_trip_id_idx on packing_bags (workspace_id, trip_id);
create index packing_bags_trip_person_id_idx
  on packing_bags (workspace_id, trip_person_id) where trip_person_id is not null;

create table packing_items (
  trip_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  category text not null default 'Other' check (length(category) between 1 and 40),
  is_essential boolean not null default false,
  needs_charging boolean not null default false,
  is_gear boolean not null default false,
  note text not null default '' check (length(note) <= 200),
  sort_order double precision not null default 0,
  quantity integer not null default 1 check (quantity between 1 and 999),
  -- Who packs it; null: whoever comes to it.
  trip_person_id uuid,
  packing_bag_id uuid,
  is_packed boolean not null default false,
  is_charged boolean not null default false,
  to_buy boolean not null default false,
  is_bought boolean not null default false,
  -- Of gear: it is back in its bag.
  is_returned boolean not null default false,
  is_private boolean not null default false,
  packing_template_item_id uuid,
  -- How many its template asked for: while it is as many, nobody has said otherwise.
  applied_quantity integer check (applied_quantity between 1 and 999),
  packed_by_user_id uuid,
  packed_at timestamptz,
  private_to_user_id uuid
);
call workspace_table('packing_items',
  reader => 'coalesce(private_to_user_id, case when is_private then created_by_user_id end)',
  is_reminded_of => true);
alter table packing_items
  add constraint packing_items_trip_id_fkey
    foreign key (workspace_id, trip_id) references trips (workspace_id, id) on delete cascade,
  add constraint packing_items_trip_person_id_fkey
    foreign key (workspace_id, trip_person_id) references trip_people (workspace_id, id)
    on delete set null (trip_person_id),
  add constraint packing_items_packing_bag_id_fkey
    foreign key (workspace_id, packing_bag_id) references packing_bags (workspace_id, id)
    on delete set null (packing_bag_id),
  add constraint packing_items_packing_template_item_id_fkey
    foreign key (workspace_id, packing_template_item_id) references packing_template_items (workspace_id, id)
    on delete set null (packing_template_item_id);
create index packing_items_trip_id_idx on packing_items (workspace_id, trip_id);
create index packing_items_trip_person_id_idx
  on packing_items (workspace_id, trip_person_id) where trip_person_id is not null;
create index packing_items_packing_bag_id_idx
  on packing_items (workspace_id, packing_bag_id) where packing_bag_id is not null;
create index packing_items_packing_template_item_id_idx
  on packing_items (workspace_id, packing_template_item_id)
  where packing_template_item_id is not null;

-- Who comes along is reminded of what is to be packed.
create policy trips_remind on trips for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');
create policy trip_people_remind on trip_people for select to dayslate_app
  using ((select current_setting('app.system', true)) = 'remind');

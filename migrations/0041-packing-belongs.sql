-- Who packs a thing, and into which bag, is of the thing's own trip: what is of another is refused, as
-- with the schedule of a shot. What was stored before is nobody's and in no bag, which is how it was shown.
alter table packing_bags no force row level security;
alter table packing_items no force row level security;
alter table trip_people no force row level security;
update packing_bags set trip_person_id = null
  where trip_person_id is not null and not exists (select from trip_people person
    where person.workspace_id = packing_bags.workspace_id and person.trip_id = packing_bags.trip_id
      and person.id = trip_person_id);
update packing_items set trip_person_id = null
  where trip_person_id is not null and not exists (select from trip_people person
    where person.workspace_id = packing_items.workspace_id and person.trip_id = packing_items.trip_id
      and person.id = trip_person_id);
update packing_items set packing_bag_id = null
  where packing_bag_id is not null and not exists (select from packing_bags bag
    where bag.workspace_id = packing_items.workspace_id and bag.trip_id = packing_items.trip_id
      and bag.id = packing_bag_id);
alter table packing_bags force row level security;
alter table packing_items force row level security;
alter table trip_people force row level security;

alter table trip_people add unique (workspace_id, trip_id, id);
alter table packing_bags add unique (workspace_id, trip_id, id);
alter table packing_bags
  drop constraint packing_bags_trip_person_id_fkey,
  add constraint packing_bags_trip_person_id_fkey
    foreign key (workspace_id, trip_id, trip_person_id) references trip_people (workspace_id, trip_id, id)
    on delete set null (trip_person_id);
alter table packing_items
  drop constraint packing_items_trip_person_id_fkey,
  add constraint packing_items_trip_person_id_fkey
    foreign key (workspace_id, trip_id, trip_person_id) references trip_people (workspace_id, trip_id, id)
    on delete set null (trip_person_id),
  drop constraint packing_items_packing_bag_id_fkey,
  add constraint packing_items_packing_bag_id_fkey
    foreign key (workspace_id, trip_id, packing_bag_id) references packing_bags (workspace_id, trip_id, id)
    on delete set null (packing_bag_id),
  -- What templates have said of a row so far, each mark and word once: what somebody has taken off since
  -- stays off. Null: it was written by hand, and templates say nothing of it but how many.
  add column applied_marks text[] check (applied_marks <@ array['essential', 'charging', 'gear']),
  add column applied_note text not null default '' check (length(applied_note) <= 200);

-- A shot is for a member of its workspace, as a deliverable is.
alter table shots no force row level security;
alter table workspace_members no force row level security;
update shots set assignee_user_id = null
  where assignee_user_id is not null and not exists (select from workspace_members member
    where member.workspace_id = shots.workspace_id and member.user_id = assignee_user_id);
alter table shots force row level security;
alter table workspace_members force row level security;
alter table shots
  add constraint shots_assignee_user_id_fkey
    foreign key (workspace_id, assignee_user_id) references workspace_members (workspace_id, user_id)
    on delete set null (assignee_user_id);
create index shots_assignee_user_id_idx on shots (workspace_id, assignee_user_id)
  where assignee_user_id is not null;

-- How many days before a trip those who come along are told to pack.
alter table workspaces
  add column pack_days_before integer not null default 2 check (pack_days_before between 1 and 30);

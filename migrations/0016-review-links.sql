-- What a brand sees of a campaign without an account, by a link of 32 random bytes of which only the
-- SHA-256 is kept, and what it decided there.
create table review_links (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  campaign_id uuid not null,
  -- What the brand reads above it; the name of the campaign may not be meant for them.
  title text not null check (length(title) between 1 and 150),
  token_hash bytea not null unique check (length(token_hash) = 32),
  shows_script boolean not null default false,
  allows_comments boolean not null default true,
  allows_approval boolean not null default true,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz,
  created_by_user_id uuid not null,
  -- Whoever told the link last: it may do what they may.
  updated_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (workspace_id, id),
  unique (workspace_id, campaign_id, id),
  constraint review_links_campaign_id_fkey
    foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id)
    on delete cascade
);
create index review_links_expires_at_idx on review_links (expires_at);

-- What is on a link. Both keys carry the campaign: a deliverable of another one cannot be stored.
create table review_link_deliverables (
  workspace_id uuid not null,
  review_link_id uuid not null,
  campaign_id uuid not null,
  deliverable_id uuid not null,
  primary key (workspace_id, review_link_id, deliverable_id),
  constraint review_link_deliverables_review_link_id_fkey
    foreign key (workspace_id, campaign_id, review_link_id)
    references review_links (workspace_id, campaign_id, id) on delete cascade,
  constraint review_link_deliverables_deliverable_id_fkey
    foreign key (workspace_id, campaign_id, deliverable_id)
    references deliverables (workspace_id, campaign_id, id) on delete cascade
);
create index review_link_deliverables_deliverable_id_idx
  on review_link_deliverables (workspace_id, campaign_id, deliverable_id);

-- What a brand decided, written once. It outlives its link, which goes 30 days after its end.
create table review_decisions (
  workspace_id uuid not null,
  id uuid not null,
  campaign_id uuid not null,
  deliverable_id uuid not null,
  review_link_id uuid,
  state text not null check (state in ('approved', 'changes_requested')),
  name text not null check (length(name) between 1 and 80),
  email text not null check (length(email) between 3 and 254),
  -- Of what was on screen, and of the link with the address that it came from.
  mark bytea not null check (length(mark) = 32),
  address_hash bytea not null check (length(address_hash) = 32),
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  constraint review_decisions_deliverable_id_fkey
    foreign key (workspace_id, campaign_id, deliverable_id)
    references deliverables (workspace_id, campaign_id, id) on delete cascade,
  constraint review_decisions_review_link_id_fkey
    foreign key (workspace_id, review_link_id) references review_links (workspace_id, id)
    on delete set null (review_link_id)
);
create index review_decisions_deliverable_id_idx
  on review_decisions (workspace_id, campaign_id, deliverable_id);
create index review_decisions_review_link_id_idx
  on review_decisions (workspace_id, review_link_id) where review_link_id is not null;

-- Words of somebody without an account, and deeds; the member whose link it was stands in the
-- columns that name one.
alter table comments
  add column guest_name text check (length(guest_name) between 1 and 80),
  add column review_link_id uuid,
  add constraint comments_review_link_id_fkey
    foreign key (workspace_id, review_link_id) references review_links (workspace_id, id)
    on delete set null (review_link_id);
create index comments_review_link_id_idx on comments (workspace_id, review_link_id)
  where review_link_id is not null;
alter table activities
  add column guest_name text check (length(guest_name) between 1 and 100);

-- Row level security: who may write in the workspace keeps links.
alter table review_links enable row level security;
alter table review_links force row level security;
create policy review_links_kept on review_links to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
alter table review_link_deliverables enable row level security;
alter table review_link_deliverables force row level security;
create policy review_link_deliverables_kept on review_link_deliverables to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
alter table review_decisions enable row level security;
alter table review_decisions force row level security;
create policy review_decisions_read on review_decisions for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );
create policy review_decisions_write on review_decisions for insert to dayslate_app
  with check (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin', 'member')
  );

-- Whoever holds a link that lives finds its row, may note that it was opened, and reaches from there
-- what is on it.
create policy review_links_opened on review_links for select to dayslate_app
  using (
    token_hash = decode(nullif((select current_setting('app.review_hash', true)), ''), 'hex')
    and revoked_at is null and expires_at > now()
  );
create policy review_links_note on review_links for update to dayslate_app
  using (
    token_hash = decode(nullif((select current_setting('app.review_hash', true)), ''), 'hex')
    and revoked_at is null and expires_at > now()
  );
create policy review_link_deliverables_opened on review_link_deliverables for select to dayslate_app
  using (
    (select current_setting('app.review_hash', true)) <> ''
    and exists (
      select from review_links link
      where link.workspace_id = review_link_deliverables.workspace_id
        and link.id = review_link_deliverables.review_link_id
    )
  );
-- What is on the link is named from those rows, and compared here.
create policy deliverables_reviewed on deliverables for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.reviewed_workspace_id', true), '')::uuid)
    and deleted_at is null
    and id = any ((select string_to_array(nullif(current_setting('app.reviewed_deliverable_ids', true), ''), ','))::uuid[])
  );
create policy requirements_reviewed on requirements for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.reviewed_workspace_id', true), '')::uuid)
    and deleted_at is null
    and campaign_id = (select nullif(current_setting('app.reviewed_campaign_id', true), '')::uuid)
    and (
      deliverable_id is null
      or deliverable_id = any ((select string_to_array(nullif(current_setting('app.reviewed_deliverable_ids', true), ''), ','))::uuid[])
    )
  );
create policy content_items_reviewed on content_items for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.reviewed_workspace_id', true), '')::uuid)
    and deleted_at is null
    and id = any ((select string_to_array(nullif(current_setting('app.reviewed_item_ids', true), ''), ','))::uuid[])
  );
create policy posts_reviewed on posts for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.reviewed_workspace_id', true), '')::uuid)
    and deleted_at is null
    and content_item_id = any ((select string_to_array(nullif(current_setting('app.reviewed_item_ids', true), ''), ','))::uuid[])
  );
create policy channels_reviewed on channels for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.reviewed_workspace_id', true), '')::uuid)
    and id = any ((select string_to_array(nullif(current_setting('app.reviewed_channel_ids', true), ''), ','))::uuid[])
  );
create policy content_scripts_reviewed on content_scripts for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.reviewed_workspace_id', true), '')::uuid)
    and deleted_at is null
    and content_item_id = any ((select string_to_array(nullif(current_setting('app.reviewed_script_item_ids', true), ''), ','))::uuid[])
  );
-- Pictures of the piece itself: proofs, contracts and briefs are nobody else's.
create policy attachments_reviewed on attachments for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.reviewed_workspace_id', true), '')::uuid)
    and deleted_at is null and width is not null and kind in ('file', 'cover')
    and (
      deliverable_id = any ((select string_to_array(nullif(current_setting('app.reviewed_deliverable_ids', true), ''), ','))::uuid[])
      or content_item_id = any ((select string_to_array(nullif(current_setting('app.reviewed_item_ids', true), ''), ','))::uuid[])
    )
  );
-- Of comments only what was said through this very link.
create policy comments_reviewed on comments for select to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.reviewed_workspace_id', true), '')::uuid)
    and deleted_at is null
    and review_link_id = (select nullif(current_setting('app.reviewed_link_id', true), '')::uuid)
  );

create policy review_links_tidy on review_links for delete to dayslate_app
  using (
    (select current_setting('app.system', true)) = 'tidy'
    and expires_at < now() - interval '30 days'
  );
create policy review_links_tidy_read on review_links for select to dayslate_app
  using (
    (select current_setting('app.system', true)) = 'tidy'
    and expires_at < now() - interval '30 days'
  );

grant select, insert, update, delete
  on review_links, review_link_deliverables, review_decisions
  to dayslate_app;

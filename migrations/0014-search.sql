-- Search ------------------------------------------------------------------------------------------
-- Text as it is searched and as it is asked for: without accents, capitals and signs, its words one
-- blank apart. The blank before the first makes ' word' the beginning of any word.
create function plain_words(words text) returns text
  language sql immutable strict parallel safe
  return ' ' || btrim(regexp_replace(
    regexp_replace(
      replace(replace(replace(
        translate(lower(normalize(words, NFKD)), 'øłđħŧı', 'oldhti'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      '[\u0300-\u036f''’]', '', 'g'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u3003]+', ' ', 'g'));

-- What a record is found by: its title on the first line, the beginning of the rest on the second;
-- never too long for an index.
create function searchable(title text, rest text[] default '{}') returns text
  language sql immutable parallel safe
  return left(plain_words(title) || E'\n' || plain_words(left(array_to_string(rest, ' '), 400)), 500);

-- PostgreSQL keeps it: no way of writing can forget it. Search reads it row by row, out of an index
-- that holds nothing else but what says whether a record is there: its own deletion, and its parents
-- (docs/decisions/021-search-without-extensions.md).
alter table tasks add column search_text text not null
  generated always as (searchable(title, array[notes])) stored;
create index tasks_search_idx on tasks (user_id, id) include (search_text, deleted_at)
  where deleted_at is null;

alter table routine_items add column search_text text not null
  generated always as (searchable(title, array[description])) stored;
create index routine_items_search_idx on routine_items (workspace_id, id)
  include (search_text, deleted_at, reader_user_id) where deleted_at is null;

alter table brands add column search_text text not null
  generated always as (searchable(name, array[category, agency_name, notes] || tags)) stored;
create index brands_search_idx on brands (workspace_id, id) include (search_text, deleted_at)
  where deleted_at is null;

alter table campaigns add column search_text text not null
  generated always as (searchable(campaign_name, array[product_name, next_action, brief])) stored;
create index campaigns_search_idx on campaigns (workspace_id, id) include (search_text, deleted_at)
  where deleted_at is null;

alter table brand_contacts add column search_text text not null
  generated always as (searchable(name, array[email, notes])) stored;
create index brand_contacts_search_idx on brand_contacts (workspace_id, id)
  include (search_text, deleted_at, brand_id)
  where deleted_at is null;

alter table affiliate_links add column search_text text not null
  generated always as (searchable(title, array[discount_code, audience_offer, notes] || tags)) stored;
create index affiliate_links_search_idx on affiliate_links (workspace_id, id) include (search_text, deleted_at)
  where deleted_at is null;

alter table channels add column search_text text not null
  generated always as (searchable(name, array[handle, platform])) stored;
create index channels_search_idx on channels (workspace_id, id) include (search_text, deleted_at)
  where deleted_at is null;

alter table pillars add column search_text text not null
  generated always as (searchable(name, array[core_question, description])) stored;
create index pillars_search_idx on pillars (workspace_id, id) include (search_text, deleted_at)
  where deleted_at is null;

alter table content_series add column search_text text not null
  generated always as (searchable(name, array[description])) stored;
create index content_series_search_idx on content_series (workspace_id, id) include (search_text, deleted_at)
  where deleted_at is null;

alter table content_items add column search_text text not null
  generated always as (searchable(title, array[hook] || tags || array[notes])) stored;
create index content_items_search_idx on content_items (workspace_id, id) include (search_text, deleted_at)
  where deleted_at is null;

alter table posts add column search_text text not null
  generated always as (searchable(title, array[caption, hashtags])) stored;
create index posts_search_idx on posts (workspace_id, id)
  include (search_text, deleted_at, content_item_id)
  where deleted_at is null;

alter table deliverables add column search_text text not null
  generated always as (searchable(title, array[spec_note])) stored;
create index deliverables_search_idx on deliverables (workspace_id, id)
  include (search_text, deleted_at, campaign_id)
  where deleted_at is null;

alter table payments add column search_text text not null
  generated always as (searchable(label, array[invoice_number, po_number, notes])) stored;
create index payments_search_idx on payments (workspace_id, id)
  include (search_text, deleted_at, campaign_id)
  where deleted_at is null;

alter table inspirations add column search_text text not null
  generated always as (searchable(title, array[creator_handle, quote, why] || tags)) stored;
create index inspirations_search_idx on inspirations (workspace_id, id) include (search_text, deleted_at)
  where deleted_at is null;

alter table requirements add column search_text text not null
  generated always as (searchable(text)) stored;
create index requirements_search_idx on requirements (workspace_id, id)
  include (search_text, deleted_at, campaign_id) where deleted_at is null;

-- By the words that people read, and by its key.
alter table usage_rights add column search_text text not null
  generated always as (searchable(
    case kind
      when 'organic_repost' then 'Organic repost'
      when 'paid_ads' then 'Paid social'
      when 'whitelisting' then 'Ads from my handle'
      when 'website_email' then 'Website and e-mail'
      when 'print_ooh' then 'Print and outdoor'
      when 'full_buyout' then 'Full buyout'
      else 'AI training'
    end, array[kind, territory, renewal_note, notes])) stored;
create index usage_rights_search_idx on usage_rights (workspace_id, id)
  include (search_text, deleted_at, campaign_id) where deleted_at is null;

alter table exclusivities add column search_text text not null
  generated always as (searchable(
    case scope when 'full' then 'No other brand' when 'category' then category else competitors end,
    array[category, competitors, notes])) stored;
create index exclusivities_search_idx on exclusivities (workspace_id, id)
  include (search_text, deleted_at, campaign_id) where deleted_at is null;

-- What was said has no title: it comes after records that are called so.
alter table brand_log_entries add column search_text text not null
  generated always as (searchable('', array[note])) stored;
create index brand_log_entries_search_idx on brand_log_entries (workspace_id, id)
  include (search_text, deleted_at, brand_id) where deleted_at is null;

-- Mentions are ids, which nobody looks for.
alter table comments add column search_text text not null
  generated always as (searchable('', array[regexp_replace(body, '<@[0-9a-f-]{36}>', ' ', 'g')])) stored;
create index comments_search_idx on comments (workspace_id, id)
  include (search_text, deleted_at, parent_id, campaign_id, brand_id, deliverable_id, content_item_id,
    inspiration_id) where deleted_at is null;

alter table attachments add column search_text text not null
  generated always as (searchable(file_name)) stored;
create index attachments_search_idx on attachments (workspace_id, id)
  include (search_text, deleted_at, campaign_id, brand_id, deliverable_id, content_item_id,
    inspiration_id) where deleted_at is null;

alter table inspiration_collections add column search_text text not null
  generated always as (searchable(name, array[description])) stored;
create index inspiration_collections_search_idx on inspiration_collections (workspace_id, id)
  include (search_text, deleted_at) where deleted_at is null;

alter table day_notes add column search_text text not null
  generated always as (searchable(text)) stored;
create index day_notes_search_idx on day_notes (workspace_id, id) include (search_text, deleted_at)
  where deleted_at is null;

-- Sample ------------------------------------------------------------------------------------------
-- The records that filling a workspace with a sample has made: what removing it takes away.
create table sample_records (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  domain text not null,
  -- In the order in which they were made.
  place integer not null,
  -- Of a person's own records; all others are the workspace's.
  is_own boolean not null,
  created_by_user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
alter table sample_records enable row level security;
alter table sample_records force row level security;
create policy sample_records_admins on sample_records to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin')
  );
grant select, insert, update, delete on sample_records to dayslate_app;
-- What happened is never changed, but of a sample nothing has happened.
create policy activities_sample on activities for delete to dayslate_app
  using (
    workspace_id = (select nullif(current_setting('app.workspace_id', true), '')::uuid)
    and (select current_setting('app.role', true)) in ('owner', 'admin')
    and exists (
      select from sample_records
      where sample_records.workspace_id = activities.workspace_id
        and sample_records.id = activities.record_id
    )
  );

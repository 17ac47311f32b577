create table invoices (
  -- What it is for, as it stands on it: a campaign's name.
  title text not null check (length(title) between 1 and 150),
  campaign_id uuid,
  business_id uuid,
  brand_id uuid,
  -- Given out once, when it is issued, without a gap: null is a draft.
  number text check (length(number) between 1 and 40),
  revision integer not null default 1 check (revision >= 1),
  status text not null default 'draft' check (status in ('draft', 'issued', 'void')),
  kind text not null default 'invoice' check (kind in ('invoice', 'credit_note')),
  -- Of a credit note: what it takes back. Of a revision: the one before it.
  credits_invoice_id uuid,
  revises_invoice_id uuid,
  -- A later revision is in force.
  is_replaced boolean not null default false,
  issued_on date,
  due_on date,
  currency text not null check (length(currency) = 3),
  language text not null default 'en' check (language in ('en', 'de', 'fr', 'es')),
  po_number text not null default '' check (length(po_number) <= 40),
  tax_rate_percent numeric(5, 2) not null default 0 check (tax_rate_percent between 0 and 100),
  tax_note text not null default '' check (length(tax_note) <= 200),
  -- As they were when it was issued.
  seller jsonb check (jsonb_typeof(seller) in ('object', 'null')),
  buyer jsonb not null default '{}' check (jsonb_typeof(buyer) = 'object'),
  payment_details text not null default '' check (length(payment_details) <= 1000),
  terms text not null default '' check (length(terms) <= 1000),
  notes text not null default '' check (length(notes) <= 2000),
  lines jsonb not null
    check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 1 and 100),
  -- The payments that it asks for.
  payment_ids uuid[] not null default '{}' check (cardinality(payment_ids) <= 50),
  net_minor bigint not null check (net_minor between 0 and 1000000000000),
  tax_minor bigint not null check (tax_minor between 0 and 1000000000000),
  total_minor bigint not null check (total_minor between 0 and 1000000000000),
  constraint invoices_due_after_issued_check check (due_on >= issued_on),
  constraint invoices_numbered_check check ((number is null) = (status = 'draft') and
    (status = 'draft' or issued_on is not null and due_on is not null and seller is not null))
);
call workspace_table('invoices');
call found_by('invoices',
  $$searchable(title, array[coalesce(number, ''), po_number, coalesce(buyer ->> 'name', '')])$$);
alter table invoices
  add constraint invoices_campaign_id_fkey
    foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id)
    on delete set null (campaign_id),
  add constraint invoices_business_id_fkey
    foreign key (workspace_id, business_id) references businesses (workspace_id, id)
    on delete set null (business_id),
  add constraint invoices_brand_id_fkey
    foreign key (workspace_id, brand_id) references brands (workspace_id, id)
    on delete set null (brand_id);
create unique index invoices_number_key on invoices (workspace_id, business_id, number, revision)
  where number is not null;
create index invoices_campaign_id_idx on invoices (workspace_id, campaign_id)
  where campaign_id is not null;
create index invoices_business_id_idx on invoices (workspace_id, business_id)
  where business_id is not null;
create index invoices_brand_id_idx on invoices (workspace_id, brand_id)
  where brand_id is not null;

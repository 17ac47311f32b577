-- What a workspace says once for its deals and its content ----------------------------------------
alter table workspaces
  -- Totals are in this currency. A rate says into which one it leads, so a change converts nothing.
  add column base_currency text not null default 'USD' check (base_currency ~ '^[A-Z]{3}$'),
  add column approval_mode text not null default 'none'
    check (approval_mode in ('none', 'optional', 'required')),
  -- Who sees money: fees, payments and what links earn.
  add column finance_access text not null default 'everyone'
    check (finance_access in ('everyone', 'admins')),
  -- The own names of the stages between idea and scheduled; blank: the name that it has for all.
  add column stage_labels jsonb not null
    default '{"planning": "", "scripting": "", "filming": "", "editing": "", "review": ""}',
  add column hidden_stages text[] not null default '{}',
  -- The parts of the product that it works without; their records stay.
  add column modules_off text[] not null default '{}',
  add column stale_after_days smallint not null default 7
    check (stale_after_days between 1 and 90),
  add column affiliate_disclosure text not null
    default 'Affiliate link: I may earn a commission.' check (length(affiliate_disclosure) <= 300),
  -- Whether the server follows the affiliate links each week.
  add column affiliate_checks boolean not null default false;

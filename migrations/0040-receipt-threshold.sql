-- From how much on a receipt is missed, in whole units of the workspace's currency; 0 for always.
alter table workspaces
  add column receipt_from_units integer not null default 75
    check (receipt_from_units between 0 and 1000000);

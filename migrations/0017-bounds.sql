-- Answers kept for repetition ---------------------------------------------------------------------
-- What a key was used for: a hash of operation, ids in the path, query and body. Another request under
-- the same key is refused. What was kept before has none: it is given to nobody any more, and its key
-- stays, so that a repetition across the update is not done a second time. `domains` are the
-- collections that the write changed: an answer is given again if its records are still there for
-- whoever asks.
alter table operations add column binding bytea check (length(binding) = 32);
alter table operations add column domains text[] not null default '{}';

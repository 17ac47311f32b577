-- What one unit of a deal's currency is worth in another one, for its fee and its product.
alter table campaigns
  add column rate numeric(18, 8) check (rate > 0),
  add column rate_currency text check (length(rate_currency) = 3),
  add constraint campaigns_rate_pair_check check ((rate is null) = (rate_currency is null));

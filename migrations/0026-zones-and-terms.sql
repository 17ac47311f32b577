-- The spelling of a zone that the IANA list has: a clock is found by its name. Offsets are no zones
-- (they know no summer time, and no name says where somebody lives): one that has the same offset all
-- year takes their place, or else UTC.
update users set time_zone = coalesce(
  (select name from pg_timezone_names where lower(name) = lower(time_zone)
    and name !~* '^(posix|right)/' limit 1),
  (select zone from (values
      ('+03:30', 'Asia/Tehran'), ('+04:30', 'Asia/Kabul'), ('+05:30', 'Asia/Kolkata'),
      ('+05:45', 'Asia/Kathmandu'), ('+06:30', 'Asia/Yangon'), ('+08:45', 'Australia/Eucla'),
      ('+09:30', 'Australia/Darwin'), ('-09:30', 'Pacific/Marquesas')
    ) as half (told, zone)
    where replace(told, ':', '') = replace(time_zone, ':', '')),
  -- Its signs are the other way about: Etc/GMT-2 is two hours ahead.
  (select case substring(time_zone, 1, 1) when '+' then 'Etc/GMT-' else 'Etc/GMT+' end || hours
    from (select substring(time_zone, 2, 2)::int as hours
      where time_zone ~ '^[+-](0[1-9]|1[0-2])(:?00)?$') as whole),
  'UTC')
where not exists (select from pg_timezone_names where name = time_zone);

-- n days are n days, the first and the last counted: 30 days from 1 September end on the 30th.
-- The same as endsOn() in the rules.
-- PostgreSQL 15 knows no other way to change what a column is worked out from than a new one.
drop index usage_rights_ends_on_idx;
alter table usage_rights drop column ends_on;
alter table usage_rights add column ends_on date generated always as (
  case when is_perpetual then null
    when fixed_ends_on is not null then fixed_ends_on
    when starts_on is not null and duration_days is not null
      then least(starts_on + duration_days - 1, date '9999-12-31')
  end) stored;
create index usage_rights_ends_on_idx on usage_rights (workspace_id, ends_on)
  where ends_on is not null and deleted_at is null;

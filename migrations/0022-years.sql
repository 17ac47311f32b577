-- Dates and instants are taken from 1900 to 2200 from now on. What lies outside was a slip of the
-- keys or a way to say 'never' and 'always'; it moves to the nearest that is taken, so that its
-- record can still be read and changed.
do $$
declare
  found record;
begin
  for found in
    select tables.oid::regclass as name, quote_ident(attname) as field, tables.relforcerowsecurity as forced,
      case atttypid when 'date'::regtype then 'date' else 'timestamptz' end as kind
    from pg_attribute join pg_class as tables on tables.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0
      and not attisdropped and attgenerated = '' and atttypid in ('date'::regtype, 'timestamptz'::regtype)
  loop
    -- Row level security binds the owner too, who sees no row without a person or a workspace.
    if found.forced then execute format('alter table %s no force row level security', found.name); end if;
    begin
      execute format(
        'update %1$s set %2$s = greatest(least(%2$s, %3$L::%4$s), %5$L::%4$s)
          where not (%2$s between %5$L::%4$s and %3$L::%4$s)',
        found.name, found.field,
        case found.kind when 'date' then '2200-12-31' else '2200-12-31T23:59:59.999Z' end,
        found.kind,
        case found.kind when 'date' then '1900-01-01' else '1900-01-01T00:00:00Z' end);
    exception when unique_violation then
      -- Where a day can be had once only, they stay apart: a star on each of two days out there.
      execute format(
        'update %1$s set %2$s = date ''2150-01-01'' + abs(%2$s::date - date ''2150-01-01'') %% 18000
          where not (%2$s between ''1900-01-01'' and ''2200-12-31'')', found.name, found.field);
    end;
    if found.forced then execute format('alter table %s force row level security', found.name); end if;
  end loop;
end $$;

import { sql, type Transaction } from 'kysely';

/** What stands otherwise in `found` than in `wanted`, in words; nothing if they are the same. */
export function differences(found: Description, wanted: Description): string[] {
  return [
    ...missing(found, wanted).map((thing) => `${thing} is missing`),
    ...missing(wanted, found).map((thing) => `${thing} is too much`),
    ...[...wanted]
      .filter(([thing, words]) => (found.get(thing) ?? words) !== words)
      .map(([thing]) => `${thing} is another`),
  ];
}

/** What a schema is made of, by its names. */
export type Description = Map<string, string>;

/** Lets the owner of a table read it for a backup; made by the first one, so no migration knows it. */
export const policyOfBackups = 'dayslate_backup';

function missing(from: Description, wanted: Description): string[] {
  return [...wanted.keys()].filter((thing) => !from.has(thing));
}

/** Everything that migrations make, by its name. Names are written bare, as the search path sees them. */
export async function describeSchema(db: Transaction<unknown>): Promise<Description> {
  const { rows } = await sql<{ thing: string; words: string | null }>`
    with things as (
      select c.oid, c.relname as name, c.relacl, c.relrowsecurity, c.relforcerowsecurity
      from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
        and c.relname not like 'kysely%'
    )
    select 'table ' || name as thing,
      concat_ws(' ', relrowsecurity, relforcerowsecurity, (
        select string_agg(privilege_type, ',' order by privilege_type)
        from aclexplode(relacl) where grantee = to_regrole('dayslate_app')
      )) as words
    from things
    union all
    select 'column ' || name || '.' || attname,
      concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attgenerated,
        pg_get_expr(adbin, adrelid), attacl)
    from things
    join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all
    select 'constraint ' || name || '.' || conname, pg_get_constraintdef(k.oid, true)
    from things join pg_constraint k on conrelid = things.oid where contype <> 'n'
    union all
    select 'index ' || indexrelid::regclass, pg_get_indexdef(indexrelid, 0, true)
    from things join pg_index on indrelid = oid
    union all
    select 'policy ' || name || '.' || polname,
      concat_ws(' ', polcmd, polpermissive, polroles::regrole[]::text,
        pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
    from things join pg_policy on polrelid = things.oid and polname <> ${policyOfBackups}
    union all
    select 'trigger ' || name || '.' || tgname, pg_get_triggerdef(t.oid, true)
    from things join pg_trigger t on tgrelid = things.oid where not tgisinternal
    union all
    select 'function ' || oid::regprocedure,
      concat_ws(' ', provolatile, proisstrict, format_type(prorettype, null), prosrc,
        pg_get_function_sqlbody(oid))
    from pg_proc where pronamespace = current_schema()::regnamespace`.execute(db);
  return new Map(rows.map(({ thing, words }) => [thing, words ?? '']));
}

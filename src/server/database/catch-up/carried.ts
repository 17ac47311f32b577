import { sql, type Transaction } from 'kysely';

/**
 * What columns of the past held that are called or kept otherwise since. Runs on the tables as they
 * were, which go afterwards.
 */
export async function carryOver(db: Transaction<unknown>): Promise<void> {
  const has = await columnsOf(db);
  for (const table of ['expenses', 'recurring_expenses'])
    if (has.has(`${table}.category_id`))
      await sql`alter table ${sql.table(table)} rename column category_id to expense_category_id`.execute(
        db,
      );
  // 'comment.app' and 'comment.mail' of one column became 'comment' and 'comment.off' of two.
  if (has.has('users.notifications_off') && !has.has('users.notifications_mail'))
    await sql`
      alter table users add column notifications_mail text[] not null default '{}';
      update users set
        notifications_off = array(
          select split_part(event, '.', 1) from unnest(notifications_off) as event
            where event like '%.app'),
        notifications_mail = array(
          select split_part(event, '.', 1) || '.off' from unnest(notifications_off) as event
            where event like '%.mail' and event <> 'task.mail')`.execute(db);
  if (has.has('brands.logo_url')) {
    await sql`
      create temp table carried_logos on commit drop as
        select workspace_id, id, logo_url from brands where logo_url is not null;
      alter table brands drop column logo_url`.execute(db);
  }
  // Records have fields that browsers have not seen: they read their lists anew.
  await sql`update streams set epoch = gen_random_uuid()`.execute(db);
}

/** Logos were addresses once, and are files since: the address of one stays readable in the notes. */
export async function carryLogos(db: Transaction<unknown>): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('pg_temp.carried_logos') is not null as there`.execute(db);
  if (!rows[0]?.there) return;
  await sql`
    alter table brands no force row level security;
    update brands set notes = left(concat_ws(E'\n', nullif(notes, ''), 'Logo: ' || logo_url), 20000)
      from carried_logos as carried
      where brands.workspace_id = carried.workspace_id and brands.id = carried.id;
    alter table brands force row level security;
    drop table carried_logos`.execute(db);
}

/** 0020 came into being in two steps; of the first, which only made two indexes, nothing was kept. */
export async function isToRunAgain(db: Transaction<unknown>, name: string): Promise<boolean> {
  if (name !== '0020-days-categories-routine') return false;
  return !(await columnsOf(db)).has('categories.sort_order');
}

async function columnsOf(db: Transaction<unknown>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select relname || '.' || attname as name
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and attnum > 0 and not attisdropped`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

import type { MemberContext } from '#server/http/context.ts';
import { tablesWithTrash } from '#server/records/crud.ts';
import { inPlaceOf, type Kept, tableOf } from './records.ts';

/** A row that names a record of the sample. */
interface Naming {
  /** The row, null where it has no id. */
  id: string | null;
  namedId: string;
  /** It goes along with what it names. */
  isPart: boolean;
}

/**
 * The records of a sample that somebody's work would be lost with. What was changed since, or is named
 * by something that is not the sample's, stays with all its parts; whatever those name stays as well.
 */
export async function stayingOf(
  context: MemberContext,
  records: readonly Kept[],
): Promise<Set<string>> {
  if (records.length === 0) return new Set();
  const known = new Set(records.map(({ id }) => id));
  const references = await referencesTo(context, records);
  const { namings, roots } = await lookAs(context, { records, references });
  const personal = references.filter(({ isPersonal }) => isPersonal);
  for (const userId of await othersOf(context, records)) {
    const theirs = await inPlaceOf(context, userId, () =>
      lookAs(context, { records, references: personal }),
    );
    namings.push(...theirs.namings);
    roots.push(...theirs.roots);
  }
  roots.push(...namings.filter(({ id }) => !id || !known.has(id)).map(({ namedId }) => namedId));
  const inside = namings.flatMap(({ id, ...naming }) =>
    id && known.has(id) ? [{ ...naming, id }] : [],
  );
  const parts = Map.groupBy(
    inside.filter(({ isPart }) => isPart),
    ({ namedId }) => namedId,
  );
  const whole = reached(roots, (id) => parts.get(id)?.map((part) => part.id));
  const named = Map.groupBy(inside, ({ id }) => id);
  return reached(whole, (id) => named.get(id)?.map(({ namedId }) => namedId));
}

function reached(
  from: Iterable<string>,
  next: (id: string) => readonly string[] | undefined,
): Set<string> {
  // A set gives what is added while it is walked through, too.
  const found = new Set(from);
  for (const id of found) for (const other of next(id) ?? []) found.add(other);
  return found;
}

/** A foreign key whose rows may name a record of the sample. */
interface Reference {
  child: string;
  parent: string;
  columns: string[];
  namedColumns: string[];
  isPart: boolean;
  hasId: boolean;
  hasTrash: boolean;
  /** Its rows may be for one person alone. */
  isPersonal: boolean;
}

const hasColumn = (...names: string[]) => `exists (select from pg_attribute
  where attrelid = conrelid and attname in (${names.map((name) => `'${name}'`).join(', ')}))`;
const columnNames = (relation: string, key: string) => `array(select attname::text
  from unnest(${key}) with ordinality as part (number, place)
  join pg_attribute on attrelid = ${relation} and attnum = part.number order by place)`;

// The log tells what was; it is no part of what it tells of.
const referencesText = `
  select child.relname as child, parent.relname as parent, confdeltype = 'c' as "isPart",
    ${columnNames('conrelid', 'conkey')} as columns,
    ${columnNames('confrelid', 'confkey')} as "namedColumns",
    ${hasColumn('id')} as "hasId", ${hasColumn('deleted_at')} as "hasTrash",
    ${hasColumn('user_id', 'reader_user_id')} as "isPersonal"
  from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
  where contype = 'f' and connamespace = 'public'::regnamespace
    and child.relname <> 'activities' and parent.relname = any ($1::text[])`;

function referencesTo(
  { transaction }: MemberContext,
  records: readonly Kept[],
): Promise<Reference[]> {
  const tables = [...new Set(records.map(tableOf))];
  return transaction.query<Reference & Record<string, unknown>>(referencesText, [tables]);
}

interface Look {
  namings: Naming[];
  /** What was changed. */
  roots: string[];
}

// What whoever the transaction is for can see. What was thrown away is no work that would be lost.
async function lookAs(
  { transaction }: MemberContext,
  { records, references }: { records: readonly Kept[]; references: readonly Reference[] },
): Promise<Look> {
  const ids = records.map(({ id }) => id);
  const moments = [...new Set(records.map(({ writtenAt }) => writtenAt))];
  // Lines of the log, which samples once named, never change.
  const tables = [...new Set(records.map(tableOf))].filter((table) => tablesWithTrash.has(table));
  const roots =
    tables.length > 0
      ? await transaction.query<{ id: string }>(tables.map(changedText).join(' union all '), [
          ids,
          moments,
        ])
      : [];
  const namings =
    references.length > 0
      ? await transaction.query<Naming & Record<string, unknown>>(
          references.map(namingText).join(' union all '),
          [ids],
        )
      : [];
  return { namings, roots: roots.map(({ id }) => id) };
}

const changedText = (table: string) => `select id from ${table}
  where id = any ($1::uuid[]) and deleted_at is null and updated_at <> all ($2::timestamptz[])`;

function namingText(reference: Reference): string {
  const { child, parent, columns, namedColumns, isPart, hasId, hasTrash } = reference;
  const pairs = columns.map((column, i) => `child.${column} = parent.${namedColumns[i]}`);
  return `select ${hasId ? 'child.id' : 'null::uuid'} as id, parent.id as "namedId",
      ${isPart} as "isPart"
    from ${parent} parent join ${child} child on ${pairs.join(' and ')}
    where parent.id = any ($1::uuid[]) ${hasTrash ? 'and child.deleted_at is null' : ''}`;
}

/** Everybody else who may have made something of the sample their own. */
async function othersOf(
  { transaction, workspaceId, userId }: MemberContext,
  records: readonly Kept[],
): Promise<string[]> {
  const members = await transaction.query<{ id: string }>(
    'select user_id as id from workspace_members where workspace_id = $1',
    [workspaceId],
  );
  const all = [...members.map(({ id }) => id), ...records.map((one) => one.createdByUserId)];
  return [...new Set(all)].filter((id) => id !== userId);
}

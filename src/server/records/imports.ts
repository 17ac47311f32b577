import type { Tombstone } from '#shared/contracts/pages.ts';
import type { Fields } from '#shared/entity.ts';
import { AppError } from '#shared/errors.ts';
import type { MemberContext, UserContext } from '#server/http/context.ts';
import { JsonText } from '#server/http/json.ts';
import { findsRecords } from '#server/http/kept-answers.ts';
import type { DB as Tables } from '#server/database/tables.ts';
import { tablesWithTrash } from './crud.ts';
import { type Page, type PageQuery, readPage } from './pages.ts';
import { exportsTable } from './personal-data.ts';
import {
  columnOf,
  type ManyRow,
  type OwnerColumn,
  type RecordRow,
  recordStatements,
  writeRecords,
} from './records.ts';

type Scope = 'own' | 'workspace';
type ContextOf<S extends Scope> = S extends 'own' ? UserContext : MemberContext;
type Stored = Omit<RecordRow, 'json'> & { json: string | null };

/** Records that come from files: their table has `import_id` besides. */
export interface ImportedSet<S extends Scope> {
  table: keyof Tables;
  /** What is written of each; the creation of a record names all of it. */
  fields: readonly string[];
  /** As `crud` gives them. */
  records: {
    statements: { json: string };
    announce(context: ContextOf<S>, id: string, row: Stored): void;
  };
  /** What the server adds to rows that are about to be written. */
  complete?: (context: ContextOf<S>, rows: readonly object[]) => Promise<object[]>;
}

/** What follows for records that were there before an import, of which it brings parts. */
export interface FollowsImports<S extends Scope> {
  /** Its rows are written, or back. */
  came(context: ContextOf<S>, importId: string): Promise<void>;
  /** Its rows are about to go; `cameAt` is the moment of the transaction in which they came last. */
  goes(context: ContextOf<S>, importId: string, cameAt: string): Promise<void>;
}

/** So many are written before the next statement. */
const atOnce = 1_000;
const missing = () => new AppError('not_found', 'Import not found');

/**
 * Imports of files: all records of one come in one transaction or none does, and all go and come back
 * with it. `sets` are what they can bring, by the name under which rows are sent.
 */
export function importsOf<S extends Scope>(options: {
  table: keyof Tables;
  scope: S;
  fields: Fields;
  sets: ReadonlyMap<string, ImportedSet<S>>;
  follows?: FollowsImports<S>;
}) {
  type Context = ContextOf<S>;
  const { table, scope, fields, sets, follows } = options;
  const tableName = columnOf(table);
  const domain = tableName.replaceAll('_', '-');
  const owner: OwnerColumn = scope === 'own' ? 'user_id' : 'workspace_id';
  const statements = recordStatements(tableName, owner, fields);
  tablesWithTrash.add(tableName);
  exportsTable(table, { scope });
  findsRecords(domain, scope, ({ query }, whose, ids) => query(statements.there, [whose, ids]));
  const ownerOf = (context: Context) =>
    'workspaceId' in context ? context.workspaceId : context.userId;

  function announce(context: Context, id: string, { version, json }: Stored): void {
    context.transaction.record({ stream: ownerOf(context), domain, id, version, json });
  }

  async function writeSet(
    context: Context,
    importId: string,
    { set, rows }: { set: ImportedSet<S>; rows: readonly object[] },
  ): Promise<void> {
    const text = insertText(owner, set);
    for (let from = 0; from < rows.length; from += atOnce) {
      const part = rows.slice(from, from + atOnce);
      const whole = set.complete ? await set.complete(context, part) : part;
      const written = await writeRecords<ManyRow>(context.transaction, text, [
        ...[ownerOf(context), context.userId, importId],
        JSON.stringify(whole.map(asColumns)),
      ]);
      if (written.length < part.length)
        throw new AppError('conflict', 'Some of it is here already. Nothing was imported.');
      for (const row of written) set.records.announce(context, row.id, row);
    }
  }

  // The same request may come twice.
  async function known(context: Context, id: string): Promise<JsonText<never>> {
    const place = [ownerOf(context), id];
    const [existing] = await context.transaction.query<RecordRow>(statements.find, place);
    if (!existing)
      throw new AppError('conflict', 'This import was taken back. Import the file anew.');
    return new JsonText(existing.json);
  }

  return {
    list: (context: Context, query: PageQuery): Promise<JsonText<Page<never>>> =>
      readPage(context.transaction, statements.page(), { ...query, stream: ownerOf(context) }),

    /** Writes an import and all its rows, those of the first set first. */
    async write(
      context: Context,
      { id, ...values }: { id: string } & Record<string, unknown>,
      rows: Readonly<Record<string, readonly object[]>>,
    ): Promise<JsonText<never>> {
      const names = Object.keys(values);
      const given = names.map((name) => values[name]);
      const [made] = await context.transaction.query<RecordRow>(statements.insert(names), [
        ...[ownerOf(context), id, context.userId],
        ...given,
      ]);
      if (!made) return known(context, id);
      announce(context, id, made);
      for (const [name, part] of Object.entries(rows)) {
        const set = sets.get(name);
        if (set) await writeSet(context, id, { set, rows: part });
      }
      await follows?.came(context, id);
      return new JsonText(made.json);
    },

    /** Deletes an import with its records. */
    async remove(context: Context, id: string): Promise<JsonText<Tombstone>> {
      const { query } = context.transaction;
      const place = [ownerOf(context), id];
      const [there] = await query<{ moment: string }>(lockText(owner, tableName), place);
      if (there) await follows?.goes(context, id, there.moment);
      const [removed] = await query<RecordRow>(statements.remove, [...place, context.userId]);
      if (removed) {
        announce(context, id, { ...removed, json: null });
        for (const set of sets.values()) {
          const gone = await query<ManyRow>(removeText(owner, set), [...place, context.userId]);
          for (const row of gone) set.records.announce(context, row.id, { ...row, json: null });
        }
      }
      const [left] = await query<RecordRow>(statements.version, place);
      if (!left) throw missing();
      return new JsonText(JSON.stringify({ id, version: left.version, deleted: true }));
    },

    /** Brings an import back, with the records that went with it. */
    async restore(context: Context, id: string): Promise<JsonText<never>> {
      const { transaction } = context;
      const place = [ownerOf(context), id, context.userId];
      const there = await transaction.query(lockText(owner, tableName), place.slice(0, 2));
      if (there.length > 0) return known(context, id);
      for (const set of sets.values()) {
        const text = restoreText(owner, set, tableName);
        const back = await writeRecords<ManyRow>(transaction, text, place);
        for (const row of back) set.records.announce(context, row.id, row);
      }
      const [restored] = await transaction.query<RecordRow>(statements.restore, place);
      if (!restored) throw missing();
      announce(context, id, restored);
      await follows?.came(context, id);
      return new JsonText(restored.json);
    },
  };
}

type Texts = Pick<ImportedSet<Scope>, 'table' | 'fields'> & {
  records: { statements: { json: string } };
};

function insertText(owner: OwnerColumn, { table, fields, records }: Texts): string {
  const name = columnOf(table);
  const columns = fields.map(columnOf).join(', ');
  return `insert into ${name} (${owner}, created_by_user_id, updated_by_user_id, import_id, id, ${columns})
    select $1, $2, $2, $3, id, ${columns} from json_populate_recordset(null::${name}, $4::json)
    on conflict do nothing
    returning id, version, ${records.statements.json} as json`;
}

const lockText = (owner: OwnerColumn, table: string) =>
  `select updated_at::text as moment from ${table}
    where ${owner} = $1 and id = $2 and deleted_at is null for update`;

const touched = 'version = version + 1, updated_at = now(), updated_by_user_id = $3';

// Both are of one moment: what was deleted before by itself stays so when the import comes back.
function removeText(owner: OwnerColumn, { table }: Texts): string {
  return `update ${columnOf(table)} set deleted_at = now(), ${touched}
    where ${owner} = $1 and import_id = $2 and deleted_at is null returning id, version`;
}

function restoreText(owner: OwnerColumn, { table, records }: Texts, imports: string): string {
  return `update ${columnOf(table)} set deleted_at = null, ${touched}
    where ${owner} = $1 and import_id = $2 and deleted_at = (
      select deleted_at from ${imports} where ${owner} = $1 and id = $2)
    returning id, version, ${records.statements.json} as json`;
}

function asColumns(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]));
}

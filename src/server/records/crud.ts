import type { Tombstone } from '#shared/contracts/pages.ts';
import { AppError } from '#shared/errors.ts';
import type * as z from 'zod/mini';
import { type entity, type Fields, uuid } from '#shared/entity.ts';
import { activityOf, type ActivityVerb } from './activity.ts';
import type { MemberContext, UserContext } from '#server/http/context.ts';
import { JsonText } from '#server/http/json.ts';
import { findsRecords } from '#server/http/kept-answers.ts';
import { keepsMoney } from './kept-money.ts';
import { manyRecords, type Write } from './crud-many.ts';
import { namesMembers } from './member-fields.ts';
import { type Page, type PageQuery, readPage } from './pages.ts';
import { exportsTable } from './personal-data.ts';
import {
  columnOf,
  parameterOf,
  recordStatements,
  type Range,
  type Strange,
  type Taken,
  writeRecords,
  type RecordRow,
} from './records.ts';
import { type Searched, type SearchOptions, searchesTable } from './search.ts';
import type { MatchingFields } from '#server/database/matching.ts';
import type { DB as Tables } from '#server/database/tables.ts';

type Scope = 'own' | 'workspace';
type ContextOfScope = { own: UserContext; workspace: MemberContext };
type Values = Record<string, unknown>;
/** A table with the column `reader_user_id` says so: each of its records may have one reader. */
type Reader<T extends keyof Tables> = 'readerUserId' extends keyof Tables[T]
  ? { hasReader: true }
  : object;

/** The tables whose deleted records wait 30 days to be restored. */
export const tablesWithTrash = new Set<string>();

/** Records that the trash shows, by the name of their collection: those that have a title. */
export interface TrashKind {
  table: string;
  scope: Scope;
  noun: string;
  /** The field that says what a record is called. */
  title: string;
  /** The fields that name what a record is a part of: that comes back with it. */
  parts: readonly string[];
  hasReader: boolean;
}
export const trashKinds = new Map<string, TrashKind>();

/**
 * The handlers of a collection of records, for the contracts of `collectionContract` and
 * `manyContract`: every statement names the owner of the rows, and every write goes into the
 * owner's stream of changes.
 * `noun` stands in the sentence for a record that is not there. `title` is the field that says what
 * a record is called, in the trash and in activity; without it the field that sounds like one. With
 * `activity` each write leaves a line: who did what, and what changed. `taken` has a sentence for
 * each field whose value another record may not have as well, said beside it: its unique index is
 * `<table>_<field>_key`. `strange` has one for each field that names a record of the same whole, whose
 * foreign key is `<table>_<field>_fkey`. `restoresWith` are the fields that name what the trash brings
 * back along with a record; without it that is what search says it is within, or what it cannot be
 * without.
 */
export function crud<S extends Scope, T extends keyof Tables, F extends Fields>(
  options: {
    table: T;
    scope: S;
    fields: F & MatchingFields<T, F>;
    noun: string;
    title?: keyof F & string;
    taken?: Taken<keyof F & string>;
    strange?: Strange<keyof F & string>;
    restoresWith?: readonly (keyof F & string)[];
  } & Reader<T> &
    Searched<T> &
    (S extends 'workspace' ? { activity?: true } : object),
) {
  type Context = ContextOfScope[S];
  const { table, scope, noun, taken, strange } = options;
  const tableName = columnOf(table);
  const domain = tableName.replaceAll('_', '-');
  const hasReader = 'hasReader' in options;
  const title = options.title ?? titleAmong(options.fields);
  tablesWithTrash.add(tableName);
  keepsMoney(domain, options.fields);
  // The compiler asks for it by the type above, but does not follow a condition on a generic.
  const search = 'search' in options ? (options.search as SearchOptions<T>) : undefined;
  const within = search?.within && [search.within].flat().map(({ by }) => String(by));
  if (title)
    trashKinds.set(domain, {
      table: tableName,
      scope,
      noun,
      title,
      parts: options.restoresWith ?? within ?? required(options.fields),
      hasReader,
    });
  // What search reads is the record's own text once more.
  exportsTable(table, { scope, hasReader, secret: 'search' in options ? ['search_text'] : [] });
  const owner = scope === 'own' ? 'user_id' : 'workspace_id';
  if (search) {
    const shown = search.title ?? title;
    if (!shown) throw new Error(`${noun} has no title to be found by`);
    searchesTable(table, { ...search, owner, hasReader, title: shown });
  }
  const keepsActivity = 'activity' in options && options.activity === true;
  const note =
    keepsActivity && activityOf({ domain, fields: options.fields, title: title ?? 'id' });
  const statements = recordStatements(tableName, owner, options.fields, {
    hasReader,
    keepsBefore: keepsActivity,
    isStrict: taken !== undefined,
  });
  findsRecords(domain, scope, ({ query }, whose, ids) => query(statements.there, [whose, ids]));
  if (scope === 'workspace')
    namesMembers(tableName, { fields: options.fields, json: statements.json, hasReader });
  const write: Write = (context, text, values) =>
    writeRecords(context.transaction, text, values, { taken, strange });
  const ownerOf = (context: Context) =>
    'workspaceId' in context ? context.workspaceId : context.userId;
  const missing = () => new AppError('not_found', `${noun} not found`);

  function announce(
    context: Context,
    id: string,
    row: Omit<RecordRow, 'json'> & { json: string | null },
  ) {
    const { version, json, reader, hides } = row;
    context.transaction.record({
      stream: ownerOf(context),
      domain,
      id,
      version,
      json,
      reader,
      hides,
    });
  }

  /** Announces a write, and leaves a line of it where activity is kept. */
  async function tell(
    context: Context,
    verb: ActivityVerb,
    id: string,
    row: Omit<RecordRow, 'json'> & { json: string | null },
  ): Promise<void> {
    announce(context, id, row);
    const json = row.json ?? row.before;
    // Lines are for all members: of what one alone sees there are none.
    if (note && json && !row.reader && 'workspaceId' in context)
      await note(context, { verb, id, json, before: row.before });
  }

  async function written(
    context: Context,
    verb: ActivityVerb,
    id: string,
    rows: RecordRow[],
  ): Promise<JsonText<never>> {
    const [row] = rows;
    if (!row) throw missing();
    await tell(context, verb, id, row);
    return new JsonText(row.json);
  }

  type Stored = z.output<ReturnType<typeof entity<F>>>;
  /** Records that are there, as stored, by their ids; `where` names its parameters from $2 on. */
  async function read(
    context: Context,
    where: string,
    values: readonly unknown[],
    lock: '' | 'for update' = '',
  ): Promise<Stored[]> {
    const text = statements.read(where, lock);
    const rows = await context.transaction.query<{ json: string }>(text, [
      ownerOf(context),
      ...values,
    ]);
    // The statement writes records in the shape of their schema.
    return rows.map(({ json }) => JSON.parse(json) as Stored);
  }

  return {
    statements,
    announce,

    /**
     * `where` narrows the page further and names its own parameters from $4 on; a record is in one of
     * its ranges alone.
     */
    list(
      context: Context,
      { query }: { query: PageQuery },
      narrow: { where: string | readonly Range[]; values: unknown[] } = { where: '', values: [] },
    ): Promise<JsonText<Page<never>>> {
      const { where, values } = narrow;
      const asked = { ...query, stream: ownerOf(context), values };
      return readPage(context.transaction, statements.page(where), asked);
    },

    read,

    /** Records as stored, as `read` gives them, locked until the end of the transaction. */
    lockAll: (context: Context, where: string, ...values: unknown[]) =>
      read(context, where, values, 'for update'),

    /** A record as stored, locked until the end of the transaction; undefined if it is not there. */
    async lock(context: Context, id: string): Promise<Stored | undefined> {
      const [record] = await read(context, 'id = $2', [id], 'for update');
      return record;
    },

    /** Creating what is there already gives it as it is: the same request may come twice. */
    async create(
      context: Context,
      { body }: { body: { id: string } & Values },
    ): Promise<JsonText<never>> {
      const { id, ...values } = body;
      const names = Object.keys(values);
      const rows = await write(context, statements.insert(names), [
        ownerOf(context),
        id,
        context.userId,
        ...names.map((name) => parameterOf(options.fields[name], values[name])),
      ]);
      if (rows.length > 0) return written(context, 'created', id, rows);
      const [existing] = await context.transaction.query<RecordRow>(statements.find, [
        ownerOf(context),
        id,
      ]);
      if (!existing) throw missing();
      return new JsonText(existing.json);
    },

    async update(
      context: Context,
      input: { params: { id: string }; body: Values },
    ): Promise<JsonText<never>> {
      const { id } = input.params;
      // A field that is undefined was left out.
      const names = Object.keys(input.body).filter((name) => input.body[name] !== undefined);
      if (names.length === 0) throw new AppError('invalid', 'There is nothing to change');
      const values = names.map((name) => parameterOf(options.fields[name], input.body[name]));
      const rows = await write(context, statements.update(names), [
        ownerOf(context),
        id,
        context.userId,
        ...values,
      ]);
      return written(context, 'changed', id, rows);
    },

    /** Deleting what is deleted already is no error: two devices may do the same. */
    async remove(
      context: Context,
      { params: { id } }: { params: { id: string } },
    ): Promise<JsonText<Tombstone>> {
      const [row] = await context.transaction.query<Omit<RecordRow, 'json'>>(statements.remove, [
        ownerOf(context),
        id,
        context.userId,
      ]);
      if (row) await tell(context, 'deleted', id, { ...row, json: null });
      const [gone] = row
        ? [row]
        : await context.transaction.query<{ version: number }>(statements.version, [
            ownerOf(context),
            id,
          ]);
      if (!gone) throw missing();
      return new JsonText(JSON.stringify({ id, version: gone.version, deleted: true }));
    },

    async restore(
      context: Context,
      { params: { id } }: { params: { id: string } },
    ): Promise<JsonText<never>> {
      const rows = await write(context, statements.restore, [ownerOf(context), id, context.userId]);
      return written(context, 'restored', id, rows);
    },

    ...manyRecords<Context>({ statements, write, fields: options.fields, ownerOf, tell, missing }),
  };
}

// `title`, `name`, `campaignName`: a record is called what such a field says, unless it may be empty.
function titleAmong(fields: Fields): string | undefined {
  const names = Object.keys(fields).filter((name) => /^(title|name|label|text)$|Name$/.test(name));
  return names.find((name) => fields[name]?.safeParse(null).success === false);
}

function required(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => name.endsWith('Id') && fields[name] === uuid);
}

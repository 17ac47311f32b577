import type { OwnUploadContext } from '#server/http/context.ts';
import type { JsonText } from '#server/http/json.ts';
import { readImportedRows, type RowShape } from '#server/records/imported-rows.ts';
import { type FollowsImports, type ImportedSet, importsOf } from '#server/records/imports.ts';
import { AppError } from '#shared/errors.ts';
import {
  type ImportedCollection,
  maxRecordRows,
  type NewRecordImport,
  type RecordImport,
  recordImportFields,
} from './schema.ts';
import { numberText } from '#shared/words/number-text.ts';

type Part = ImportedSet<'own'> &
  Pick<RowShape, 'row'> & {
    most?: number;
    /** The field that names what it is a part of: in the file, or there already. */
    of?: string;
  };

const sets = new Map<string, ImportedSet<'own'>>();
type Rows = Record<string, object[]>;
interface Importer {
  shapes: Record<string, RowShape>;
  /** By the name of each part. */
  wholes: ReadonlyMap<string, string>;
  complete: (rows: Rows) => Rows;
}
interface Following {
  /** Adds what a record never comes without. */
  complete?: (rows: Rows) => Rows;
  follows: FollowsImports<'own'>;
}
const followers: FollowsImports<'own'>[] = [];
const importers = new Map<ImportedCollection, Importer>();

/**
 * Notes that records of a collection come from files, with what belongs to each, as the readings of a
 * book: `parts` are by the names under which they are sent, the records themselves first. Parts may be
 * of records that are there already: `follows` says what that means for those.
 */
export function comeFromFiles(
  collection: ImportedCollection,
  parts: Record<string, Part>,
  { complete = (rows) => rows, follows }: Partial<Following> = {},
): void {
  const shapes: Record<string, RowShape> = {};
  const wholes = new Map<string, string>();
  for (const [name, { row, most = maxRecordRows, of, ...set }] of Object.entries(parts)) {
    sets.set(name, set);
    const field = wholes.size === 0 ? 'id' : of;
    if (field) wholes.set(name, field);
    shapes[name] = { row, most, tooManyText: tooManyText(most) };
  }
  importers.set(collection, { shapes, wholes, complete });
  if (follows) followers.push(follows);
}

const tooManyText = (most: number) => `Import at most ${numberText(most)} rows at a time`;

/** The imports of a person. */
export const recordImports = importsOf({
  table: 'recordImports',
  scope: 'own',
  fields: recordImportFields,
  sets,
  follows: {
    async came(context, importId) {
      for (const { came } of followers) await came(context, importId);
    },
    async goes(context, importId, cameAt) {
      for (const { goes } of followers) await goes(context, importId, cameAt);
    },
  },
});

/** Writes down all records of a file, or none of them. */
export async function importRecords(
  context: OwnUploadContext,
  body: NewRecordImport,
): Promise<JsonText<RecordImport>> {
  const importer = importers.get(body.collection);
  if (!importer) throw new AppError('invalid', 'Nothing of this kind can be imported');
  const { shapes, wholes, complete } = importer;
  const rows = complete(await readImportedRows(context.file.path, shapes));
  const rowCount = recordsIn(rows, wholes);
  if (rowCount > maxRecordRows) throw new AppError('invalid', tooManyText(maxRecordRows));
  return context.commit((user) => recordImports.write(user, { ...body, rowCount }, rows));
}

// Those that are new, and those that get something added.
function recordsIn(rows: Rows, wholes: ReadonlyMap<string, string>): number {
  const ids = [...wholes].flatMap(([name, field]) =>
    (rows[name] ?? []).map((row) => new Map(Object.entries(row)).get(field)),
  );
  return new Set(ids).size;
}

import type { OwnUploadContext } from '#server/http/context.ts';
import type { JsonText } from '#server/http/json.ts';
import { readImportedRows, type RowShape } from '#server/records/imported-rows.ts';
import { type ImportedSet, importsOf } from '#server/records/imports.ts';
import { AppError } from '#shared/errors.ts';
import {
  type ImportedCollection,
  maxRecordRows,
  type NewRecordImport,
  type RecordImport,
  recordImportFields,
} from './schema.ts';

type Part = ImportedSet<'own'> & Pick<RowShape, 'row'> & { most?: number };

const sets = new Map<string, ImportedSet<'own'>>();
type Rows = Record<string, object[]>;
interface Importer {
  shapes: Record<string, RowShape>;
  complete: (rows: Rows) => Rows;
}
const importers = new Map<ImportedCollection, Importer>();

/**
 * Notes that records of a collection come from files, with what belongs to each, as the readings of a
 * book: `parts` are by the names under which they are sent, the records themselves first. `complete`
 * adds what a record never comes without.
 */
export function comeFromFiles(
  collection: ImportedCollection,
  parts: Record<string, Part>,
  complete: (rows: Rows) => Rows = (rows) => rows,
): void {
  const shapes: Record<string, RowShape> = {};
  for (const [name, { row, most = maxRecordRows, ...set }] of Object.entries(parts)) {
    sets.set(name, set);
    const tooManyText = `Import at most ${most.toLocaleString('en')} rows at a time`;
    shapes[name] = { row, most, tooManyText };
  }
  importers.set(collection, { shapes, complete });
}

/** The imports of a person. */
export const recordImports = importsOf({
  table: 'recordImports',
  scope: 'own',
  fields: recordImportFields,
  sets,
});

/** Writes down all records of a file, or none of them. */
export async function importRecords(
  context: OwnUploadContext,
  body: NewRecordImport,
): Promise<JsonText<RecordImport>> {
  const importer = importers.get(body.collection);
  if (!importer) throw new AppError('invalid', 'Nothing of this kind can be imported');
  const { shapes, complete } = importer;
  const rows = complete(await readImportedRows(context.file.path, shapes));
  const values = { ...body, rowCount: rows[Object.keys(shapes)[0] ?? '']?.length ?? 0 };
  return context.commit((user) => recordImports.write(user, values, rows));
}

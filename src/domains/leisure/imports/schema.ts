import * as z from 'zod/mini';
import { creation, entity, fileNameLine } from '#shared/entity.ts';

/** The most records that come at once. */
export const maxRecordRows = 10_000;

/** The collections whose records come from files. */
export const importedCollections = ['books', 'entertainment-items'] as const;
export type ImportedCollection = (typeof importedCollections)[number];

const said = {
  collection: z.enum(importedCollections),
  fileName: fileNameLine(200, 'Give the file a name'),
};

/** Records that came from one file. */
export const recordImportFields = { ...said, rowCount: z.int() };
export const recordImport = entity(recordImportFields);
export type RecordImport = z.infer<typeof recordImport>;
export const newRecordImport = creation(said);
export type NewRecordImport = z.output<typeof newRecordImport>;

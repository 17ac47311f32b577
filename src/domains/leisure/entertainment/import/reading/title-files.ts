import type { FileKind } from '#client/import/reading/read-file.ts';
import { maxFileRows } from '#domains/leisure/entertainment/rules.ts';
import { isJson, readTrakt } from './read-trakt.ts';

/** Files that titles come from. */
export const titleFiles: FileKind = {
  maxRows: maxFileRows,
  source: 'Letterboxd or Trakt',
  readOther: (text) => (isJson(text) ? Promise.resolve(readTrakt(text)) : undefined),
};

import { importsInto } from '#domains/leisure/imports/data.ts';

/** What came from files before. */
export const bookImports = importsInto('books');

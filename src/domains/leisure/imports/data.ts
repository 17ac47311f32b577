import { defineImports } from '#client/import/imports.ts';
import { recordImportsContract } from './contract.ts';
import type { ImportedCollection } from './schema.ts';

/** The imports of one collection of the user's own. */
export const importsInto = (collection: ImportedCollection) =>
  defineImports({
    name: collection,
    contract: recordImportsContract,
    scope: 'own',
    about: { collection },
  });

import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { savedChipsContract } from './contract.ts';
import { savedChipFields } from './schema.ts';

export const savedChipsRoutes = routes(
  'saved-chips',
  savedChipsContract,
  crud({
    table: 'savedChips',
    scope: 'workspace',
    fields: savedChipFields,
    noun: 'Saved chip',
    hasReader: true,
  }),
);

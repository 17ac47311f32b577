import { routes } from '#server/http/routes.ts';
import { recordImportsContract } from './contract.ts';
import { importRecords, recordImports } from './service.ts';

export const recordImportsRoutes = routes('record-imports', recordImportsContract, {
  list: (context, { query }) => recordImports.list(context, query),
  importMany: (context, { body }) => importRecords(context, body),
  remove: (context, { params }) => recordImports.remove(context, params.importId),
  restore: (context, { params }) => recordImports.restore(context, params.importId),
});

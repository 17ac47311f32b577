import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { dayNotesContract } from './contract.ts';
import { dayNoteFields } from './schema.ts';

export const dayNotesRoutes = routes(
  'day-notes',
  dayNotesContract,
  crud({
    table: 'dayNotes',
    scope: 'workspace',
    fields: dayNoteFields,
    noun: 'Day note',
    search: { on: 'notedOn' },
  }),
);

import { crud } from '#server/crud.ts';
import { routes } from '#server/routes.ts';
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

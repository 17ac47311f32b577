import * as z from 'zod/mini';
import { operation } from '#shared/contract.ts';
import { calendarDate } from '#shared/dates.ts';
import { uuid } from '#shared/entity.ts';
import { agendaLayers, agendaRow } from './schema.ts';

const layerNames: ReadonlySet<string> = new Set(agendaLayers);
const layers = z
  .string()
  .check(
    z.refine(
      (text) => text.split(',').every((name) => layerNames.has(name)),
      `Name layers with commas between them: ${agendaLayers.join(', ')}`,
    ),
  );

/** The most days that one question may be about. */
export const maxAgendaDays = 400;
/** The most rows of one answer, and what it has if nothing is said. */
export const maxAgendaRows = 5000;

/** Where the answer ended: asked from this day on, so many rows of it are left out. */
const agendaPlace = z.strictObject({ from: calendarDate, skip: z.int() });

export const agendaContract = {
  list: operation({
    summary:
      'Everything with a date in these days, both included, in the order of date and time: without `from` from today on, without `to` for a week. `mine` leaves out what is assigned to somebody else, and a layer whose module is switched off is empty. `next` is null, or what to ask with for the rows that did not fit',
    method: 'GET',
    path: '/workspaces/:workspaceId/agenda',
    access: 'view',
    input: {
      params: z.strictObject({ workspaceId: uuid }),
      query: z.strictObject({
        from: z.optional(calendarDate),
        to: z.optional(calendarDate),
        layers: z.optional(layers),
        mine: z.optional(z.enum(['true', 'false'])),
        skip: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
        limit: z._default(
          z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxAgendaRows)),
          maxAgendaRows,
        ),
      }),
    },
    output: z.strictObject({ rows: z.array(agendaRow), next: z.nullable(agendaPlace) }),
    bodyBytes: 0,
  }),
};

import * as z from 'zod/mini';
import { calendarDate, localTime } from '#shared/dates.ts';
import { entity, line, prose, uuid } from '#shared/entity.ts';
import { recurrenceRule } from '#shared/recurrence/schema.ts';
import { format } from '#domains/making/channels/schema.ts';

/** A series of content; with a rule it has slots on the calendar, which are reckoned and not kept. */
export const contentSeriesFields = {
  pillarId: z._default(z.nullable(uuid), null),
  name: line(80, 'Give the series a name'),
  description: z._default(prose(500), ''),
  repeatRule: z._default(z.nullable(recurrenceRule), null),
  /** The day that its rule counts from. */
  startsOn: z._default(z.nullable(calendarDate), null),
  defaultTime: z._default(z.nullable(localTime), null),
  channelId: z._default(z.nullable(uuid), null),
  defaultFormat: z._default(z.nullable(format), null),
  /** The steps that each of its items begins with. */
  checklist: z._default(
    z.array(line(120, 'Write what is to be done')).check(z.maxLength(20, 'Use at most 20 steps')),
    [],
  ),
  isActive: z._default(z.boolean(), true),
};
export const contentSeries = entity(contentSeriesFields);
export type ContentSeries = z.infer<typeof contentSeries>;

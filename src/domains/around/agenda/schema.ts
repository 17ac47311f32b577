import * as z from 'zod/mini';
import { categoryColors } from '#shared/colors.ts';
import { localTime, reckonedDate } from '#shared/dates.ts';
import { uuid } from '#shared/entity.ts';

/** What of the agenda can be asked for by itself. */
export const agendaLayers = [
  'tasks',
  'routine',
  'content',
  'deals',
  'money',
  'bills',
  'rights',
  'trips',
  'leisure',
] as const;
export type AgendaLayer = (typeof agendaLayers)[number];

/** A record as the feed calls its collection: 'content-items'. */
const recordName = z.strictObject({ collection: z.string(), id: uuid });

/** One thing on one day, of whatever domain. */
export const agendaRow = z.strictObject({
  date: reckonedDate,
  /** Null is the whole day. */
  time: z.nullable(localTime),
  layer: z.enum(agendaLayers),
  /** What about the record is on that day: 'draft-due', 'go-live', 'payment-due'. */
  kind: z.string(),
  title: z.string(),
  /** Null where a row counts several: the routine of a day. */
  record: z.nullable(recordName),
  /** The record that it belongs to and is opened with, such as the campaign of a payment. */
  parent: z.nullable(recordName),
  status: z.nullable(z.string()),
  color: z.nullable(z.enum(categoryColors)),
  assigneeUserId: z.nullable(uuid),
  /** It was to be done before today, as the clock of who asks has it, and is not. */
  isOverdue: z.boolean(),
});
export type AgendaRow = z.infer<typeof agendaRow>;

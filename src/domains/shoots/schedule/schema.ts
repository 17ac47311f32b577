import * as z from 'zod/mini';
import { calendarDate, localTime } from '#shared/dates.ts';
import { changes, creation, entity, line, prose, uuid } from '#shared/entity.ts';
import { together } from '#shared/periods.ts';
import { checkEndTime } from './rules.ts';

const writtenFields = {
  title: line(200, 'Say what happens'),
  scheduledOn: calendarDate,
  /** On the clock of the trip's zone; null is some time of the day. */
  startTime: z._default(z.nullable(localTime), null),
  /** Earlier than its start: it ends the day after. */
  endTime: z._default(z.nullable(localTime), null),
  location: z._default(prose(200).check(z.trim()), ''),
  note: z._default(prose(2_000), ''),
  sortOrder: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
};

/** What happens on a day of a trip. */
export const scheduleItemFields = { tripId: uuid, ...writtenFields };
export const scheduleItem = entity(scheduleItemFields);
export type ScheduleItem = z.infer<typeof scheduleItem>;

export const newScheduleItem = creation(scheduleItemFields).check(checkEndTime);
/** It stays with its trip. */
export const scheduleItemChanges = changes(writtenFields).check(
  together('startTime', 'endTime', 'Say together when it starts and ends'),
  checkEndTime,
);
export type ScheduleItemChanges = z.infer<typeof scheduleItemChanges>;

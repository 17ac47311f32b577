import * as z from 'zod/mini';
import { calendarDate, instant, localTime } from '#shared/dates.ts';
import { changes, creation, entity, line, prose, uuid } from '#shared/entity.ts';
import { checkTimes, keepMatchingTimes } from './rules.ts';

export const timeTypes = ['none', 'start-end', 'start-only', 'due-by', 'time-of-day'] as const;
export type TimeType = (typeof timeTypes)[number];
export const timesOfDay = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/** A task's own fields (spec section 3, todos). No date means someday. */
export const taskFields = {
  title: line(200, 'Write what is to be done'),
  plannedOn: z._default(z.nullable(calendarDate), null),
  completedAt: z._default(z.nullable(instant), null),
  categoryId: z._default(z.nullable(uuid), null),
  notes: z._default(prose(20_000), ''),
  timeType: z._default(z.enum(timeTypes), 'none'),
  startTime: z._default(z.nullable(localTime), null),
  endTime: z._default(z.nullable(localTime), null),
  dueTime: z._default(z.nullable(localTime), null),
  timeOfDay: z._default(z.nullable(z.enum(timesOfDay)), null),
};

export const task = entity(taskFields);
export type Task = z.infer<typeof task>;

// Times are checked together: a PATCH that touches one of them says its time type too.
export const newTask = creation(taskFields).check(z.overwrite(keepMatchingTimes), checkTimes);
export const taskChanges = changes(taskFields).check(z.overwrite(keepMatchingTimes), checkTimes);
export type TaskChanges = z.infer<typeof taskChanges>;

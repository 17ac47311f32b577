import * as z from 'zod/mini';
import { calendarDate, instant, localTime } from '#shared/dates.ts';
import { changes, creation, entity, line, prose, uuid } from '#shared/entity.ts';
import { recurrenceRule } from '#shared/recurrence/schema.ts';
import { checkLink, keepOneLink } from '#domains/tasks/linking/rules.ts';
import { linkedFields } from '#domains/tasks/linking/schema.ts';
import { checkEnd, checkTimes, keepMatchingTimes } from './rules.ts';

export const timeTypes = ['none', 'start-end', 'start-only', 'due-by', 'time-of-day'] as const;
export type TimeType = (typeof timeTypes)[number];
export const timesOfDay = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

export const repeatModes = ['schedule', 'after-completion'] as const;
export type RepeatMode = (typeof repeatModes)[number];
/** How long before its time a task reminds; a day without time reminds in its morning. */
export const remindMinutes = [0, 10, 30, 60, 1440] as const;
export const maxChecklistItems = 50;
const maxSortOrder = 1e9;

export const checklistItem = z.strictObject({
  id: uuid,
  text: line(200, 'Write what is to be done'),
  isDone: z.boolean(),
});
export type ChecklistItem = z.infer<typeof checklistItem>;

const checklist = z.array(checklistItem).check(
  z.maxLength(maxChecklistItems, `Use at most ${maxChecklistItems} items`),
  z.refine(
    (items) => new Set(items.map(({ id }) => id)).size === items.length,
    'Each item needs an id of its own',
  ),
);

/** What a person says of a task (spec section 3, todos). No date means someday. */
const writtenFields = {
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
  deadlineOn: z._default(z.nullable(calendarDate), null),
  repeatRule: z._default(z.nullable(recurrenceRule), null),
  repeatMode: z._default(z.enum(repeatModes), 'schedule'),
  /** The place in its day that somebody gave it; null stands where its time is. */
  sortOrder: z._default(
    z.nullable(z.number().check(z.minimum(-maxSortOrder), z.maximum(maxSortOrder))),
    null,
  ),
  remindMinutesBefore: z._default(z.nullable(z.literal(remindMinutes)), null),
  checklist: z._default(checklist, []),
  ...linkedFields,
};

/** What the server notes of a task that repeats. */
const seriesFields = {
  /** The date of the rule that it stands for, wherever it was moved to since. */
  repeatFrom: z._default(z.nullable(calendarDate), null),
  /** The first task of its series; null for that one itself. */
  seriesId: z._default(z.nullable(uuid), null),
  /** The task whose completion made this one. */
  previousTaskId: z._default(z.nullable(uuid), null),
};

export const taskFields = { ...writtenFields, ...seriesFields };

export const task = entity(taskFields);
export type Task = z.infer<typeof task>;

// Times are checked together: a PATCH that touches one of them says its time type too. So is what a
// task is for, with the workspace of that.
export const newTask = creation(writtenFields).check(
  z.overwrite(keepMatchingTimes),
  checkTimes,
  checkEnd,
  z.overwrite(keepOneLink),
  checkLink,
);
export const taskChanges = changes(writtenFields).check(
  z.overwrite(keepMatchingTimes),
  checkTimes,
  checkEnd,
  z.overwrite(keepOneLink),
  checkLink,
);
export type TaskChanges = z.infer<typeof taskChanges>;
/** Of one task: with what its checklist was, what another device did to that meanwhile stays. */
export const taskUpdate = changes({ ...writtenFields, checklistWas: checklist }).check(
  z.overwrite(keepMatchingTimes),
  checkTimes,
  checkEnd,
  z.overwrite(keepOneLink),
  checkLink,
);

import * as z from 'zod/mini';
import { calendarDate, instant } from '#shared/dates.ts';
import { changes, entity, prose, uuid } from '#shared/entity.ts';

export const completionStatuses = ['done', 'skipped'] as const;
export type CompletionStatus = (typeof completionStatuses)[number];

/**
 * That one person has done, or skipped on purpose, a routine item on one of their days (spec
 * section 3, routine_completions). The person is who created the record; nobody else sees it.
 */
export const completionFields = {
  routineItemId: uuid,
  /** The day as the person lives it, chosen when they ticked: also offline, also after midnight. */
  localDate: calendarDate,
  status: z._default(z.enum(completionStatuses), 'done'),
  completedAt: instant,
  note: z._default(prose(500), ''),
};
export const completion = entity(completionFields);
export type Completion = z.infer<typeof completion>;

const { routineItemId: _, localDate: __, ...changeable } = completionFields;
/** Item and day are what a completion is about: another one would be another completion. */
export const completionChanges = changes(changeable);

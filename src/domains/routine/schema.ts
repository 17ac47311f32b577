import * as z from 'zod/mini';
import { calendarDate } from '#shared/dates.ts';
import { changes, creation, entity, line, prose } from '#shared/entity.ts';
import { checkMedicine, keepMedicineFields, maxEarlierFrequencies } from './rules.ts';

export const timeSlots = ['morning', 'afternoon', 'evening'] as const;
export type TimeSlot = (typeof timeSlots)[number];
export const frequencies = ['daily', 'weekdays', 'most-days', 'as-needed'] as const;
export type Frequency = (typeof frequencies)[number];

/** Days on which an item rests: the first one and the day it is due again. */
export const pause = z
  .strictObject({ from: calendarDate, until: calendarDate })
  .check(z.refine(({ from, until }) => from < until, 'Choose a later day'));
export type Pause = z.infer<typeof pause>;
export const maxPauses = 50;
/** The days on which something rests. */
export const pauses = z.array(pause).check(z.maxLength(maxPauses));

/** How often an item was due before: each up to the day on which the next one began to hold. */
const earlierFrequencies = z
  .array(z.strictObject({ frequency: z.enum(frequencies), until: calendarDate }))
  .check(
    z.maxLength(maxEarlierFrequencies),
    z.refine(
      (all) => all.every(({ until }, at) => at === 0 || (all[at - 1]?.until ?? '') < until),
      'Put the earliest first',
    ),
  );

const sortOrder = z.int().check(z.minimum(0), z.maximum(1_000_000));

/**
 * A routine item's own fields (spec section 3, routine_items). Whether it is completed is no field:
 * a completion says so, for one person and one day.
 */
export const routineItemFields = {
  title: line(200, 'Give the routine item a title'),
  description: z._default(prose(2_000), ''),
  timeSlot: z._default(z.enum(timeSlots), 'morning'),
  /** It is seen by who added it and by nobody else; otherwise it is for everybody. */
  isForMe: z._default(z.boolean(), false),
  /** A medicine is seen by who added it and by nobody else, too. */
  isMedicine: z._default(z.boolean(), false),
  dosage: z._default(prose(120).check(z.trim()), ''),
  isCritical: z._default(z.boolean(), false),
  frequency: z._default(z.enum(frequencies), 'daily'),
  sortOrder,
  isTinyHabit: z._default(z.boolean(), false),
  /** The day it was added on, where it was added: nothing before counts as missed. */
  startsOn: calendarDate,
  /** When it rests for everybody; what rests for one person stands with what they have taken on. */
  pauses: z._default(pauses, []),
  earlierFrequencies: z._default(earlierFrequencies, []),
};
export const routineItem = entity(routineItemFields);
export type RoutineItem = z.infer<typeof routineItem>;

// Dosage and the critical mark belong to medicine: a PATCH that touches them says that it is one.
export const newRoutineItem = creation({
  ...routineItemFields,
  sortOrder: z.optional(sortOrder),
}).check(z.overwrite(keepMedicineFields), checkMedicine);
export const routineItemChanges = changes(routineItemFields).check(
  z.overwrite(keepMedicineFields),
  checkMedicine,
);
export type RoutineItemChanges = z.infer<typeof routineItemChanges>;

import * as z from 'zod/mini';
import { calendarDate } from '#shared/dates.ts';
import { changes, creation, entity, line, prose, uuid } from '#shared/entity.ts';
import { checkDropped, keepReason, maxTakes } from './rules.ts';

export const shotKinds = [
  'wide',
  'medium',
  'close_up',
  'detail',
  'talking_head',
  'b_roll',
  'product',
  'photo',
  'drone',
  'other',
] as const;
export type ShotKind = (typeof shotKinds)[number];
export const orientations = ['9:16', '16:9', '1:1', '4:5'] as const;
const priorities = ['must', 'nice'] as const;
const shotStatuses = ['todo', 'done', 'dropped'] as const;

const one = z._default(z.nullable(uuid), null);

const writtenFields = {
  title: line(200, 'Say what is to be seen'),
  /** When it is shot: the item of the schedule, or else the day. */
  scheduleItemId: one,
  shotOn: z._default(z.nullable(calendarDate), null),
  contentItemId: one,
  deliverableId: one,
  kind: z._default(z.enum(shotKinds), 'other'),
  orientation: z._default(z.nullable(z.enum(orientations)), null),
  /** The scene: where it is shot. */
  location: z._default(prose(200).check(z.trim()), ''),
  lens: z._default(prose(40).check(z.trim()), ''),
  /** How long it is to run. */
  seconds: z._default(
    z.nullable(
      z
        .int('Use a whole number of seconds')
        .check(
          z.minimum(1, 'Use at least 1 second'),
          z.maximum(86_400, 'Use at most a day, 86,400 seconds'),
        ),
    ),
    null,
  ),
  propsNote: z._default(prose(500), ''),
  priority: z._default(z.enum(priorities), 'must'),
  status: z._default(z.enum(shotStatuses), 'todo'),
  /** Why it was dropped; nothing else has a reason. */
  droppedReason: z._default(prose(200).check(z.trim()), ''),
  /** How often it was tried. */
  takes: z._default(
    z
      .int('Use a whole number')
      .check(z.minimum(0, 'Use 0 to 999 takes'), z.maximum(maxTakes, 'Use 0 to 999 takes')),
    0,
  ),
  assigneeUserId: one,
  sortOrder: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
};

/** What is to be filmed or photographed on a trip. */
export const shotFields = { tripId: uuid, ...writtenFields };
export const shot = entity(shotFields);
export type Shot = z.infer<typeof shot>;

export const newShot = creation(shotFields).check(z.overwrite(keepReason), checkDropped);
/** It stays with its trip; naming its status says why it was dropped, or that it was not. */
export const shotChanges = changes(writtenFields).check(z.overwrite(keepReason), checkDropped);
export type ShotChanges = z.infer<typeof shotChanges>;

/** So many more tries at a shot, or fewer: two who count at once both count. */
export const counted = z.strictObject({
  by: z.int().check(z.minimum(-maxTakes), z.maximum(maxTakes)),
});

/** The most shots that are made at once of what is owed. */
export const maxGathered = 200;
const gathered = z
  .strictObject({
    id: uuid,
    title: shotFields.title,
    deliverableId: z.nullable(uuid),
    contentItemId: z.nullable(uuid),
    orientation: shotFields.orientation,
    sortOrder: shotFields.sortOrder,
  })
  .check(
    z.refine(
      ({ deliverableId, contentItemId }) => deliverableId !== null || contentItemId !== null,
      'Say what the shot is for',
    ),
  );
export type Gathered = z.output<typeof gathered>;
/** Shots for what is owed; what has one already gets none. */
export const gathering = z.strictObject({
  shots: z
    .array(gathered)
    .check(
      z.minLength(1, 'Name at least one shot'),
      z.maxLength(maxGathered, `Make at most ${maxGathered} shots at a time`),
    ),
});

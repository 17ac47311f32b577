import * as z from 'zod/mini';
import { eachOnce, uuid } from '#shared/entity.ts';
import {
  appliedFields,
  packedQuantity,
  thingFields,
} from '#domains/shoots/packing/templates/items/schema.ts';
import { packingItem } from '#domains/shoots/packing/schema.ts';
import { numberText } from '#shared/words/number-text.ts';

/** The most that is put on a list at once. */
export const maxMerged = 1_000;

const mergedThing = z.strictObject({
  ...thingFields,
  quantity: z._default(packedQuantity, 1),
  tripPersonId: z._default(z.nullable(uuid), null),
  packingBagId: z._default(z.nullable(uuid), null),
  toBuy: z._default(z.boolean(), false),
  isPrivate: z._default(z.boolean(), false),
  packingTemplateItemId: z._default(z.nullable(uuid), null),
  appliedQuantity: z._default(z.nullable(packedQuantity), null),
  ...appliedFields,
});
/** A thing on its way onto a list. */
export type MergedThing = z.output<typeof mergedThing>;

/** Things for the list of a trip, and the templates that they came from. */
export const packingMerge = z.strictObject({
  things: z
    .array(mergedThing)
    .check(
      z.minLength(1, 'There is nothing to add'),
      z.maxLength(maxMerged, `Add at most ${numberText(maxMerged)} things at a time`),
    ),
  packingTemplateIds: z._default(
    z.array(uuid).check(z.maxLength(50, 'Use at most 50 templates'), eachOnce('Name each once')),
    [],
  ),
});
export type PackingMerge = z.output<typeof packingMerge>;

const raised = z.strictObject({
  id: uuid,
  /** As many as there were. */
  quantity: packedQuantity,
});

/** What became of them: the rows as they are now, which of them are new and which were raised. */
export const mergedPacking = z.strictObject({
  rows: z.array(packingItem),
  added: z.array(uuid),
  raised: z.array(raised),
});
export type MergedPacking = z.infer<typeof mergedPacking>;

import * as z from 'zod/mini';
import { changes, creation, eachOnce, entity, line, prose, uuid } from '#shared/entity.ts';

/** The groups that are offered; others can be written. */
export const suggestedCategories = [
  'Documents',
  'Camera',
  'Audio',
  'Lighting',
  'Power & data',
  'Clothing',
  'Toiletries',
  'Health',
  'Props & products',
  'Food',
  'Other',
] as const;

export const maxQuantity = 999;
const wrongQuantity = `Use 1 to ${maxQuantity}`;
/** How many of a thing. */
export const packedQuantity = z
  .int('Use a whole number')
  .check(z.minimum(1, wrongQuantity), z.maximum(maxQuantity, wrongQuantity));

export const packingOrder = z.number().check(z.minimum(-1e9), z.maximum(1e9));

/** What is said of a thing to pack, on the list of a trip and in a template alike. */
export const thingFields = {
  name: line(120, 'Give the thing a name'),
  category: z._default(line(40, 'Give the group a name'), 'Other'),
  isEssential: z._default(z.boolean(), false),
  needsCharging: z._default(z.boolean(), false),
  /** It is looked for again on the way home. */
  isGear: z._default(z.boolean(), false),
  note: z._default(prose(200), ''),
  sortOrder: z._default(packingOrder, 0),
};

/** What a template can mark a thing as. */
export const packingMarks = ['essential', 'charging', 'gear'] as const;
export type PackingMark = (typeof packingMarks)[number];

/** What templates have said of a thing on a list: its marks, null where it was written by hand, and its note. */
export const appliedFields = {
  appliedMarks: z._default(
    z.nullable(z.array(z.enum(packingMarks)).check(eachOnce('Name each mark once'))),
    null,
  ),
  appliedNote: z._default(prose(200), ''),
};

/** What a quantity is counted by. */
export const quantityRules = ['fixed', 'per_day', 'per_night', 'per_person'] as const;
export type QuantityRule = (typeof quantityRules)[number];

const extraText = 'Use 0 to 20 spares';
const perText = 'Use more than 0 and at most 99';

const written = {
  ...thingFields,
  quantityRule: z._default(z.enum(quantityRules), 'fixed'),
  /** For each of what the rule counts: half a thing a day is one for two days. */
  quantity: z._default(
    z.number().check(
      z.gt(0, perText),
      z.maximum(99, perText),
      z.refine((value) => isHundredths(value), 'Use at most two decimals'),
    ),
    1,
  ),
  quantityExtra: z._default(
    z.int('Use a whole number').check(z.minimum(0, extraText), z.maximum(20, extraText)),
    0,
  ),
  /** Where there is a laundry. */
  quantityMax: z._default(z.nullable(packedQuantity), null),
  /** One for all, or one for each who comes along. */
  assignment: z._default(z.enum(['shared', 'each_person']), 'shared'),
};

function isHundredths(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

export const packingTemplateItemFields = { packingTemplateId: uuid, ...written };
export const packingTemplateItem = entity(packingTemplateItemFields);
export type PackingTemplateItem = z.infer<typeof packingTemplateItem>;

export const newPackingTemplateItem = creation(packingTemplateItemFields);
export type NewPackingTemplateItem = z.infer<typeof newPackingTemplateItem>;
/** It stays in its template. */
export const packingTemplateItemChanges = changes(written);
/** What a template says of a thing. */
export type TemplateThing = Omit<NewPackingTemplateItem, 'id' | 'packingTemplateId'>;

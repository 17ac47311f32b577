import * as z from 'zod/mini';
import { creation } from '#shared/entity.ts';
import {
  packingTemplateItem,
  packingTemplateItemFields,
} from '#domains/shoots/packing/templates/items/schema.ts';
import {
  packingTemplate,
  packingTemplateFields,
} from '#domains/shoots/packing/templates/schema.ts';

/** The most things that a template has. */
export const maxThings = 500;
/** The most templates that are made at once, and the most things in all of them. */
export const maxTemplates = 50;

const { packingTemplateId: _, ...thingFields } = packingTemplateItemFields;
export const madeThing = creation(thingFields);
export type MadeThing = z.output<typeof madeThing>;
export const madeThings = z.array(madeThing).check(
  z.maxLength(maxThings, `A template has at most ${maxThings} things`),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Name each id once'),
);

const { isArchived: _isArchived, lastUsedAt: _lastUsedAt, ...aboutFields } = packingTemplateFields;

/** Whole templates, all of them or none. */
export const templatesMaking = z.strictObject({
  templates: z
    .array(creation({ ...aboutFields, things: madeThings }))
    .check(
      z.minLength(1, 'There is nothing to add'),
      z.maxLength(maxTemplates, `Add at most ${maxTemplates} templates at a time`),
    ),
});
export type TemplatesMaking = z.output<typeof templatesMaking>;

/** More things for one template. */
export const thingsAdding = z.strictObject({
  things: madeThings.check(z.minLength(1, 'There is nothing to add')),
});

export const madeTemplates = z.strictObject({
  templates: z.array(packingTemplate),
  items: z.array(packingTemplateItem),
});
export type MadeTemplates = z.infer<typeof madeTemplates>;

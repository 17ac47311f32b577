import * as z from 'zod/mini';
import { instant } from '#shared/dates.ts';
import { changes, creation, entity, line, prose } from '#shared/entity.ts';

/** The kinds of trips that a template can be for; null where it is for any. */
export const templateKinds = ['shoot', 'brand_trip', 'event', 'travel', 'personal'] as const;
export type TemplateKind = (typeof templateKinds)[number];

export const templateIcons = [
  'luggage',
  'camera',
  'aperture',
  'package',
  'megaphone',
  'ticket',
  'umbrella',
  'plane',
  'car',
  'tent',
  'snowflake',
  'mic',
] as const;
export type TemplateIcon = (typeof templateIcons)[number];

const written = {
  name: line(80, 'Give the template a name'),
  description: z._default(prose(300), ''),
  kind: z._default(z.nullable(z.enum(templateKinds)), null),
  icon: z._default(z.enum(templateIcons), 'luggage'),
  isArchived: z._default(z.boolean(), false),
};

/** What is packed again and again, ready to be put on the list of a trip. */
export const packingTemplateFields = {
  ...written,
  /** When it was put on a list the last time: the server notes it. */
  lastUsedAt: z._default(z.nullable(instant), null),
};
export const packingTemplate = entity(packingTemplateFields);
export type PackingTemplate = z.infer<typeof packingTemplate>;

export const newPackingTemplate = creation(written);
export const packingTemplateChanges = changes(written);

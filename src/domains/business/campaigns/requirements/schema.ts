import * as z from 'zod/mini';
import { changes, creation, entity, line, uuid } from '#shared/entity.ts';

export const requirementKinds = [
  'talking_point',
  'must_include',
  'must_avoid',
  'hashtag',
  'mention',
  'link',
  'discount_code',
  'disclosure',
  'spec',
] as const;
export type RequirementKind = (typeof requirementKinds)[number];

const writtenFields = {
  /** Null: all deliverables of the campaign. */
  deliverableId: z._default(z.nullable(uuid), null),
  kind: z._default(z.enum(requirementKinds), 'talking_point'),
  text: line(300, 'Write what the brand asks for'),
  isDone: z._default(z.boolean(), false),
  sortOrder: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
};

/** What a brand asks for: to be said, shown, tagged or avoided. */
export const requirementFields = { campaignId: uuid, ...writtenFields };
export const requirement = entity(requirementFields);
export type Requirement = z.infer<typeof requirement>;

export const newRequirement = creation(requirementFields);
/** It stays with its campaign. */
export const requirementChanges = changes(writtenFields);

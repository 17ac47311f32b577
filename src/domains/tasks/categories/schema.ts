import * as z from 'zod/mini';
import { categoryColors, type CategoryColor } from '#shared/colors.ts';
import { creation, entity, line } from '#shared/entity.ts';

const sortOrder = z.int().check(z.minimum(0), z.maximum(1_000_000));

export const categoryFields = {
  name: line(60, 'Give the category a name'),
  color: z._default(z.enum(categoryColors), 'blue'),
  sortOrder,
};
/** Without a place of its own it comes last. */
export const newCategory = creation({ ...categoryFields, sortOrder: z.optional(sortOrder) });
export const category = entity(categoryFields);
export type Category = z.infer<typeof category>;

/** What a new user starts with, so that the first task can be sorted at once. */
export const starterCategories: readonly { name: string; color: CategoryColor }[] = [
  { name: 'Work', color: 'blue' },
  { name: 'Content', color: 'purple' },
  { name: 'Personal', color: 'green' },
];

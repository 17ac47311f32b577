import * as z from 'zod/mini';
import { categoryColors } from '#shared/colors.ts';
import { entity, line, prose } from '#shared/entity.ts';

/** One of the few themes that a creator wants to be known for. */
export const pillarFields = {
  name: line(60, 'Give the pillar a name'),
  color: z._default(z.enum(categoryColors), 'blue'),
  description: z._default(prose(500), ''),
  /** What question it answers. */
  coreQuestion: z._default(prose(160), ''),
  /** Which share of the posts is meant to be about it. */
  targetPercent: z._default(
    z.nullable(
      z
        .int('Use a whole number')
        .check(
          z.minimum(0, 'Use a percentage from 0 to 100'),
          z.maximum(100, 'Use a percentage from 0 to 100'),
        ),
    ),
    null,
  ),
  isActive: z._default(z.boolean(), true),
  sortOrder: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
};
export const pillar = entity(pillarFields);
export type Pillar = z.infer<typeof pillar>;

/** More active themes than this are none. */
export const maxActivePillars = 8;

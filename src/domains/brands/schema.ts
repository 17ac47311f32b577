import * as z from 'zod/mini';
import { categoryColors } from '#shared/colors.ts';
import { entity, httpsUrl, line } from '#shared/entity.ts';

/** A brand's own fields: whom a workspace works with. */
export const brandFields = {
  name: line(120, 'Give the brand a name'),
  logoUrl: z._default(z.nullable(httpsUrl), null),
  color: z._default(z.enum(categoryColors), 'blue'),
};
export const brand = entity(brandFields);
export type Brand = z.infer<typeof brand>;

import * as z from 'zod/mini';
import { changes, creation, entity, line, prose, uuid } from '#shared/entity.ts';
import { email } from '#domains/people/auth/entrance/schema.ts';

export const contactRoles = ['partnerships', 'pr', 'agency', 'finance', 'legal', 'other'] as const;
export type ContactRole = (typeof contactRoles)[number];

const writtenFields = {
  name: line(120, 'Give the contact a name'),
  email: z._default(z.nullable(email), null),
  phone: z._default(prose(40).check(z.trim()), ''),
  role: z._default(z.enum(contactRoles), 'partnerships'),
  notes: z._default(prose(20_000), ''),
};

/** A person at a brand. Of a brand's contacts exactly one is the primary. */
export const brandContactFields = {
  brandId: uuid,
  ...writtenFields,
  isPrimary: z._default(z.boolean(), false),
};
export const brandContact = entity(brandContactFields);
export type BrandContact = z.infer<typeof brandContact>;

export const newBrandContact = creation({ brandId: uuid, ...writtenFields });
/** Another one is made the primary; that nobody is cannot be said. */
export const brandContactChanges = changes({ ...writtenFields, isPrimary: z.literal(true) });

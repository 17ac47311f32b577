import * as z from 'zod/mini';
import { categoryColors } from '#shared/colors.ts';
import { changes, creation, entity, line, uuid } from '#shared/entity.ts';

const written = {
  name: line(60, 'Give the bag a name'),
  color: z._default(z.enum(categoryColors), 'blue'),
  /** Whose it is; null: everybody's. */
  tripPersonId: z._default(z.nullable(uuid), null),
};

/** What things are packed into. */
export const packingBagFields = { tripId: uuid, ...written };
export const packingBag = entity(packingBagFields);
export type PackingBag = z.infer<typeof packingBag>;

export const newPackingBag = creation(packingBagFields);
export const packingBagChanges = changes(written);

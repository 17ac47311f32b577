import * as z from 'zod/mini';
import { entity, line, prose, uuid } from '#shared/entity.ts';

/** A collection's own fields: a drawer for inspirations, one level deep. */
export const inspirationCollectionFields = {
  name: line(80, 'Give the collection a name'),
  description: z._default(prose(500), ''),
  /** The inspiration that stands for it; null: the newest with a picture. */
  coverInspirationId: z._default(z.nullable(uuid), null),
  sortOrder: z._default(z.number().check(z.minimum(-1e9), z.maximum(1e9)), 0),
};
export const takenText = 'A collection with this name exists already';

const inspirationCollection = entity(inspirationCollectionFields);
export type InspirationCollection = z.infer<typeof inspirationCollection>;

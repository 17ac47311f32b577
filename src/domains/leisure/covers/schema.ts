import * as z from 'zod/mini';
import { creation, entity, uuid, webUrl } from '#shared/entity.ts';

/** The collections whose records have a cover, in a field `coverId`. */
export const coveredCollections = ['books', 'entertainment-items'] as const;
export type CoveredCollection = (typeof coveredCollections)[number];

/**
 * What a cover is sent for: once it is here, it is the cover of that record. One that is gone by the time
 * the picture arrives needs none, and is no mistake of whoever sent it.
 */
const sentFor = {
  collection: z._default(z.nullable(z.enum(coveredCollections)), null),
  recordId: z._default(z.nullable(uuid), null),
};

/** The rest is found out by the server: a cover is a picture and nothing else. */
export const coverFields = {
  ...sentFor,
  /** The name of the file in the store. */
  fileId: z.uuid(),
  sizeBytes: z.int(),
  sha256: z.string(),
  /** In pixels, of what is kept. */
  width: z.int(),
  height: z.int(),
};
export const cover = entity(coverFields);
export type Cover = z.infer<typeof cover>;

/** For the fields of a record that has a cover: `coverId`. */
export const coverId = z._default(z.nullable(uuid), null);

export const newCover = creation(sentFor);
export const fetchedCover = creation({ ...sentFor, url: webUrl });
export type NewCover = z.output<typeof newCover>;

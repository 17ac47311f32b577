import * as z from 'zod/mini';
import { instant } from '#shared/dates.ts';
import { changes, creation, entity, uuid } from '#shared/entity.ts';
import {
  appliedFields,
  packedQuantity,
  thingFields,
} from '#domains/shoots/packing/templates/items/schema.ts';

const written = {
  ...thingFields,
  quantity: z._default(packedQuantity, 1),
  /** Who of the trip packs it; null: whoever comes to it. */
  tripPersonId: z._default(z.nullable(uuid), null),
  packingBagId: z._default(z.nullable(uuid), null),
  isPacked: z._default(z.boolean(), false),
  isCharged: z._default(z.boolean(), false),
  toBuy: z._default(z.boolean(), false),
  isBought: z._default(z.boolean(), false),
  /** Of gear: it is back in its bag. */
  isReturned: z._default(z.boolean(), false),
  /** Who added it sees it, and nobody else. */
  isPrivate: z._default(z.boolean(), false),
  packingTemplateItemId: z._default(z.nullable(uuid), null),
  /** How many its template asked for: while it is as many, other dates may change it. */
  appliedQuantity: z._default(z.nullable(packedQuantity), null),
  /**
   * What templates have said of it so far, each mark and word once: what somebody has taken off since
   * stays off. Null: it was written by hand, and templates say nothing of it but how many.
   */
  ...appliedFields,
};

/** A thing that comes along on a trip. */
export const packingItemFields = {
  tripId: uuid,
  ...written,
  /** Who ticked it first, and when: the server notes it. */
  packedByUserId: z._default(z.nullable(uuid), null),
  packedAt: z._default(z.nullable(instant), null),
};
export const packingItem = entity(packingItemFields);
export type PackingItem = z.infer<typeof packingItem>;

export const newPackingItem = creation({ tripId: uuid, ...written });
/** It stays on its trip. */
export const packingItemChanges = changes(written);
export type PackingItemChanges = z.infer<typeof packingItemChanges>;

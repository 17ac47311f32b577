import * as z from 'zod/mini';
import { entity, uuid } from '#shared/entity.ts';

/** That a content item came from an inspiration, or leans on it. */
export const itemInspirationFields = { contentItemId: uuid, inspirationId: uuid };
const itemInspiration = entity(itemInspirationFields);
export type ItemInspiration = z.infer<typeof itemInspiration>;

import * as z from 'zod/mini';
import { changes, entity, prose, uuid } from '#shared/entity.ts';

/** The script of a content item: one each, in Markdown. */
export const contentScriptFields = {
  contentItemId: uuid,
  body: z._default(prose(50_000), ''),
};
export const contentScript = entity(contentScriptFields);
export type ContentScript = z.infer<typeof contentScript>;

const { contentItemId: _, ...changeable } = contentScriptFields;
export const contentScriptChanges = changes(changeable);

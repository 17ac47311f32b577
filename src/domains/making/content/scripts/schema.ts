import * as z from 'zod/mini';
import { changes, prose, uuid } from '#shared/entity.ts';

/** The script of a content item: one each, in Markdown. */
export const contentScriptFields = {
  contentItemId: uuid,
  body: z._default(prose(50_000), ''),
};

const { contentItemId: _, ...changeable } = contentScriptFields;
export const contentScriptChanges = changes(changeable);

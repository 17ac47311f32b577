import * as z from 'zod/mini';
import { creation, entity, line, prose, uuid, webUrl } from '#shared/entity.ts';

/** The collections whose records become ideas: a title, a review or a quote. */
export const sourceCollections = [
  'books',
  'book-quotes',
  'entertainment-items',
  'entertainment-logs',
] as const;
export type SourceCollection = (typeof sourceCollections)[number];

const ideaTitle = line(200, 'Give it a title');
const source = { collection: z.enum(sourceCollections), recordId: uuid };

/** That an idea came of a record; whoever made it is the only one who knows of which. */
export const madeIdeaFields = {
  linkWorkspaceId: uuid,
  contentItemId: uuid,
  /** As the idea was called when it was made. */
  ideaTitle,
  ...source,
};
export const madeIdea = entity(madeIdeaFields);
export type MadeIdea = z.infer<typeof madeIdea>;

/** What is said of an idea that is to be made; `notes` say in words what it came of. */
export const newIdea = creation({
  contentItemId: uuid,
  ideaTitle,
  notes: z._default(prose(20_000), ''),
  sourceUrl: z._default(z.nullable(webUrl), null),
  ...source,
});
export type NewIdea = z.output<typeof newIdea>;

import type { MemberContext, UserContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import { AppError } from '#shared/errors.ts';
import { beginningOf, contentItems } from '#domains/making/content/service.ts';
import { newContentItem, type ContentItem } from '#domains/making/content/schema.ts';
import { type MadeIdea, madeIdeaFields, type NewIdea, type SourceCollection } from './schema.ts';

export const madeIdeas = crud({
  table: 'madeIdeas',
  scope: 'own',
  fields: madeIdeaFields,
  noun: 'Idea',
});

/** Finds a record of one's own, as `crud` does. */
interface Sources {
  lock(context: UserContext, id: string): Promise<object | undefined>;
}
const sources = new Map<SourceCollection, Sources>();

/** Notes that records of a collection become ideas: each has to be there, and one's own. */
export function becomeIdeas(collection: SourceCollection, records: Sources): void {
  sources.set(collection, records);
}

/** Makes an idea in a workspace, and notes for its maker what it came of; both or nothing. */
export async function makeIdea(
  context: MemberContext,
  { id, contentItemId, ideaTitle, notes, sourceUrl, collection, recordId }: NewIdea,
): Promise<{ made: MadeIdea; idea: ContentItem }> {
  const { workspaceId, role: _role, seesMoney: _seesMoney, ...user } = context;
  const source = await sources.get(collection)?.lock(user, recordId);
  if (!source) throw new AppError('not_found', 'What this idea comes of is no longer here');
  const body = newContentItem.parse({ id: contentItemId, title: ideaTitle, notes, sourceUrl });
  const idea = await contentItems.create(context, {
    body: { ...body, ...(await beginningOf(context, body)) },
  });
  const made = await madeIdeas.create(user, {
    body: { id, linkWorkspaceId: workspaceId, contentItemId, ideaTitle, collection, recordId },
  });
  // The statements write rows in the shape of their schemas.
  return { made: JSON.parse(made.text) as MadeIdea, idea: JSON.parse(idea.text) as ContentItem };
}

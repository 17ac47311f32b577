import { defineOperation } from '#client/sync/operations.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { storedRow } from '#client/sync/truth.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { newId } from '#shared/ids.ts';
import { madeIdeasContract } from '#domains/leisure/ideas/contract.ts';
import { madeIdeas } from '#domains/leisure/ideas/data.ts';
import { ideaOf, type IdeaSource } from '#domains/leisure/ideas/rules.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { usualAssignee } from '#domains/making/content/rules.ts';
import { type ContentItem, newContentItem } from '#domains/making/content/schema.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';

const sendIdea = defineOperation({
  name: 'made-ideas.make',
  operation: madeIdeasContract.make,
  failedText: 'Failed to make an idea',
  onRefusal: 'keep',
  reply: ({ made, idea }, { scopeId, userId }) => {
    contentItems.merge([storedRow(idea)], scopeId);
    madeIdeas.merge([storedRow(made)], userId);
  },
});

/** Makes an idea of a record in a workspace, shown at once; offline it waits for a connection. */
export function sendMadeIdea({ id: workspaceId, type }: Place, source: IdeaSource) {
  const userId = getScope().userId ?? '';
  const { collection, recordId } = source;
  const said = ideaOf(source);
  const body = { ...said, id: newId(), contentItemId: newId(), collection, recordId };
  const row = shownIdea({ ...said, id: body.contentItemId }, usualAssignee(type, userId));
  const sent = sendIdea({
    scopeId: workspaceId,
    // What it comes of may have been made just before.
    after: userId,
    input: { params: { workspaceId }, body },
    effects: [{ collection: 'content-items', do: 'put', row }],
  });
  return { contentItemId: body.contentItemId, sent, removeIdea: () => removeIdea(row.id) };
}

function removeIdea(id: string): void {
  tellDone('Idea deleted', [contentItems.remove(id)], () => contentItems.restore(id));
}

type Place = Pick<Workspace, 'id' | 'type'>;
type Said = ReturnType<typeof ideaOf> & { id: string };

// As the server will have it, until it has answered.
function shownIdea({ id, ideaTitle, notes, sourceUrl }: Said, assigneeUserId: string | null) {
  const now = new Date().toISOString();
  const userId = getScope().userId ?? '';
  return {
    ...newContentItem.parse({ id, title: ideaTitle, notes, sourceUrl }),
    ...{ assigneeUserId, checklist: [], stageEnteredAt: now, stageSeconds: {} },
    ...{ archivedFrom: null, publishedOn: null, approvalState: 'none', coverId: null },
    ...{ approverUserId: null, approvalAt: null, createdAt: now, updatedAt: now, version: 0 },
    ...{ createdByUserId: userId, updatedByUserId: userId },
  } satisfies ContentItem;
}

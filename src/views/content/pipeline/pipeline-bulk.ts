import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import type { ContentItem, ContentItemChanges } from '#domains/making/content/schema.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { followingMove } from '#views/content/moves/content-actions.ts';
import { changeAll } from '#views/content/ideas/idea-actions.ts';
import { questionOf } from '#views/content/moves/move-content.ts';
import type { StageChoice } from '#views/content/panel/piece-menu.tsx';
import type { Piece } from './pieces.ts';
import { numberText } from '#shared/words/number-text.ts';

const itemsOf = (pieces: readonly Piece[]) => pieces.map(({ item }) => item);

/**
 * Moves pieces to a stage. Those that would be asked about, for a date say, stay where they are: no
 * one answer fits them all.
 */
export function moveAll(
  pieces: readonly Piece[],
  { stage, name }: StageChoice,
  workspace: Workspace | null,
): void {
  const others = pieces.filter(({ item }) => item.stage !== stage);
  const moving = others.filter(({ item }) => !questionOf(item, stage, workspace));
  const left = others.length - moving.length;
  const rest = left > 0 ? `${counted(left)} must be moved one by one` : '';
  if (moving.length === 0) {
    if (rest) toast.warn(`${rest}: there is something to say first`);
    return;
  }
  // What is scheduled makes its drafts ready.
  const drafts = moving.flatMap((piece) => piece.posts.filter(({ status }) => status === 'draft'));
  const text = `${counted(moving.length)} moved to ${name}`;
  const written = contentItems.updateMany(
    moving.map(({ id, item }) => ({ ids: [id], fields: { stage, ...followingMove(item, stage) } })),
  );
  tellDone(rest ? `${text}; ${rest}` : text, [written], () => {
    void contentItems.updateMany(
      moving.map(({ id, item }) => ({ ids: [id], fields: before(item) })),
    );
    if (stage === 'scheduled' && drafts.length > 0)
      void posts.updateMany([{ ids: drafts.map(({ id }) => id), fields: { status: 'draft' } }]);
  });
}

// An idea may have been given the steps of its series.
function before({ stage, ideaStatus, checklist }: ContentItem): ContentItemChanges {
  return stage === 'idea' ? { stage, ideaStatus: ideaStatus ?? 'inbox', checklist } : { stage };
}

/** Says who makes several pieces. */
export function assignAll(
  pieces: readonly Piece[],
  { userId, name }: { userId: string | null; name: string },
): void {
  changeAll(
    `${counted(pieces.length)} assigned to ${name}`,
    itemsOf(pieces),
    { assigneeUserId: userId },
    ({ assigneeUserId }) => ({ assigneeUserId }),
  );
}

/** Gives pieces a pillar, or takes theirs. */
export function setPillarOfAll(
  pieces: readonly Piece[],
  { pillarId, name }: { pillarId: string | null; name: string },
): void {
  changeAll(`${counted(pieces.length)}: ${name}`, itemsOf(pieces), { pillarId }, (item) => ({
    pillarId: item.pillarId,
  }));
}

/** Takes pieces off the boards. */
export function archiveAll(pieces: readonly Piece[]): void {
  changeAll(
    `${counted(pieces.length)} archived`,
    itemsOf(pieces),
    { stage: 'archived' },
    ({ stage, ideaStatus }) => (stage === 'idea' ? { stage, ideaStatus } : { stage }),
  );
}

/** Deletes pieces; Undo brings them back as they were. */
export function deleteAll(pieces: readonly Piece[]): void {
  const ids = pieces.map(({ id }) => id);
  tellDone(`${counted(ids.length)} deleted`, [contentItems.removeMany(ids)], () =>
    contentItems.restoreMany(ids),
  );
}

function counted(count: number): string {
  return count === 1 ? '1 piece' : `${numberText(count)} pieces`;
}

import { allRows } from '#client/sync/reading/selectors.ts';
import { keepUndo } from '#client/ui/toasts/tell-done.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import { byPlace, placesInColumn } from '#domains/making/content/rules.ts';
import type { ContentItem, Stage } from '#domains/making/content/schema.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { wayBack, writeMove } from './content-actions.ts';
import { askMove, type MoveQuestion } from './move-content-host.tsx';
import { awaitsBrand, sponsorsOf } from '#views/content/panel/sponsors.ts';

interface How {
  /** Where in the stage: before this one, null at its end, at its top if it is not said. */
  before?: string | null;
  /** Called when what a move asks is closed and the move was not done. */
  onDropped?: () => void;
}

/**
 * Moves an item to a stage, before another one of it or, without one, to its top. Scheduled asks for
 * a date and whether to go ahead of the brand, Published for when and where, and coming back from
 * there whether that is meant.
 */
export function moveContent(
  item: ContentItem,
  to: Stage,
  workspace: Pick<Workspace, 'approvalMode'> | null,
  { before, onDropped }: How = {},
): void {
  const column = contentItems
    .read(allRows)
    .filter(({ stage }) => stage === to)
    .toSorted(byPlace);
  const top = column.find(({ id }) => id !== item.id)?.id ?? null;
  const places = placesInColumn(column, item.id, before === undefined ? top : before);
  let isDone = false;
  const write = () => {
    isDone = true;
    return writeMove(item, to, places);
  };
  const onEnd = () => (isDone ? undefined : onDropped?.());
  const question = questionOf(item, to, workspace);
  const back = wayBack(item, to, places);
  if (!question) keepUndo([write()], back);
  else askMove({ item, to, question, isDateNext: needsDate(item, to), write, back, onEnd });
}

/** What a move asks first; undefined if it can be done at once. */
export function questionOf(
  item: ContentItem,
  to: Stage,
  workspace: Pick<Workspace, 'approvalMode'> | null,
): MoveQuestion | undefined {
  if (to === item.stage || to === 'archived' || item.stage === 'archived') return undefined;
  if (to === 'published') return 'published';
  const isMissing = workspace?.approvalMode === 'required' && item.approvalState !== 'approved';
  if (to === 'scheduled' && isMissing) return 'approval';
  if (item.stage === 'published') return 'back';
  if (needsDate(item, to)) return 'date';
  return to === 'scheduled' && sponsorsOf(item.id).some(awaitsBrand) ? 'brand' : undefined;
}

function needsDate({ id }: ContentItem, to: Stage): boolean {
  const isDated = (post: Post) => post.contentItemId === id && post.plannedOn !== null;
  return to === 'scheduled' && !posts.read(allRows).some(isDated);
}

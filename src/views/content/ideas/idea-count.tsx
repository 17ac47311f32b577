import { contentItems } from '#domains/making/content/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';

const inInbox = (rows: readonly ContentItem[]) =>
  rows.filter(({ stage, ideaStatus }) => stage === 'idea' && ideaStatus === 'inbox').length;

/** How many ideas wait to be sorted out. */
export function IdeaCount() {
  const count = contentItems.useRows(inInbox);
  if (!count) return null;
  return (
    <span className="nav-count">
      {count}
      <span className="sr">{count === 1 ? ' idea' : ' ideas'} in the inbox</span>
    </span>
  );
}

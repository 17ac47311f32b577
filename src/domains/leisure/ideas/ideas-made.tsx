import { Lightbulb } from 'lucide-react';
import { madeIdeas } from './data.ts';
import type { MadeIdea } from './schema.ts';
import { openIdea } from './use-make-idea.ts';

const byRecord = (rows: readonly MadeIdea[]): ReadonlyMap<string, readonly MadeIdea[]> =>
  Map.groupBy(rows, ({ recordId }) => recordId);

/** What became of records, by their ids: a selector behind a hook. */
export function useMadeIdeas(): ReadonlyMap<string, readonly MadeIdea[]> {
  return madeIdeas.useRows(byRecord);
}

/** What became of a record: each idea by its title, to be opened. */
export function IdeasMade({ recordId }: { recordId: string }) {
  const made = useMadeIdeas().get(recordId) ?? [];
  if (made.length === 0) return null;
  return (
    <ul className="stack gap-4 sm" aria-label="Ideas made of it">
      {made.map(({ id, ideaTitle, linkWorkspaceId, contentItemId }) => (
        <li key={id} className="row gap-6">
          <Lightbulb className="faint" size={14} aria-hidden="true" />
          <button
            type="button"
            className="link trunc"
            dir="auto"
            onClick={() => openIdea(linkWorkspaceId, contentItemId)}
          >
            {ideaTitle}
          </button>
        </li>
      ))}
    </ul>
  );
}

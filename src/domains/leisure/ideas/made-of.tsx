import { useNavigate } from '@tanstack/react-router';
import { BookOpen, Tv } from 'lucide-react';
import { openWhole, partOf } from '#client/record/record-kind.ts';
import { madeIdeas } from './data.ts';
import type { MadeIdea, SourceCollection } from './schema.ts';

const byItem = (rows: readonly MadeIdea[]): ReadonlyMap<string, readonly MadeIdea[]> =>
  Map.groupBy(rows, ({ contentItemId }) => contentItemId);

/** What of the user's own an idea was made of: nobody else is told. */
export function useMadeOf(contentItemId: string): readonly MadeIdea[] {
  return madeIdeas.useRows(byItem).get(contentItemId) ?? none;
}

const none: readonly MadeIdea[] = [];
const isBook = (collection: SourceCollection) => collection.startsWith('book');

/** One of these as a row of links; pressing it opens the record. */
export function MadeOfRow({ made, onLeave }: { made: MadeIdea; onLeave: () => void }) {
  const navigate = useNavigate();
  const part = partOf(made.collection, made.recordId);
  const title = part.parent?.title || part.title;
  const otherwise = isBook(made.collection) ? 'A book of yours' : 'Something you watched or played';
  return (
    <li>
      {isBook(made.collection) ? <BookOpen aria-hidden="true" /> : <Tv aria-hidden="true" />}
      <button
        type="button"
        className="link grow trunc"
        dir="auto"
        onClick={() => {
          onLeave();
          openWhole({ parent: part }, navigate);
        }}
      >
        {title || otherwise}
      </button>
      <span className="faint">only you see this</span>
    </li>
  );
}

import { useState } from 'react';
import { MoreHorizontal } from 'lucide-react';
import { useIsUnsynced } from '#client/sync/reading/unsynced.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { bookItems } from '#domains/leisure/books/panel/book-items.tsx';
import { ReadStick } from '#domains/leisure/books/parts/read-stick.tsx';
import { ProgressStepper } from '#domains/leisure/books/parts/progress-stepper.tsx';
import { startBook } from '#domains/leisure/books/moves/book-actions.ts';
import { authorsText, progressText, shareRead } from '#domains/leisure/books/words/book-words.ts';
import { ideaOfBook } from '#domains/leisure/books/words/idea-sources.ts';
import { useMakeIdeaItems } from '#domains/leisure/ideas/make-idea.tsx';
import { Cover } from '#domains/leisure/covers/cover.tsx';
import type { BookTileProps } from './book-tile.tsx';

/** A book that is being read: how far it is, and the way to the next page. */
export function NowReading({ book, failure, open }: BookTileProps) {
  const [isLogging, setLogging] = useState(false);
  const isPhone = useIsPhone();
  const ideas = useMakeIdeaItems(ideaOfBook(book));
  const { id, title, coverId, status } = book;
  const isUnsynced = useIsUnsynced(id);
  const share = shareRead(book);
  return (
    <li className="now-reading" data-book={id}>
      <Cover isBook id={id} title={title} note={authorsText(book)} coverId={coverId} />
      <div className="stack may-shrink">
        <h3 className="row gap-4">
          <button
            type="button"
            className="now-title two-lines start"
            aria-haspopup="dialog"
            dir="auto"
            {...open}
          >
            {title}
          </button>
          <span className="end" />
          <Menu
            label={`More for ${title}`}
            align="end"
            trigger={<IconButton size="sm" label={`More for ${title}`} icon={<MoreHorizontal />} />}
            items={[...bookItems(book), 'separator', ...ideas]}
          />
        </h3>
        <p className="sm muted trunc" dir="auto">
          {authorsText(book)}
        </p>
        <p className="row spread sm muted num now-progress">
          <span>{progressText(book)}</span>
          {share === null || book.progressUnit === 'percent' ? null : (
            <span>{Math.round(share * 100)}%</span>
          )}
        </p>
        <ReadStick share={share} label={progressText(book)} />
        <div className="row gap-6 now-deeds">
          {status === 'paused' ? (
            <Button size="sm" onClick={() => startBook(book)}>
              Read on
            </Button>
          ) : isPhone ? (
            // Pages are turned where they are: there is no room for a press before that.
            <ProgressStepper book={book} />
          ) : isLogging ? (
            <ProgressStepper book={book} onDone={() => setLogging(false)} />
          ) : (
            <Button size="sm" onClick={() => setLogging(true)}>
              {book.progressUnit === 'page' ? 'Log pages' : 'Log progress'}
            </Button>
          )}
          <WriteState isUnsynced={isUnsynced} failure={failure} />
        </div>
      </div>
    </li>
  );
}

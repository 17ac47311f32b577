import { type ComponentProps, useRef } from 'react';
import { useIsPainted } from '#client/ui/rows/use-is-painted.ts';
import { useFocusStays } from '#client/ui/rows/use-focus-stays.ts';
import { useRowFocus } from '#client/list/use-row-focus.ts';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { useWidth } from '#client/ui/base/use-width.ts';
import { Button } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { useRowsInSight } from '#client/ui/rows/use-rows-in-sight.ts';
import { openBook } from '#domains/leisure/books/panel/book-panel-host.tsx';
import type { Book } from '#domains/leisure/books/schema.ts';
import { coverUnit } from '#domains/leisure/covers/cover.tsx';
import { BookTile } from './book-tile.tsx';
import { NowReading } from './now-reading.tsx';
import { rowsOf, type Shelf, type ShelfRow } from './shelf-rows.ts';
import './shelves.css';

interface ShelvesProps {
  /** What all of them answer. */
  question: string;
  shelves: readonly Shelf[];
  /** All shelves are shown, each by its first books. */
  isCut: boolean;
  failures: readonly FailedWrite[];
  onAll: (chip: string) => void;
}

const keyOf = ({ key }: ShelfRow) => key;
const hasBook = (row: ShelfRow, bookId: string) =>
  row.kind !== 'head' && row.books.some(({ id }) => id === bookId);
const gap = 20;
const captionHeight = 62;

/** Books on their shelves, of which only what is in sight is on the page. */
export function Shelves({ question, shelves, isCut, failures, onAll }: ShelvesProps) {
  const list = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const width = useWidth(list, 'books') || (isPhone ? 350 : 1060);
  const columns = isPhone ? 3 : Math.max(3, Math.min(10, Math.floor((width + gap) / 136)));
  const nowColumns = isPhone ? 1 : Math.max(1, Math.floor((width + 28) / 330));
  const items = rowsOf(shelves, { columns, nowColumns, isCut });
  const books = items.flatMap((row): readonly Book[] => (row.kind === 'head' ? [] : row.books));
  const focus = useRowFocus(list, books, 'book');
  useFocusStays({ list, ids: books.map(({ id }) => id), name: 'book', onMove: focus.moveTo });
  const group = 'On this page';
  useShortcut('j', () => focus.move(1), { label: 'Next book', group, repeats: true });
  useShortcut('k', () => focus.move(-1), { label: 'Previous book', group, repeats: true });
  const coverWidth = (width - gap * (columns - 1)) / columns;
  const coverHeight = (coverWidth * 3) / 2 + captionHeight;
  const heightOf = (row: ShelfRow) =>
    row.kind === 'head' ? 62 : row.kind === 'now' ? (isPhone ? 152 : 190) : coverHeight;
  const { stretches, measure } = useRowsInSight({
    ...{ list, name: 'books', items, keyOf, heightOf },
    overscan: useIsPainted(question) ? 1 : 0,
    reached: focus.activeId,
    holds: hasBook,
  });
  const failed = new Map(failures.map((failure) => [failure.id, failure]));
  const shared = { failed, reachable: focus.reachable?.id, columns, nowColumns };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the focus of what is in it
    <div
      ref={list}
      className="shelves"
      style={coverUnit(coverWidth)}
      onFocus={({ target }) => {
        const id = target.closest<HTMLElement>('[data-book]')?.dataset['book'];
        if (id) focus.setActiveId(id);
      }}
    >
      {stretches.map((stretch) =>
        'item' in stretch ? (
          <div key={stretch.item.key} ref={measure} data-index={stretch.index}>
            <Row row={stretch.item} onAll={onAll} {...shared} />
          </div>
        ) : (
          <div key={stretch.gap} aria-hidden="true" style={{ height: stretch.px }} />
        ),
      )}
    </div>
  );
}

interface RowProps {
  row: ShelfRow;
  failed: ReadonlyMap<string, FailedWrite>;
  /** The one that Tab reaches. */
  reachable: string | undefined;
  columns: number;
  nowColumns: number;
  onAll: (chip: string) => void;
}

function Row({ row, failed, reachable, columns, nowColumns, onAll }: RowProps) {
  if (row.kind === 'head') return <ShelfHead {...row} onAll={onAll} />;
  const isNow = row.kind === 'now';
  const Each = isNow ? NowReading : BookTile;
  const grid = `repeat(${isNow ? nowColumns : columns}, minmax(0, 1fr))`;
  return (
    <ul
      className={isNow ? 'shelf-now' : 'shelf'}
      aria-label="Books"
      style={{ gridTemplateColumns: grid }}
    >
      {row.books.map((book, at) => (
        <Each
          // To draw other covers anew takes longer than to change those that are there.
          key={isNow ? book.id : at}
          book={book}
          failure={failed.get(book.id)}
          open={{
            id: `book-${book.id}`,
            tabIndex: book.id === reachable ? 0 : -1,
            onClick: () => openBook({ bookId: book.id }),
          }}
        />
      ))}
    </ul>
  );
}

function ShelfHead({
  shelf,
  isCut,
  onAll,
}: Omit<Extract<ShelfRow, { kind: 'head' }>, 'kind'> & Pick<RowProps, 'onAll'>) {
  const { key, title, books, chip } = shelf;
  return (
    <div className="shelf-head">
      <SectionHead id={`shelf-${key.replace(' ', '-')}`} title={title} note={books.length}>
        {isCut && chip ? (
          <Button variant="ghost" size="sm" onClick={() => onAll(chip)}>
            View all
          </Button>
        ) : null}
      </SectionHead>
    </div>
  );
}

export type OpenProps = Pick<ComponentProps<'button'>, 'id' | 'tabIndex' | 'onClick'>;

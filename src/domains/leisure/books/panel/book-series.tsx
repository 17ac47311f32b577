import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { allRows } from '#client/sync/reading/selectors.ts';
import { books } from '#domains/leisure/books/data.ts';
import { inSeries } from '#domains/leisure/books/list/shelf-rows.ts';
import { statusLabels } from '#domains/leisure/books/rules.ts';
import type { Book } from '#domains/leisure/books/schema.ts';
import { openBook } from './book-panel-host.tsx';

/** The other books of its series, as they are to be read. */
export function BookSeries({ book }: { book: Book }) {
  const all = books.useRows(allRows);
  const { id, seriesName } = book;
  const series = inSeries(seriesName ? all.filter((one) => one.seriesName === seriesName) : []);
  if (series.length < 2) return null;
  return (
    <section aria-labelledby="book-series">
      <SectionHead id="book-series" title={seriesName} note={`${series.length} books`} />
      <ol className="lines">
        {series.map((one) => (
          <li key={one.id} className="row gap-10 tall-44">
            <span className="faint num fixed-size quote-page">{one.seriesNumber ?? ''}</span>
            {one.id === id ? (
              <b className="grow trunc" dir="auto" aria-current="true">
                {one.title}
              </b>
            ) : (
              <button
                type="button"
                className="link grow trunc start"
                dir="auto"
                onClick={() => openBook({ bookId: one.id })}
              >
                {one.title}
              </button>
            )}
            <span className="sm faint">{statusLabels[one.status]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { countText } from '#client/words/count-text.ts';
import type { ReadingYear } from '#domains/leisure/books/figures/reading-figures.ts';
import { authorsText, minutesText } from '#domains/leisure/books/words/book-words.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const width = 640;
const chart = { top: 150, height: 96, left: 32 };
const slot = (width - 2 * chart.left) / months.length;
const mostLetters = 52;

/** The year as one picture: boxes, lines and texts alone, so that it can be saved as it is. */
export function YearCard({ reading }: { reading: ReadingYear }) {
  const { year, count, pages, minutes, averageRating, best } = reading;
  const most = Math.max(1, ...reading.months);
  const bottom = chart.top + chart.height;
  const height = bottom + 60 + (best.length > 0 ? 34 + best.length * 26 : 0);
  const facts = [
    countText(count, 'book'),
    pages > 0 ? countText(pages, 'page') : '',
    minutes > 0 ? `${minutesText(minutes)} heard` : '',
    averageRating === null ? '' : `${averageRating.toFixed(1)} of 10 on average`,
  ].filter(Boolean);
  const perMonth = reading.months
    .map((books, at) => (books > 0 ? `${months[at]} ${books}` : ''))
    .filter(Boolean)
    .join(', ');
  return (
    <svg
      className="year-card"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={`${year} in books: ${facts.join(', ')}. By month: ${perMonth}`}
    >
      <rect className="year-card-back" x="0" y="0" width={width} height={height} />
      <rect className="year-card-lamp" x={chart.left} y="34" width="48" height="6" />
      <text className="year-card-title" x={chart.left} y="82">
        {year} in books
      </text>
      <text className="year-card-facts" x={chart.left} y="112">
        {facts.join(' · ')}
      </text>
      {reading.months.map((books, at) => {
        const tall = (books / most) * chart.height;
        const middle = chart.left + slot * (at + 0.5);
        return (
          <g key={months[at]}>
            {books > 0 ? (
              <>
                <rect
                  className="year-card-bar"
                  x={middle - 14}
                  y={bottom - tall + 14}
                  width="28"
                  height={Math.max(2, tall - 14)}
                />
                <text
                  className="year-card-small"
                  x={middle}
                  y={bottom - tall + 9}
                  textAnchor="middle"
                >
                  {books}
                </text>
              </>
            ) : null}
            <text className="year-card-small" x={middle} y={bottom + 20} textAnchor="middle">
              {months[at]}
            </text>
          </g>
        );
      })}
      <line
        className="year-card-line"
        x1={chart.left}
        x2={width - chart.left}
        y1={bottom + 0.5}
        y2={bottom + 0.5}
      />
      {best.length > 0 ? (
        <text className="year-card-facts" x={chart.left} y={bottom + 60}>
          The best of them
        </text>
      ) : null}
      {best.map((book, at) => (
        <text key={book.id} className="year-card-book" x={chart.left} y={bottom + 88 + at * 26}>
          {cut(authorsText(book) ? `${book.title}, ${authorsText(book)}` : book.title)}
        </text>
      ))}
    </svg>
  );
}

const cut = (text: string) =>
  text.length > mostLetters ? `${text.slice(0, mostLetters - 1).trimEnd()}…` : text;

import type { Choice, ListFilter, ListRules } from '#client/list/list-words.ts';
import { formatLabels, ownershipLabels, statusLabels } from '#domains/leisure/books/rules.ts';
import type { Book } from '#domains/leisure/books/schema.ts';

const noYear = 'none';

/** By what books are looked for, of those that there are. */
export function bookRules(books: readonly Book[]): ListRules<Book> {
  const labelled = <T extends string>(
    name: string,
    label: string,
    labels: Record<T, string>,
    valueOf: (book: Book) => T,
  ): ListFilter<Book> => {
    const used = new Set<string>(books.map(valueOf));
    return {
      ...{ name, label },
      choices: Object.entries<string>(labels)
        .filter(([value]) => used.has(value))
        .map(([value, text]) => ({ value, label: text })),
      passes: (book, value) => valueOf(book) === value,
    };
  };
  const worded = (
    name: string,
    label: string,
    wordsOf: (book: Book) => readonly string[],
  ): ListFilter<Book> => ({
    ...{ name, label },
    choices: choicesOf(books.flatMap(wordsOf)),
    passes: (book, value) => wordsOf(book).includes(value),
  });
  return {
    filters: [
      labelled('status', 'Status', statusLabels, ({ status }) => status),
      labelled('format', 'Format', formatLabels, ({ format }) => format),
      {
        name: 'rating',
        label: 'Rating',
        isSingle: true,
        choices: [9, 8, 7, 5]
          .filter((least) => books.some(({ rating }) => (rating ?? 0) >= least))
          .map((least) => ({ value: String(least), label: `${least} and more` })),
        passes: ({ rating }, value) => (rating ?? 0) >= Number(value),
      },
      {
        name: 'year',
        label: 'Finished in',
        choices: yearsIn(books),
        passes: ({ status, finishedOn }, value) =>
          status === 'finished' && (finishedOn?.slice(0, 4) ?? noYear) === value,
      },
      labelled('owned', 'Whose', ownershipLabels, ({ owned }) => owned),
      worded('author', 'Author', ({ authors }) => authors),
      worded('series', 'Series', ({ seriesName }) => (seriesName ? [seriesName] : [])),
      worded('tag', 'Tag', ({ tags }) => tags),
    ],
    questions: {
      name: 'shelf',
      label: 'Shelves',
      chips: [
        { value: 'all', label: 'All' },
        { value: 'reading', label: 'Reading', passes: isBeingRead },
        { value: 'want', label: 'Want to read', passes: (book) => book.status === 'want_to_read' },
        { value: 'finished', label: 'Finished', passes: (book) => book.status === 'finished' },
        { value: 'dnf', label: 'Did not finish', passes: (book) => book.status === 'dnf' },
        { value: 'best', label: 'Favourites', passes: ({ isFavorite }) => isFavorite },
      ],
    },
    textOf: ({ title, subtitle, authors, seriesName, isbn, tags, publisher }) =>
      [title, subtitle, ...authors, seriesName, isbn, publisher, ...tags].join(' '),
  };
}

/** Whether somebody is in the middle of it. */
export const isBeingRead = ({ status }: Book) => status === 'reading' || status === 'paused';

function choicesOf(words: readonly string[]): Choice[] {
  return [...new Set(words)]
    .sort((one, other) => one.localeCompare(other))
    .map((word) => ({ value: word, label: word }));
}

function yearsIn(books: readonly Book[]): Choice[] {
  const years = books.flatMap(({ status, finishedOn }) =>
    status === 'finished' ? [finishedOn?.slice(0, 4) ?? noYear] : [],
  );
  return [...new Set(years)]
    .sort((one, other) => other.localeCompare(one))
    .map((year) => ({ value: year, label: year === noYear ? 'No day' : year }))
    .sort((one, other) => Number(one.value === noYear) - Number(other.value === noYear));
}

import { type Cell, wordsCell } from '#shared/files/csv.ts';
import { formatLabels, ownershipLabels, statusLabels } from '#domains/leisure/books/rules.ts';
import type { BookRead } from '#domains/leisure/books/reads/schema.ts';
import type { Book } from '#domains/leisure/books/schema.ts';
import { authorsCell } from '#domains/leisure/books/words/authors-in.ts';
import { readingsCell } from '#domains/leisure/books/words/readings-cell.ts';

const columns: readonly [head: string, of: (book: Book, reads: readonly BookRead[]) => Cell][] = [
  ['Title', ({ title }) => title],
  ['Subtitle', ({ subtitle }) => subtitle],
  ['Authors', ({ authors }) => authorsCell(authors)],
  ['Series', ({ seriesName }) => seriesName],
  ['Volume', ({ seriesNumber }) => seriesNumber],
  // As text: a spreadsheet would round it.
  ['ISBN', ({ isbn }) => isbn],
  ['Format', ({ format }) => formatLabels[format]],
  ['Pages', ({ pages }) => pages],
  ['Minutes', ({ minutes }) => minutes],
  ['Status', ({ status }) => statusLabels[status]],
  ['Progress', ({ progress, progressUnit }) => `${progress} ${progressUnit}`],
  ['Rating', ({ rating }) => rating],
  ['Started', ({ startedOn }) => startedOn],
  ['Finished', ({ finishedOn }) => finishedOn],
  ['Times read', (_, reads) => reads.filter(({ outcome }) => outcome === 'finished').length],
  ['Readings', (_, reads) => readingsCell(reads)],
  ['Published', ({ publishedYear }) => publishedYear],
  ['Publisher', ({ publisher }) => publisher],
  ['Language', ({ language }) => language],
  ['Whose', ({ owned }) => ownershipLabels[owned]],
  ['With', ({ ownedWith }) => ownedWith],
  ['Back on', ({ returnOn }) => returnOn],
  ['Recommended by', ({ recommendedBy }) => recommendedBy],
  ['Favourite', ({ isFavorite }) => (isFavorite ? 'Yes' : '')],
  ['Tags', ({ tags }) => wordsCell(tags)],
  ['Review', ({ review }) => review],
];

/** Books as a table, all that is said of them; what is saved here can be imported again. */
export function bookCsv(
  books: readonly Book[],
  reads: ReadonlyMap<string, readonly BookRead[]>,
): Cell[][] {
  return [
    columns.map(([head]) => head),
    ...books.map((book) => columns.map(([, of]) => of(book, reads.get(book.id) ?? []))),
  ];
}

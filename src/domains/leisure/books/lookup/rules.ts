import * as z from 'zod/mini';
import { asIsbn13, isIsbn13 } from '#domains/leisure/books/isbn/rules.ts';
import type { FoundBook, LookupQuery } from './schema.ts';

/** How many books are offered for one title. */
export const maxFound = 6;

// What is meant to be there may be missing or of another shape: it is taken as unknown.
const word = z.catch(z.optional(z.string()), undefined);
const words = z.catch(z.optional(z.array(z.string())), undefined);
const number = z.catch(z.optional(z.number()), undefined);
const named = z.catch(z.optional(z.array(z.looseObject({ name: z.string() }))), undefined);

const searched = z.looseObject({
  docs: z.array(
    z.looseObject({
      title: z.string(),
      ...{ subtitle: word, author_name: words, isbn: words, publisher: words },
      ...{ number_of_pages_median: number, first_publish_year: number, cover_i: number },
    }),
  ),
});
const byNumber = z.record(
  z.string(),
  z.looseObject({
    title: z.string(),
    ...{ subtitle: word, authors: named, publishers: named },
    ...{ number_of_pages: number, publish_date: word },
    cover: z.catch(z.optional(z.looseObject({ large: word })), undefined),
  }),
);

const fields =
  'title,subtitle,author_name,isbn,publisher,number_of_pages_median,first_publish_year,cover_i';

/** Where Open Library tells of what is looked for. */
export function lookupAddress(site: string, { title, isbn }: LookupQuery): string {
  const asked: Record<string, string> = isbn
    ? { bibkeys: `ISBN:${isbn}`, jscmd: 'data', format: 'json' }
    : { q: title ?? '', fields, limit: String(maxFound) };
  return `${site}${isbn ? '/api/books' : '/search.json'}?${new URLSearchParams(asked).toString()}`;
}

/** The books that an answer tells of; undefined where it tells of none in this shape. */
export function readFound(answer: unknown, { isbn }: LookupQuery): FoundBook[] | undefined {
  if (isbn) {
    const read = z.safeParse(byNumber, answer);
    return read.success
      ? Object.values(read.data).map((book) =>
          asFound({
            ...{ title: book.title, subtitle: book.subtitle, isbn },
            authors: book.authors?.map(({ name }) => name),
            publisher: book.publishers?.[0]?.name,
            pages: book.number_of_pages,
            year: Number(/\b\d{4}\b/.exec(book.publish_date ?? '')?.[0]),
            coverUrl: book.cover?.large,
          }),
        )
      : undefined;
  }
  const read = z.safeParse(searched, answer);
  if (!read.success) return undefined;
  return read.data.docs.slice(0, maxFound).map((book) =>
    asFound({
      ...{ title: book.title, subtitle: book.subtitle, authors: book.author_name },
      isbn: book.isbn?.map(asIsbn13).find(isIsbn13),
      // Of all editions together, in no order: a publisher would be a guess.
      publisher: book.publisher?.length === 1 ? book.publisher[0] : undefined,
      ...{ pages: book.number_of_pages_median, year: book.first_publish_year },
      coverUrl: book.cover_i
        ? `https://covers.openlibrary.org/b/id/${book.cover_i}-L.jpg`
        : undefined,
    }),
  );
}

interface Told {
  title: string;
  subtitle: string | undefined;
  authors: readonly string[] | undefined;
  isbn: string | undefined;
  publisher: string | undefined;
  pages: number | undefined;
  year: number | undefined;
  coverUrl: string | undefined;
}

// Only what a book can take: what others say is no better checked than what is typed.
function asFound(told: Told): FoundBook {
  const text = (value: string | undefined, most: number) =>
    value?.trim().slice(0, most) || undefined;
  const count = (value: number | undefined, most: number) =>
    value !== undefined && Number.isInteger(value) && value >= 1 && value <= most
      ? value
      : undefined;
  const found = {
    title: text(told.title, 300) ?? 'Untitled',
    authors: [...new Set(told.authors ?? [])]
      .map((name) => name.trim().slice(0, 120))
      .filter(Boolean)
      .slice(0, 10),
    subtitle: text(told.subtitle, 300),
    isbn: told.isbn,
    pages: count(told.pages, 20_000),
    publishedYear: count(told.year, 2200),
    publisher: text(told.publisher, 120),
    coverUrl: told.coverUrl?.startsWith('https://') ? told.coverUrl : undefined,
  };
  const known = Object.entries(found).filter(([, value]) => value !== undefined);
  // The same without what is not known.
  return Object.fromEntries(known) as FoundBook;
}

import type { FoundBook } from '#domains/leisure/books/lookup/schema.ts';
import { authorsLine } from '#domains/leisure/books/words/authors-in.ts';

/** What the form of a new book holds of what a library may know. */
export interface BookValues {
  title: string;
  subtitle: string;
  authors: string;
  isbn: string;
  pages: number | null;
  publishedYear: number | null;
  publisher: string;
}

/** What a library knows, where nothing has been typed: what somebody wrote is never written over. */
export function filledIn(values: BookValues, found: FoundBook): Partial<BookValues> {
  const told: Partial<BookValues> = {
    title: found.title,
    subtitle: found.subtitle,
    authors: authorsLine(found.authors) || undefined,
    isbn: found.isbn,
    pages: found.pages,
    publishedYear: found.publishedYear,
    publisher: found.publisher,
  };
  const known = Object.entries(told).filter(([name, value]) => {
    const typed: unknown = Reflect.get(values, name);
    return value !== undefined && (typed === null || typed === '');
  });
  return Object.fromEntries(known);
}

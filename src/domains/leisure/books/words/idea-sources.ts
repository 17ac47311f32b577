import { type IdeaSource, sourceWords } from '#domains/leisure/ideas/rules.ts';
import type { BookQuote } from '#domains/leisure/books/quotes/schema.ts';
import type { Book } from '#domains/leisure/books/schema.ts';
import { authorsText } from './book-words.ts';

/** A book as what an idea is made of: its title, and what was thought of it. */
export function ideaOfBook(book: Book): IdeaSource {
  const { id, title, review } = book;
  return {
    ...{ collection: 'books', recordId: id, title },
    text: review || undefined,
    source: sourceWords({ noun: 'book', title, by: authorsText(book) || undefined }),
  };
}

/** A quote as what an idea is made of. */
export function ideaOfQuote(quote: BookQuote, book: Book): IdeaSource {
  const { id, text, page } = quote;
  const by = authorsText(book) || undefined;
  const at = page === null ? undefined : `p. ${page}`;
  return {
    ...{ collection: 'book-quotes', recordId: id, title: text, text, isQuote: true },
    source: sourceWords({ noun: 'book', title: book.title, by, at }),
  };
}

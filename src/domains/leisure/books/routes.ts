import { routes } from '#server/http/routes.ts';
import { onAgenda } from '#domains/around/agenda/service.ts';
import { haveCovers } from '#domains/leisure/covers/service.ts';
import { becomeIdeas } from '#domains/leisure/ideas/service.ts';
import { comeFromFiles } from '#domains/leisure/imports/service.ts';
import { followReads } from '#domains/leisure/books/import/service.ts';
import { bookReadFields, newBookRead } from '#domains/leisure/books/reads/schema.ts';
import { reads } from '#domains/leisure/books/reads/service.ts';
import { booksContract } from './contract.ts';
import { bookDates } from './rules.ts';
import { bookFields, newBook } from './schema.ts';
import { books, createBook, readOn, requireRight, withFirstReads } from './service.ts';

/** Of a file of 10,000 books, some of which were read more than once. */
const maxImportedReads = 30_000;

haveCovers('books', books);
becomeIdeas('books', books);
comeFromFiles(
  'books',
  {
    books: { table: 'books', fields: Object.keys(bookFields), row: newBook, records: books },
    bookReads: {
      ...{ table: 'bookReads', fields: Object.keys(bookReadFields), row: newBookRead },
      ...{ records: reads, most: maxImportedReads, of: 'bookId' },
    },
  },
  { complete: withFirstReads, follows: followReads },
);

const [returned] = bookDates;
onAgenda({
  layer: 'leisure',
  rule: returned,
  collection: 'books',
  from: 'books as row',
  isPersonal: true,
  title: 'row.title',
  status: 'row.owned',
  assignee: 'row.user_id',
});

export const booksRoutes = routes('books', booksContract, {
  ...books,
  create: (context, { body }) => createBook(context, body),

  async update(context, { params, body }) {
    await requireRight(context, [{ ids: [params.id], fields: body }]);
    return books.update(context, { params, body });
  },

  async updateMany(context, input) {
    await requireRight(context, input.body.changes);
    return books.updateMany(context, input);
  },

  readOn: (context, { params, body }) => readOn(context, params.id, body),
});

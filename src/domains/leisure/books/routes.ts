import { routes } from '#server/http/routes.ts';
import { onAgenda } from '#domains/around/agenda/service.ts';
import { haveCovers } from '#domains/leisure/covers/service.ts';
import { becomeIdeas } from '#domains/leisure/ideas/service.ts';
import { booksContract } from './contract.ts';
import { bookDates } from './rules.ts';
import { books, requireRight } from './service.ts';

haveCovers('books', books);
becomeIdeas('books', books);

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

  async update(context, { params, body }) {
    await requireRight(context, [params.id], body);
    return books.update(context, { params, body });
  },

  async updateMany(context, input) {
    for (const { ids, fields } of input.body.changes) await requireRight(context, ids, fields);
    return books.updateMany(context, input);
  },
});

import { routes } from '#server/http/routes.ts';
import { onAgenda } from '#domains/around/agenda/service.ts';
import { settle, unsettle } from '#domains/money/recurring/posting/service.ts';
import { postAtOnce, postDue } from '#domains/money/recurring/posting/auto/service.ts';
import { remindOfRecurring } from '#domains/money/recurring/reminders/service.ts';
import { recurringExpensesContract } from './contract.ts';
import { recurringDate } from './rules.ts';
import {
  createRecurring,
  endRecurring,
  pauseRecurring,
  recurringExpenses,
  resumeRecurring,
  updateRecurring,
} from './service.ts';

onAgenda({
  layer: 'bills',
  rule: recurringDate,
  collection: 'recurring-expenses',
  from: 'recurring_expenses as row',
  title: 'row.title',
  status: 'row.posting',
});

export const recurringExpensesRoutes = routes(
  'recurring-expenses',
  recurringExpensesContract,
  {
    ...recurringExpenses,
    create: async (context, { body }) =>
      postAtOnce(context, body.id, await createRecurring(context, body)),
    async update(context, { params, query, body }) {
      const written = await updateRecurring(context, params.id, { body, due: query.due });
      return postAtOnce(context, params.id, written);
    },
    post: (context, { params, body }) => settle(context, params.id, [{ ...body, isPosted: true }]),
    skip: (context, { params, body }) => settle(context, params.id, [{ ...body, isPosted: false }]),
    settle: (context, { params, body }) => settle(context, params.id, body.occurrences),
    unsettle: (context, { params, body }) => unsettle(context, params.id, body.occurrences),
    pause: (context, { params, body }) =>
      pauseRecurring(context, params.id, { from: body.on, until: body.resumesOn }),
    async resume(context, { params, body }) {
      const written = await resumeRecurring(context, params.id, body.on);
      return postAtOnce(context, params.id, written);
    },
    end: (context, { params, body }) => endRecurring(context, params.id, body.on),
  },
  {
    async remindOfDates(services) {
      try {
        await postDue(services);
      } finally {
        await remindOfRecurring(services);
      }
    },
  },
);

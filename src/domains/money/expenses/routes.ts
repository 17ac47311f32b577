import { routes } from '#server/http/routes.ts';
import { expensesContract } from './contract.ts';
import { createExpense, expenses, totalsOf, updateExpense } from './service.ts';

export const expensesRoutes = routes('expenses', expensesContract, {
  ...expenses,
  list(context, input) {
    const { since, from, to, campaignId, tripId } = input.query;
    if (campaignId)
      return expenses.list(context, input, { where: 'and campaign_id = $4', values: [campaignId] });
    if (tripId)
      return expenses.list(context, input, { where: 'and trip_id = $4', values: [tripId] });
    if (from) return expenses.list(context, input, { where: between, values: [from, to] });
    if (since) return expenses.list(context, input, { where: sinceThen, values: [since] });
    return expenses.list(context, input);
  },
  create: (context, { body }) => createExpense(context, body),
  update: (context, { params, body }) => updateExpense(context, params.id, body),
  totals: async (context, { query }) => ({ sums: await totalsOf(context, query) }),
});

const by = 'spent_on';
const sinceThen = [{ where: `spent_on between $4::date and 'infinity'`, by }];
const between = [{ where: 'spent_on between $4::date and $5::date', by }];

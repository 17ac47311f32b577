import { routes } from '#server/routes.ts';
import { onAgenda } from '#domains/agenda/service.ts';
import { ofDeal } from '#domains/campaigns/service.ts';
import { createPayment, updatePayment } from '#domains/campaigns/waiting/service.ts';
import { paymentsContract } from './contract.ts';
import { movePayment, payments } from './service.ts';

// What came in settles it, with what others kept of it on the way: `outstandingMinor` in the rules.
const received = `coalesce(row.paid_amount_minor,
  case row.status when 'paid' then row.amount_minor else 0 end)`;
const settled = `case when ${received} > 0 then ${received} + row.fees_withheld_minor else 0 end`;
onAgenda({
  ...ofDeal('payments'),
  layer: 'money',
  kind: 'payment-due',
  collection: 'payments',
  date: 'row.due_on',
  title: 'row.label',
  status: 'row.status',
  where: `row.status not in ('void', 'written_off')`,
  isOpen: `row.amount_minor > ${settled}`,
});

export const paymentsRoutes = routes('payments', paymentsContract, {
  ...payments,
  create: (context, { body }) => createPayment(context, body),
  update: (context, { params, body }) => updatePayment(context, params.id, body),
  move: (context, { params, body }) => movePayment(context, params.id, body),
});

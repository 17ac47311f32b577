import { routes } from '#server/http/routes.ts';
import { onAgenda } from '#domains/around/agenda/service.ts';
import { ofDeal } from '#domains/business/campaigns/service.ts';
import {
  createPayment,
  moveWaiting,
  updatePayment,
} from '#domains/business/campaigns/waiting/service.ts';
import { paymentsContract } from './contract.ts';
import { paymentDate } from './rules.ts';
import { isInvoiced, isOutstanding, payments } from './service.ts';

onAgenda({
  // What was invoiced is owed also of a deal that was declined.
  ...ofDeal('payments', `deal.status <> 'declined' or ${isInvoiced('row')}`),
  layer: 'money',
  rule: paymentDate,
  collection: 'payments',
  title: 'row.label',
  status: 'row.status',
  isOpen: isOutstanding('row'),
});

export const paymentsRoutes = routes('payments', paymentsContract, {
  ...payments,
  create: (context, { body }) => createPayment(context, body),
  update: (context, { params, body }) => updatePayment(context, params.id, body),
  move: (context, { params, body }) => moveWaiting(context, params.id, body),
});

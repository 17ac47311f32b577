import { routes } from '#server/routes.ts';
import { onAgenda } from '#domains/agenda/service.ts';
import { ofDeal } from '#domains/campaigns/service.ts';
import { createPayment, updatePayment } from '#domains/campaigns/waiting/service.ts';
import { paymentsContract } from './contract.ts';
import { paymentDate } from './rules.ts';
import { isOutstanding, movePayment, payments } from './service.ts';

onAgenda({
  ...ofDeal('payments'),
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
  move: (context, { params, body }) => movePayment(context, params.id, body),
});

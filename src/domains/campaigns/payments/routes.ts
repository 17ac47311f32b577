import { routes } from '#server/routes.ts';
import { paymentsContract } from './contract.ts';
import { movePayment, payments } from './service.ts';

export const paymentsRoutes = routes('payments', paymentsContract, {
  ...payments,
  move: (context, { params, body }) => movePayment(context, params.id, body),
});

import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import { payment, paymentChanges, paymentFields, paymentMove, newPayment } from './schema.ts';

const path = '/payments';
const generic = collectionContract({
  name: 'payment',
  path,
  scope: 'workspace',
  module: 'deals',
  fields: paymentFields,
});

export const paymentsContract = {
  ...generic,
  create: { ...generic.create, input: { ...generic.create.input, body: newPayment } },
  update: {
    ...generic.update,
    summary: 'Change some fields of a payment; where it stands changes by a move',
    input: { ...generic.update.input, body: paymentChanges },
  },
  move: operation({
    summary: 'Move a payment to another status: invoiced, paid, or given up',
    method: 'POST',
    path: `/workspaces/:workspaceId${path}/:id/move`,
    access: 'edit',
    input: { params: z.strictObject({ workspaceId: uuid, id: uuid }), body: paymentMove },
    output: payment,
    bodyBytes: 8 * kilobyte,
  }),
};

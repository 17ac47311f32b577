import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import { booking, bookingChanges, bookingFields, newBooking } from './schema.ts';

const path = '/bookings';
const generic = collectionContract({
  name: 'booking',
  path,
  scope: 'workspace',
  module: 'shoots',
  fields: bookingFields,
});

/** What is booked for the trips of a workspace. */
export const bookingsContract = {
  ...generic,
  create: { ...generic.create, input: { ...generic.create.input, body: newBooking } },
  update: { ...generic.update, input: { ...generic.update.input, body: bookingChanges } },
  spend: operation({
    summary: 'Make an expense of what a booking costs; one that has an expense keeps that',
    method: 'POST',
    path: `/workspaces/:workspaceId${path}/:id/expense`,
    access: 'edit',
    input: {
      params: z.strictObject({ workspaceId: uuid, id: uuid }),
      body: z.strictObject({ expenseId: uuid }),
    },
    output: booking,
    bodyBytes: kilobyte,
  }),
};

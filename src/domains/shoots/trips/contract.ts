import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import { newTrip, trip, tripChanges, tripCopy, tripFields } from './schema.ts';

const path = '/trips';
const generic = collectionContract({
  name: 'trip',
  path,
  scope: 'workspace',
  module: 'shoots',
  fields: tripFields,
});

/** Shoots, brand trips, events and journeys; a private one is there for its creator alone. */
export const tripsContract = {
  ...generic,
  list: {
    ...generic.list,
    summary: 'List trips: all of the workspace but what others keep to themselves',
  },
  create: { ...generic.create, input: { ...generic.create.input, body: newTrip } },
  update: {
    ...generic.update,
    summary:
      'Change some fields of a trip; an idea that gets its days is planned. Everything in it becomes private, or shared again, with it',
    input: { ...generic.update.input, body: tripChanges },
  },
  copy: operation({
    summary:
      'Copy a trip with everything in it: its days come as long after the new first day, and what was done or packed is open again',
    method: 'POST',
    path: `/workspaces/:workspaceId${path}/:id/copies`,
    access: 'create',
    input: { params: z.strictObject({ workspaceId: uuid, id: uuid }), body: tripCopy },
    output: trip,
    bodyBytes: 4 * kilobyte,
  }),
};

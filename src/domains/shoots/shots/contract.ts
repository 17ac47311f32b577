import * as z from 'zod/mini';
import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import { counted, gathering, newShot, shot, shotChanges, shotFields } from './schema.ts';

const place = { name: 'shot', path: '/shots', scope: 'workspace' } as const;
const generic = collectionContract({ ...place, module: 'shoots', fields: shotFields });

/** What is to be shot on the trips of a workspace. */
export const shotsContract = {
  ...generic,
  create: { ...generic.create, input: { ...generic.create.input, body: newShot } },
  update: { ...generic.update, input: { ...generic.update.input, body: shotChanges } },
  ...manyContract({ ...place, row: shot, changes: shotChanges }),
  count: operation({
    summary: 'Count more tries at a shot, or fewer; there are 0 to 999',
    method: 'POST',
    path: '/workspaces/:workspaceId/shots/:id/takes',
    access: 'edit',
    input: { params: z.strictObject({ workspaceId: uuid, id: uuid }), body: counted },
    output: shot,
    bodyBytes: kilobyte,
  }),
  gather: operation({
    summary: 'Make shots of what is owed on a trip; what has a shot there already gets no other',
    method: 'POST',
    path: '/workspaces/:workspaceId/trips/:tripId/shots',
    access: 'create',
    input: { params: z.strictObject({ workspaceId: uuid, tripId: uuid }), body: gathering },
    output: z.strictObject({ rows: z.array(shot) }),
    bodyBytes: 128 * kilobyte,
  }),
};

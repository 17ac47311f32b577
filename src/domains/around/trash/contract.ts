import * as z from 'zod/mini';
import { kilobyte, operation } from '#shared/contract.ts';
import { nothing } from '#shared/contracts/answers.ts';
import { uuid } from '#shared/entity.ts';
import { trashed } from './schema.ts';

const params = z.strictObject({ workspaceId: uuid });
export const maxTrashed = 500;

/** What was deleted in the last 30 days: of the workspace for who may delete there, and one's own. */
export const trashContract = {
  list: operation({
    summary: 'Deleted records that the caller may bring back, the latest first',
    method: 'GET',
    path: '/workspaces/:workspaceId/trash',
    access: 'view',
    input: { params },
    output: z.strictObject({ rows: z.array(trashed), isCut: z.boolean() }),
    bodyBytes: 0,
  }),
  restore: operation({
    summary: 'Bring a deleted record back, and what it is a part of',
    method: 'POST',
    path: '/workspaces/:workspaceId/trash/restore',
    access: 'view',
    input: {
      params,
      body: z.strictObject({ collection: z.string().check(z.maxLength(60)), id: uuid }),
    },
    output: nothing,
    bodyBytes: kilobyte,
  }),
};

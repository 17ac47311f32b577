import * as z from 'zod/mini';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';

const path = '/workspaces/:workspaceId/sample';
const access = 'manage_settings';
const params = z.strictObject({ workspaceId: uuid });
/**
 * How many records of the workspace are of the sample, and how many of them stay once it is removed:
 * somebody has changed them, or made something that is part of them.
 */
const output = z.strictObject({ count: z.int(), staying: z.int() });

export const sampleContract = {
  read: operation({
    summary: 'How many records of a workspace are those that it was filled with to look around',
    method: 'GET',
    path,
    access,
    input: { params },
    output,
    bodyBytes: 0,
  }),
  fill: operation({
    summary: "Fill a workspace with three months of a creator's work around today; once is enough",
    method: 'POST',
    path,
    access,
    input: { params, body: z.strictObject({}) },
    output,
    bodyBytes: kilobyte,
  }),
  remove: operation({
    summary:
      'Take everything away that filling a workspace has made and nobody has worked on since, for good',
    method: 'DELETE',
    path,
    access,
    input: { params },
    output,
    bodyBytes: 0,
  }),
};

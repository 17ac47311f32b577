import * as z from 'zod/mini';
import { operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import { packFigures, packQuery } from './schema.ts';

const path = '/workspaces/:workspaceId/year-pack';
const input = { params: z.strictObject({ workspaceId: uuid }), query: packQuery };

/** A fiscal year as one file: what came in, what was spent, and the receipts. */
export const yearPackContract = {
  figures: operation({
    summary: 'What the year pack of a business, or of all, amounts to',
    method: 'GET',
    path: `${path}/figures`,
    access: 'view',
    input,
    output: packFigures,
    bodyBytes: 0,
  }),
  download: operation({
    summary: 'A fiscal year of a business, or of all: a ZIP of tables and receipts',
    method: 'GET',
    path,
    access: 'view',
    input,
    output: z.strictObject({ format: z.literal('zip') }),
    bodyBytes: 0,
    ownTransactions: true,
    stream: true,
  }),
};

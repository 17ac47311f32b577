import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import {
  droppedPrice,
  newPrice,
  newTool,
  tool,
  toolChanges,
  toolFields,
  toolMove,
} from './schema.ts';

const path = '/tools';
const generic = collectionContract({
  name: 'tool',
  path,
  scope: 'workspace',
  module: 'finance',
  fields: toolFields,
});

const deed = {
  method: 'POST',
  access: 'edit',
  output: tool,
  bodyBytes: 8 * kilobyte,
} as const;
const one = `/workspaces/:workspaceId${path}/:id` as const;
const params = z.strictObject({ workspaceId: uuid, id: uuid });

export const toolsContract = {
  ...generic,
  create: { ...generic.create, input: { ...generic.create.input, body: newTool } },
  update: {
    ...generic.update,
    summary: 'Change some fields of a tool; its price and where it stands change by themselves',
    input: { ...generic.update.input, body: toolChanges },
  },
  changePrice: operation({
    ...deed,
    summary: 'Give a tool another price from a day on; those of before stay in its history',
    path: `${one}/price`,
    input: { params, body: newPrice },
  }),
  dropPrice: operation({
    ...deed,
    summary: 'Take a price out of the history of a tool; the first one stays',
    path: `${one}/price/drop`,
    input: { params, body: droppedPrice },
  }),
  move: operation({
    ...deed,
    summary: 'Move a tool to another status, from a day on',
    path: `${one}/move`,
    input: { params, body: toolMove },
  }),
};

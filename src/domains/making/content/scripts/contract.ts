import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { pageQuery } from '#shared/contracts/pages.ts';
import { uuid } from '#shared/entity.ts';
import { kilobyte } from '#shared/contract.ts';
import { contentScriptChanges, contentScriptFields } from './schema.ts';

const { list, create, update, remove, restore } = collectionContract({
  name: 'script',
  path: '/content-scripts',
  scope: 'workspace',
  module: 'content',
  fields: contentScriptFields,
});
// 50,000 characters of four bytes each, and what JSON makes of them.
const bodyBytes = 256 * kilobyte;

export const contentScriptsContract = {
  list: {
    ...list,
    summary: 'List scripts: all of the workspace, or that of one content item',
    input: {
      ...list.input,
      query: z.strictObject({ ...pageQuery, contentItemId: z.optional(uuid) }),
    },
  },
  create: {
    ...create,
    summary: 'Write the script of a content item; where there is one already it is changed',
    bodyBytes,
  },
  update: { ...update, input: { ...update.input, body: contentScriptChanges }, bodyBytes },
  remove,
  restore,
};

import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { storedFile } from '#shared/contracts/answers.ts';
import { uuid } from '#shared/entity.ts';
import { cover, coverFields, fetchedCover, newCover } from './schema.ts';

const path = '/covers';
const { list, create } = collectionContract({
  name: 'cover',
  path,
  scope: 'own',
  fields: coverFields,
});

/** What a person's books and the like look like; a cover never changes, and goes when nothing names it. */
export const coversContract = {
  list,
  create: {
    ...create,
    summary: 'Keep a picture as a cover, of a record if one is named',
    input: { ...create.input, body: newCover },
    bodyBytes: 0,
    upload: true as const,
  },
  fetch: operation({
    summary: 'Fetch a picture once from an address and keep it as a cover',
    method: 'POST',
    path: `${path}/fetch`,
    access: 'signed-in',
    input: { params: z.strictObject({}), body: fetchedCover },
    output: cover,
    bodyBytes: 8 * kilobyte,
    ownTransactions: true,
  }),
  picture: operation({
    summary: 'The picture, to be shown',
    method: 'GET',
    path: `${path}/:id/picture`,
    access: 'signed-in',
    input: { params: z.strictObject({ id: uuid }) },
    output: storedFile,
    bodyBytes: 0,
    download: true,
  }),
};

import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { pageQuery } from '#shared/contracts/pages.ts';
import { subjectQuery } from '#shared/subject.ts';
import { commentChanges, commentFields, newComment } from './schema.ts';

const { list, create, update, remove, restore } = collectionContract({
  name: 'comment',
  path: '/comments',
  scope: 'workspace',
  fields: commentFields,
});

/** What is said about the records of a workspace. */
export const commentsContract = {
  list: {
    ...list,
    summary: 'List comments, of one record or of all',
    input: { ...list.input, query: z.strictObject({ ...pageQuery, ...subjectQuery }) },
  },
  create: {
    ...create,
    summary: 'Comment on a record, or answer a comment there',
    input: { ...create.input, body: newComment },
  },
  update: {
    ...update,
    summary: 'Change own words, or resolve a comment',
    input: { ...update.input, body: commentChanges },
  },
  remove: { ...remove, summary: 'Delete an own comment; admins may delete any' },
  restore,
};

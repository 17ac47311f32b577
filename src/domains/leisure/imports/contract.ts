import * as z from 'zod/mini';
import { page, pageQuery, tombstone } from '#shared/contracts/pages.ts';
import { operation } from '#shared/contract.ts';
import { uuid } from '#shared/entity.ts';
import { newRecordImport, recordImport } from './schema.ts';

const path = '/record-imports';
const params = z.strictObject({});
const one = z.strictObject({ importId: uuid });

/** Records of one's own that came from a file: all of it or none, and all of it back again. */
export const recordImportsContract = {
  list: operation({
    summary: 'List imports of your own records',
    method: 'GET',
    path,
    access: 'signed-in',
    input: { params, query: z.strictObject(pageQuery) },
    output: page(recordImport),
    bodyBytes: 0,
  }),
  importMany: operation({
    summary:
      'Add up to 10,000 records, all or none. The file is JSON, {"books": […]}, each row as such a record is created, with what belongs to them under its own name',
    method: 'POST',
    path,
    access: 'signed-in',
    input: { params, body: newRecordImport },
    output: recordImport,
    bodyBytes: 0,
    upload: true,
  }),
  remove: operation({
    summary: 'Take an import back: its records are deleted; it can be restored for 30 days',
    method: 'DELETE',
    path: `${path}/:importId`,
    access: 'signed-in',
    input: { params: one },
    output: tombstone,
    bodyBytes: 0,
  }),
  restore: operation({
    summary: 'Bring back an import with the records that went with it',
    method: 'POST',
    path: `${path}/:importId/restore`,
    access: 'signed-in',
    input: { params: one },
    output: recordImport,
    bodyBytes: 0,
  }),
};

import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { pageQuery } from '#shared/contracts/pages.ts';
import { kilobyte, operation } from '#shared/contract.ts';
import { storedFile } from '#shared/contracts/answers.ts';
import { uuid } from '#shared/entity.ts';
import { subjectQuery } from '#shared/subject.ts';
import {
  attachment,
  attachmentChanges,
  attachmentFields,
  newAttachment,
  newAttachmentCopy,
} from './schema.ts';

const path = '/attachments';
const generic = collectionContract({
  name: 'attachment',
  path,
  scope: 'workspace',
  fields: attachmentFields,
});
const one = `/workspaces/:workspaceId${path}/:id`;
const params = z.strictObject({ workspaceId: uuid, id: uuid });

export const attachmentsContract = {
  ...generic,
  list: {
    ...generic.list,
    summary: 'List attachments: all, or those of one record',
    input: {
      ...generic.list.input,
      query: z.strictObject({ ...pageQuery, ...subjectQuery }),
    },
  },
  create: {
    ...generic.create,
    summary: 'Attach a file to a record',
    input: { ...generic.create.input, body: newAttachment },
    bodyBytes: 0,
    upload: true as const,
  },
  update: { ...generic.update, input: { ...generic.update.input, body: attachmentChanges } },
  copy: operation({
    summary: 'Attach the same file to another record',
    method: 'POST',
    path: `${one}/copies`,
    access: 'edit',
    input: { params, body: newAttachmentCopy },
    output: attachment,
    bodyBytes: kilobyte,
  }),
  download: operation({
    summary: 'The file itself, to be saved',
    method: 'GET',
    path: `${one}/file`,
    access: 'view',
    input: { params },
    output: storedFile,
    bodyBytes: 0,
    download: true,
  }),
  thumbnail: operation({
    summary: 'A picture in small, to be shown',
    method: 'GET',
    path: `${one}/thumbnail`,
    access: 'view',
    input: { params },
    output: storedFile,
    bodyBytes: 0,
    download: true,
  }),
};

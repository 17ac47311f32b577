import { defineCollection } from '#client/collection.ts';
import { attachmentsContract } from './contract.ts';

/** The files of the records that are on screen; read with `useMore` of a record. */
export const attachments = defineCollection({
  name: 'attachments',
  contract: attachmentsContract,
  scope: 'workspace',
  isReadInParts: true,
  messages: {
    load: 'Failed to load files',
    create: 'Failed to upload file',
    update: 'Failed to update file',
    remove: 'Failed to delete file',
  },
});

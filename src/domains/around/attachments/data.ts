import { defineCollection } from '#client/sync/collection.ts';
import { defineOperation } from '#client/sync/operations.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { storedRow } from '#client/sync/truth.ts';
import { newId } from '#shared/ids.ts';
import type { Subject } from '#shared/subject.ts';
import { attachmentsContract } from './contract.ts';
import type { AttachmentKind } from './schema.ts';

/** The files of the records that are on screen; read with `useMore` of a record. */
export const attachments = defineCollection({
  name: 'attachments',
  contract: attachmentsContract,
  scope: 'workspace',
  isReadInParts: true,
  // Files are made by uploading them alone: nothing is on screen before the server has looked at them.
  setByServer: {} as never,
  messages: {
    load: 'Failed to load files',
    create: 'Failed to upload file',
    update: 'Failed to update file',
    remove: 'Failed to delete file',
  },
});

/** Uploads a file in its turn: also offline, after a reload, and once only. */
export const sendUpload = defineOperation({
  name: 'attachments.upload',
  operation: attachmentsContract.create,
  failedText: 'Failed to upload file',
  onRefusal: 'keep',
  send: async (operation) => {
    const { sendFile } = await import('#client/form/send-file.ts');
    return sendFile(attachmentsContract.create, operation);
  },
  reply: (row, { scopeId }) => attachments.merge([storedRow(row)], scopeId),
});

const sendCopy = defineOperation({
  name: 'attachments.copy',
  operation: attachmentsContract.copy,
  failedText: 'Failed to attach the file',
  reply: (row, { scopeId }) => attachments.merge([storedRow(row)], scopeId),
});

/** Attaches a file that is there to another record too; offline it waits like other writes. */
export async function attachCopy(
  id: string,
  { kind, ...subject }: Subject & { kind: AttachmentKind },
): Promise<{ ok: boolean }> {
  const { workspaceId } = getScope();
  if (!workspaceId) return { ok: false };
  const body = { ...subject, kind, id: newId() };
  return sendCopy({
    scopeId: workspaceId,
    input: { params: { workspaceId, id }, body },
    effects: [],
  });
}

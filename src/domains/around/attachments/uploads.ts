import { useSyncExternalStore } from 'react';
import { signal } from '#client/sync/live/signal.ts';
import { getScope, useScopeId } from '#client/sync/live/scope.ts';
import {
  failuresIn,
  onPendingChange,
  pendingIn,
  type PendingOperation,
} from '#client/sync/pending.ts';
import { cancelOperation, clearFailure, retryFailure } from '#client/sync/sending.ts';
import { newId } from '#shared/ids.ts';
import { isAbout, noSubject, type OfSubject, type Subject } from '#shared/subject.ts';
import { sendUpload } from './data.ts';
import type { Attachment, AttachmentKind } from './schema.ts';
import { onShareChange, shareOf } from '#client/form/send-file.ts';

/** A file on its way to the server, or one that did not arrive. */
export interface Upload {
  id: string;
  subject: OfSubject;
  fileName: string;
  sizeBytes: number;
  /** From 0 to 1; undefined as long as it waits for its turn or for a connection. */
  share: number | undefined;
  /** Why it was refused, in a sentence. */
  error: string | undefined;
  retry: () => void;
  /** Stops it, or lets go of one that was refused. */
  cancel: () => void;
}

const none: readonly Upload[] = [];
const changed = signal();
let known: { scopeId: string | null; uploads: readonly Upload[] } | undefined;
onPendingChange(renew);
onShareChange(renew);

/** All that is being uploaded in this workspace, or waits for it; also what another page began. */
export function useAllUploads(): readonly Upload[] {
  const scopeId = useScopeId('workspace');
  return useSyncExternalStore(changed.listen, () => uploadsIn(scopeId));
}

/** The uploads of a record. */
export function useUploads(subject: Subject): Upload[] {
  return useAllUploads().filter((one) => isAbout(one.subject, subject));
}

/** Uploads files to a record once the server knows it, two at a time; gives those that arrived. */
export async function attachFiles(
  subject: Subject,
  files: readonly File[],
  kind: AttachmentKind = 'file',
): Promise<Attachment[]> {
  const { workspaceId } = getScope();
  if (!workspaceId) return [];
  const sent = files.map((file) => {
    const fileName = file.name || 'Screenshot.png';
    const body = { ...noSubject, ...subject, id: newId(), fileName, kind };
    const input = { params: { workspaceId }, body };
    return sendUpload({ scopeId: workspaceId, after: workspaceId, input, effects: [], file });
  });
  const results = await Promise.all(sent);
  return results.flatMap((result) => (result.ok ? [result.row] : []));
}

/** Takes back what waits for a record that is not to be, or is on its way there. */
export function cancelUploads(subject: Subject): void {
  const { workspaceId } = getScope();
  for (const one of uploadsIn(workspaceId)) if (isAbout(one.subject, subject)) one.cancel();
}

function renew(): void {
  known = undefined;
  changed.tell();
}

function uploadsIn(scopeId: string | null): readonly Upload[] {
  if (known?.scopeId !== scopeId)
    known = { scopeId, uploads: scopeId ? readUploads(scopeId) : none };
  return known.uploads;
}

function readUploads(scopeId: string): readonly Upload[] {
  const sent = pendingIn(scopeId).flatMap((operation) => {
    const { operationId } = operation;
    const cancel = () => cancelOperation(operationId);
    return uploadOf(operation, { share: shareOf(operationId), cancel });
  });
  const refused = failuresIn(scopeId).flatMap((failure) => {
    const { operation, message } = failure;
    const cancel = () => void clearFailure(operation.operationId);
    return uploadOf(operation, { error: message, retry: () => retryFailure(failure), cancel });
  });
  const uploads = [...refused, ...sent];
  return uploads.length > 0 ? uploads : none;
}

function uploadOf(
  { operationId, file, input }: PendingOperation,
  state: Partial<Upload> & Pick<Upload, 'cancel'>,
): Upload[] {
  if (!file) return [];
  // Operations with a file are made by `attachFiles` alone.
  const body = input.body as OfSubject & { fileName: string };
  const { fileName, ...subject } = body;
  return [
    {
      ...{ id: operationId, subject, fileName, sizeBytes: file.size },
      ...{ share: undefined, error: undefined, retry: () => undefined },
      ...state,
    },
  ];
}

import { useSyncExternalStore } from 'react';
import { sentenceOf } from '#client/sync/api.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { signal } from '#client/sync/live/signal.ts';
import { storedRow } from '#client/sync/truth.ts';
import { upload } from '#client/form/upload.ts';
import { newId } from '#shared/ids.ts';
import { isAbout, noSubject, type OfSubject, type Subject } from '#shared/subject.ts';
import { attachmentsContract } from './contract.ts';
import { attachments } from './data.ts';
import type { Attachment, AttachmentKind } from './schema.ts';

/** A file on its way to the server, or one that did not arrive. */
export interface Upload {
  id: string;
  subject: OfSubject;
  fileName: string;
  sizeBytes: number;
  /** From 0 to 1. */
  share: number;
  /** Why it was refused, in a sentence. */
  error: string | undefined;
  retry: () => void;
  /** Stops it, or lets go of one that was refused. */
  cancel: () => void;
}

const changed = signal();
const atOnce = 2;
let uploads: readonly Upload[] = [];
let waiting: (() => void)[] = [];
let running = 0;

/** All that is being uploaded. It goes on when its page is left. */
export function useAllUploads(): readonly Upload[] {
  return useSyncExternalStore(changed.listen, () => uploads);
}

/** The uploads of a record. */
export function useUploads(subject: Subject): Upload[] {
  return useAllUploads().filter((one) => isAbout(one.subject, subject));
}

/** Uploads files to a record, two at a time; gives those that arrived. */
export async function attachFiles(
  subject: Subject,
  files: readonly File[],
  kind: AttachmentKind = 'file',
): Promise<Attachment[]> {
  const rows = await Promise.all(files.map((file) => attachFile(subject, file, kind)));
  return rows.filter((row) => row !== undefined);
}

function attachFile(
  subject: Subject,
  file: File,
  kind: AttachmentKind,
): Promise<Attachment | undefined> {
  const workspaceId = getScope().workspaceId ?? '';
  const id = newId();
  const about = { ...noSubject, ...subject };
  const fileName = file.name || 'Screenshot.png';
  const operationId = newId();
  let stop = new AbortController();

  async function begin(): Promise<Attachment | undefined> {
    stop = new AbortController();
    await myTurn();
    try {
      stop.signal.throwIfAborted();
      const row = await upload(
        attachmentsContract.create,
        { params: { workspaceId }, body: { ...about, id, fileName, kind } },
        file,
        { operationId, signal: stop.signal, onProgress: (share) => change(id, { share }) },
      );
      attachments.merge([storedRow(row)], workspaceId);
      forget(id);
      return row;
    } catch (error) {
      if (stop.signal.aborted) forget(id);
      else change(id, { error: sentenceOf(error) });
      return undefined;
    } finally {
      next();
    }
  }

  function retry(): void {
    change(id, { error: undefined, share: 0 });
    void begin();
  }

  function cancel(): void {
    stop.abort();
    forget(id);
  }

  const sizeBytes = file.size;
  const made = { id, subject: about, fileName, sizeBytes, share: 0, error: undefined };
  put([...uploads, { ...made, retry, cancel }]);
  return begin();
}

async function myTurn(): Promise<void> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
}

function next(): void {
  running -= 1;
  const [first, ...rest] = waiting;
  waiting = rest;
  first?.();
}

function change(id: string, changes: Partial<Upload>): void {
  put(uploads.map((one) => (one.id === id ? { ...one, ...changes } : one)));
}

function forget(id: string): void {
  put(uploads.filter((one) => one.id !== id));
}

function put(next: readonly Upload[]): void {
  uploads = next;
  changed.tell();
}

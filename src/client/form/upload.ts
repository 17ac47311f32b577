import { type Call, type Operation, type Output, uploadType } from '#shared/contract.ts';
import { answerOf, NetworkError, sendOrAsk, urlOf } from '#client/sync/api.ts';

export interface UploadOptions {
  /** Sent as the Idempotency-Key: tried again, it is done once. */
  operationId: string;
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Calls an operation that takes a file, or throws ApiError or NetworkError. By XMLHttpRequest: no
 * other way tells how far it has come.
 */
export async function upload<T extends Operation & { upload: true }>(
  operation: T,
  input: Call<T>,
  file: Blob,
  options: UploadOptions,
): Promise<Output<T>> {
  // Which parts an operation has is known to its type only.
  const { params, body } = input as Record<'params' | 'body', Record<string, unknown>>;
  const given = Object.entries(body).filter(([, value]) => value !== null);
  const url = urlOf(operation, { params, query: Object.fromEntries(given) });
  return sendOrAsk(operation, async () =>
    answerOf(await send(operation.method, url, file, options)),
  );
}

function send(
  method: string,
  url: string,
  file: Blob,
  { operationId, onProgress, signal }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', uploadType);
    request.setRequestHeader('idempotency-key', operationId);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new NetworkError(undefined));
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

import type { FastifyReply } from 'fastify';
import type { MadeFile, StoredFile } from '#shared/contracts/answers.ts';
import { AppError } from '#shared/errors.ts';
import type { Services } from '#server/http/context.ts';

/** Answers with the file that a handler names, or has made. */
export function sendFile(
  services: Pick<Services, 'files'>,
  reply: FastifyReply,
  file: StoredFile | MadeFile,
): Promise<FastifyReply> {
  return 'key' in file ? sendStoredFile(services, reply, file) : sendMadeFile(reply, file);
}

async function sendMadeFile(reply: FastifyReply, file: MadeFile): Promise<FastifyReply> {
  return withHead(reply, file).send(Buffer.from(file.content, 'base64'));
}

/**
 * Answers with a file of the store. Browsers save it and do not guess what it is. Like every answer
 * of the API they keep no copy: after signing out nothing of it is left on the machine.
 */
async function sendStoredFile(
  { files }: Pick<Services, 'files'>,
  reply: FastifyReply,
  file: StoredFile,
): Promise<FastifyReply> {
  const found = await files.get(file.key);
  if (!found) throw new AppError('not_found', 'This file is gone');
  if (found.sizeBytes !== undefined) reply.header('content-length', found.sizeBytes);
  return withHead(reply, file).send(found.bytes);
}

function withHead(
  reply: FastifyReply,
  { fileName, mime, isShown }: Pick<StoredFile, 'fileName' | 'mime' | 'isShown'>,
): FastifyReply {
  return reply
    .type(mime)
    .header('content-disposition', dispositionOf(fileName, isShown ? 'inline' : 'attachment'))
    .header('x-content-type-options', 'nosniff');
}

/** Says that a file is saved or shown, and how it is called. */
export function dispositionOf(fileName: string, way: 'inline' | 'attachment'): string {
  // The plain name is for programs that know no other; what it cannot say becomes a dash.
  const plain = fileName.replace(/[^\x20-\x7e]|["\\/%]/g, '-');
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return `${way}; filename="${plain}"; filename*=UTF-8''${whole}`;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  AppError,
  statusOf,
  unavailableText,
  unexpectedText,
  type ErrorBody,
  type ErrorCode,
} from '#shared/errors.ts';

const unstorableText = 'A value is outside of what can be stored';
const takenText = 'Something else has this place by now';

/** Turns whatever was thrown into an answer: a code, a sentence and a reference; never internals. */
export function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = asAppError(error);
  const status = statusOf[failure.code];
  // A bound that does its work is no fault: whoever meets it on purpose must not fill the log.
  const isBound = error instanceof AppError && error.cause === undefined;
  if (status >= 500 && !isBound)
    request.log.error({ err: error, reference: request.id }, 'a request failed');
  else request.log.debug({ code: failure.code, reference: request.id }, 'a request was refused');
  if (failure.retryAfterSeconds) reply.header('retry-after', failure.retryAfterSeconds);
  const body: ErrorBody = {
    error: {
      code: failure.code,
      message: failure.message,
      reference: request.id,
      ...(failure.fields ? { fields: failure.fields } : {}),
    },
  };
  // Serialised here: an answer of another status has no schema of its own.
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify(body));
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  if (isUnreachable(code, error))
    return new AppError('unavailable', unavailableText, { retryAfterSeconds: 2 });
  if (code === takenCode) return new AppError('conflict', takenText);
  if (unstorableCodes.test(code)) return new AppError('invalid', unstorableText);
  const [known, text] = fastifyFailures[code] ?? [];
  return known && text ? new AppError(known, text) : new AppError('internal', unexpectedText);
}

const fastifyFailures: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported', 'Send JSON'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'This is too large'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid', 'The request is not complete'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid', 'The request has no content'],
  FST_ERR_BAD_URL: ['invalid', 'This address is not valid'],
};

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

// Whatever may be there only once, and no domain has a sentence of its own for.
const takenCode = '23505';

// A year 0 or a time zone that does not exist, and whatever else the schemas let through.
const unstorableCodes = /^(22\w{3}|23514)$/;

// Connection lost or refused, server starting or stopping, no room for more, disk full; a lock or
// an answer that took too long, and the loser of a deadlock.
const unreachableCodes =
  /^(ECONN\w+|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\w{3}|57P\d\d|53\w{3}|25006|55P03|57014|40P01|40001)$/;

function isUnreachable(code: string, error: unknown): boolean {
  if (unreachableCodes.test(code)) return true;
  return (
    error instanceof Error &&
    /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/.test(
      error.message,
    )
  );
}

import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Operation } from '#shared/contract.ts';
import { nothing } from '#shared/contracts/answers.ts';
import { AppError } from '#shared/errors.ts';
import type { Once } from '#server/database/transaction.ts';
import type { ReceivedFile } from '#server/files/receive.ts';

/** What came with a request, as the contract of its operation reads it. */
export interface SentInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Checks params, query and body; what is wrong stands beside its field. */
export function readInput(operation: Operation, request: FastifyRequest): SentInput {
  // A map: an object has names of its own, and whoever sends one of them would not be told.
  const fields = new Map<string, string>();
  const read = (schema: z.core.$ZodType | undefined, value: unknown, where: string) => {
    const parsed = z.safeParse(schema ?? nothing, value ?? {});
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      const isUnknown = issue.code === 'unrecognized_keys';
      const field = (isUnknown ? issue.keys.join(', ') : issue.path.join('.')) || where;
      if (!fields.has(field))
        fields.set(field, isUnknown ? 'This field is not known' : issue.message);
    }
    return undefined;
  };
  const [query, body] = operation.upload
    ? [undefined, request.query]
    : [request.query, request.body];
  const input = {
    params: read(operation.input.params, request.params, 'path'),
    query: read(operation.input.query, query, 'query'),
    body: read(operation.input.body, body, 'body'),
  };
  const [first] = fields.values();
  if (first !== undefined)
    throw new AppError('invalid', first, { fields: Object.fromEntries(fields) });
  return input;
}

/**
 * The key of a write, if it has one, bound to all that is asked for under it: the operation, the ids in
 * its path, query, body and file. The order of names does not matter.
 */
export function onceOf(
  { method, path, secret, upload }: Operation,
  sent: { input: SentInput; request: FastifyRequest; file?: ReceivedFile | undefined },
): Once | undefined {
  const { input, request, file } = sent;
  const operationId = secret ? undefined : operationIdOf(request);
  if (!operationId) return undefined;
  const body = upload ? file?.sha256 : request.body;
  const asked = [method, path, input.params ?? {}, request.query ?? {}, body ?? {}];
  const binding = createHash('sha256').update(JSON.stringify(asked, inOrder)).digest();
  return { operationId, binding };
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const operationIdSchema = z.uuid('The Idempotency-Key is no UUID');

function operationIdOf(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined || request.method === 'GET') return undefined;
  const parsed = z.safeParse(operationIdSchema, header);
  if (!parsed.success) throw new AppError('invalid', 'The Idempotency-Key is no UUID');
  return parsed.data;
}

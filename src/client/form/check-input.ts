import { safeParse } from 'zod/mini';
import type { Schema } from '#shared/contract.ts';
import { ApiError } from '#client/sync/api.ts';

/**
 * What a schema makes of an input, defaults filled in, or the refusal that the server would answer:
 * the first message, and each message beside its field.
 */
export function checkInput(schema: Schema, input: unknown): Record<string, unknown> | ApiError {
  const parsed = safeParse(schema, input);
  // Every body of the API is an object.
  if (parsed.success) return parsed.data as Record<string, unknown>;
  // A map: an object has names of its own.
  const fields = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.');
    if (!fields.has(field)) fields.set(field, message);
  }
  const [message = 'Please check what you typed'] = fields.values();
  return new ApiError({
    code: 'invalid',
    status: 400,
    message,
    fields: Object.fromEntries(fields),
  });
}

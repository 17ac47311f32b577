import { safeParse } from 'zod/mini';
import type { Schema } from '#shared/contract.ts';
import { ApiError } from './api.ts';

/**
 * What a schema makes of an input, defaults filled in, or the refusal that the server would answer:
 * the first message, and each message beside its field.
 */
export function checkInput(schema: Schema, input: unknown): Record<string, unknown> | ApiError {
  const parsed = safeParse(schema, input);
  // Every body of the API is an object.
  if (parsed.success) return parsed.data as Record<string, unknown>;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message;
  const [message = 'Please check what you typed'] = Object.values(fields);
  return new ApiError({ code: 'invalid', status: 400, message, fields });
}

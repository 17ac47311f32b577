import { parseJson } from '#server/http/json.ts';
import { FetchRefused, guardedFetch, tooLargeText } from './guarded-fetch.ts';

/** Somebody waits with a form open. */
const limits = { silentForMs: 4_000, inAllMs: 8_000 };
const mostBytes = 512 * 1024;

/**
 * Why there is no answer: the site is slow or away, leads where this server does not go, sends more than
 * anybody asked for, or something that is no JSON, whatever it calls it.
 */
export type JsonFailure = 'slow' | 'away' | 'refused' | 'large' | 'no_json';

/**
 * Asks another site for JSON in the guarded way, as long as settings allow to ask any. What comes is read
 * as the body of a request is: not too deep, and nothing that cannot be stored; its shape is to be checked.
 */
export async function guardedJson(
  url: string,
  options: { limits?: typeof limits; maxBytes?: number } = {},
): Promise<{ value: unknown } | { failure: JsonFailure }> {
  const asked = { accept: 'application/json', limits, maxBytes: mostBytes, ...options };
  try {
    const { type, bytes } = await guardedFetch(url, asked);
    if (!/^application\/(json|[\w.+-]+\+json)$/.test(type)) return { failure: 'no_json' };
    return valueIn(bytes);
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

function valueIn(bytes: Buffer): { value: unknown } | { failure: JsonFailure } {
  try {
    return { value: parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { failure: 'no_json' };
  }
}

function failureOf(error: unknown): JsonFailure {
  if (!(error instanceof FetchRefused) || error.reason === 'unreachable') return 'away';
  if (error.reason === 'timeout') return 'slow';
  if (error.message === tooLargeText) return 'large';
  return error.message.startsWith('It answered') ? 'away' : 'refused';
}

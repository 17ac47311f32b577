import type { Call, Operation, Output } from '#shared/contract.ts';
import {
  type ErrorBody,
  type ErrorCode,
  type FieldErrors,
  noWorkspaceText,
  unexpectedText,
} from '#shared/errors.ts';
import { heardFromServer } from '#client/sync/live/online.ts';
import { signal } from '#client/sync/live/signal.ts';
import { apiBase, asking, silentForMs, takeEarly } from '#client/sync/reading/asked-early.ts';

/** Browsers refuse more than 64 KB of requests that may outlive their page. */
const keepaliveBytes = 8_192;
/** A proxy answers for a server that is away or still starting. */
const awayStatuses: readonly number[] = [502, 503, 504];
/** Somebody on the way wants to know who asks; 401 is ours only in our own words. */
const strangerStatuses: readonly number[] = [401, 407, 511];

/** The server refused, with the sentence that the user reads. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly reference: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(details: {
    code: ErrorCode;
    message: string;
    status: number;
    fields?: FieldErrors | undefined;
    reference?: string | undefined;
    retryAfterSeconds?: number | undefined;
  }) {
    super(details.message);
    this.name = 'ApiError';
    this.code = details.code;
    this.status = details.status;
    this.fields = details.fields;
    this.reference = details.reference;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** No answer came: offline, or the connection broke; the operation may or may not have happened. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('You appear to be offline. Please check your connection and try again.', { cause });
    this.name = 'NetworkError';
  }
}

/** Nobody answered, so trying again later is right and nothing has been refused. */
export function isAway(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    (error instanceof ApiError && awayStatuses.includes(error.status))
  );
}

/** What went wrong, as the user reads it. */
export function sentenceOf(error: unknown, otherwise = unexpectedText): string {
  return error instanceof Error ? error.message : otherwise;
}

/** The workspace is the user's no longer: a refusal that says so by itself, elsewhere. */
export function isOutside(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404 && error.message === noWorkspaceText;
}

const outside = signal();
/** Called when an operation in a workspace was answered to somebody who is no member of it. */
export const onOutside = outside.listen;

/** What the server refused, in its own sentence; for all that broke on the way, `otherwise`. */
export function refusalOr(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.status < 500 ? error.message : otherwise;
}

const signedOut = signal();
/** Called when an operation that needs a session was answered with 401. */
export const onSignedOut = signedOut.listen;

export interface CallOptions {
  /** Sent as the Idempotency-Key: the same id twice happens once. */
  operationId?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Lets a small request finish although its page is closed. */
  keepalive?: boolean | undefined;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

type Send = (url: string, request: RequestInit) => Promise<Response>;
let send: Send = (url, request) => fetch(url, request);

/** Replaces the network, for tests. */
export function sendWith(replacement: Send): void {
  send = replacement;
}

/** Calls one operation of the API and gives its output, or throws ApiError or NetworkError. */
export async function call<T extends Operation>(
  operation: T,
  input: Call<T>,
  options: CallOptions = {},
): Promise<Output<T>> {
  // Which parts an operation has is known to its type only; here each may be missing.
  const parts = input as Parts;
  return sendOrAsk(operation, async () => answerOf(await request(operation, parts, options)));
}

/** What `send` gives, sent once more where a password was asked for, or another session found. */
export async function sendOrAsk<T extends Operation>(
  operation: T,
  send: () => Promise<Output<T>>,
): Promise<Output<T>> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isOver = isEndOfSession(operation, error);
    const isAsked = error.code === 'password_needed';
    if (!(await (isOver ? askForSession(operation) : isAsked && askForPassword()))) {
      if (isOver) signedOut.tell();
      throw error;
    }
    return send().catch((again: unknown) => {
      if (isEndOfSession(operation, again)) signedOut.tell();
      throw again;
    });
  }
}

function isEndOfSession({ access }: Operation, error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && access !== 'public';
}

let askForSession = async (_refused: Operation) => false;

/**
 * Says how to find out whether somebody is signed in after all: a changed password ends the session
 * under which something else is still on its way.
 */
export function askForSessionWith(ask: (refused: Operation) => Promise<boolean>): void {
  askForSession = ask;
}

let askForPassword = async () => false;

/** Says how the password is asked for; whatever needed it is then sent once more. */
export function askForPasswordWith(ask: () => Promise<boolean>): void {
  askForPassword = ask;
}

/** The output in a response, or whatever it refuses with. */
export async function answerOf<T extends Operation>(response: Response): Promise<Output<T>> {
  const answer = await readJson(response);
  const isOurs = response.ok ? answer !== undefined : isErrorBody(answer);
  // The page of a hotel's Wi-Fi instead of an answer: the server has heard nothing.
  if (!isOurs && isStranger(response)) throw new NetworkError(undefined);
  if (isOurs && !awayStatuses.includes(response.status)) heardFromServer();
  if (!response.ok) {
    const error = refusal(response, answer);
    if (isOutside(error)) outside.tell();
    throw error;
  }
  // Our own server validated its output against the same contract.
  return answer as Output<T>;
}

async function request(operation: Operation, parts: Parts, options: CallOptions) {
  const body = operation.input.body ? JSON.stringify(parts.body ?? {}) : null;
  const headers = new Headers({ accept: 'application/json' });
  if (body !== null) headers.set('content-type', 'application/json');
  if (options.operationId) headers.set('idempotency-key', options.operationId);
  const url = urlOf(operation, parts);
  const early = operation.method === 'GET' && (await takeEarly(url));
  if (early) return early;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), silentForMs);
  const signals = [late.signal, ...(options.signal ? [options.signal] : [])];
  try {
    return await send(url, {
      method: operation.method,
      headers,
      body,
      ...asking,
      signal: AbortSignal.any(signals),
      keepalive: Boolean(options.keepalive) && (body?.length ?? 0) <= keepaliveBytes,
    });
  } catch (error) {
    throw options.signal?.aborted ? error : new NetworkError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** The address of an operation with its parameters and query filled in. */
export function urlOf(operation: Operation, { params, query }: Parts): string {
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${apiBase}${path}${given.length > 0 ? `?${search}` : ''}`;
}

async function readJson(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await textOf(response);
  } catch (error) {
    throw new NetworkError(error);
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isStranger({ ok, status }: Response): boolean {
  return ok || strangerStatuses.includes(status);
}

async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const timer = setTimeout(() => void reader?.cancel(new Error('Silence')), silentForMs);
    const piece = await reader?.read().finally(() => clearTimeout(timer));
    if (!piece || piece.done) return text + decoder.decode();
    text += decoder.decode(piece.value, { stream: true });
  }
}

function refusal(response: Response, answer: unknown): ApiError {
  if (!isErrorBody(answer)) return unexpected(response);
  const { code, message, fields, reference } = answer.error;
  return new ApiError({
    code,
    message,
    fields,
    reference,
    status: response.status,
    retryAfterSeconds: retryAfter(response),
  });
}

function unexpected(response: Response): ApiError {
  return new ApiError({
    code: 'internal',
    message: unexpectedText,
    status: response.status,
    retryAfterSeconds: retryAfter(response),
  });
}

function isErrorBody(answer: unknown): answer is ErrorBody {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return false;
  const { error } = answer;
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

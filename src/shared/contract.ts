import type * as z from 'zod/mini';
import type { Module } from './modules.ts';
import type { Permission } from './permissions.ts';

/**
 * Who may call an operation: anybody, anybody signed in (their own records), or a member of the
 * workspace named in the path whose role holds the permission.
 */
export type Access = 'public' | 'signed-in' | Permission;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Schema = z.core.$ZodType;

interface Parts {
  params?: Schema;
  query?: Schema;
  body?: Schema;
}

/**
 * One operation of the API, the only description of it: it types the handler and the call, checks
 * input on both sides and becomes the documentation. `bodyBytes` bounds the request's body.
 */
export interface Operation {
  summary: string;
  method: Method;
  /** Below /api/v1, with `:name` for each parameter. */
  path: string;
  access: Access;
  /** The part of the product that the records are of; those of none are always there. */
  module?: Module | undefined;
  /** What a member reads whose role does not hold the permission. */
  refusal?: string;
  input: Parts;
  output: Schema;
  bodyBytes: number;
  /**
   * The password is asked for, unless it was given within ten minutes: whoever finds a browser open
   * must not take away or give away what is somebody's. What the owner alone may do says it either way.
   */
  needsPassword?: boolean;
  /** The answer holds a secret: it is not kept, and a repeated call is done again. */
  secret?: boolean;
  /** Writes its answer piece by piece: events whose data have the shape of `output`, or a file. */
  stream?: boolean;
  /**
   * The handler begins its transactions itself, because what it does between them is slow: to hash a
   * password, say, or to ask another site. Nothing keeps its answer, so a repetition is done again;
   * only where a member's work ends in one transaction, the answer of that is kept.
   */
  ownTransactions?: boolean;
  /**
   * The request's body is a file as it is (`application/octet-stream`), as large as the server's
   * settings allow; what `input.body` names travels in the query. The handler begins its transaction
   * when it has looked at the file.
   */
  upload?: boolean;
  /** Answers for the process alone: not even the session is looked up. */
  withoutDatabase?: boolean;
  /** Answers with the file that the handler names or has made, instead of JSON. */
  download?: boolean;
}
export type Contract = Record<string, Operation>;

type Part<I, K extends keyof Parts, Side extends 'input' | 'output'> =
  I extends Record<K, Schema>
    ? { [Key in K]: Side extends 'input' ? z.input<I[K]> : z.output<I[K]> }
    : unknown;

/** What a caller passes: `{ params, query, body }`, each only if the operation declares it. */
export type Call<T extends Operation> = Part<T['input'], 'params', 'input'> &
  Part<T['input'], 'query', 'input'> &
  Part<T['input'], 'body', 'input'>;
/** What a handler receives after checking. */
export type Input<T extends Operation> = Part<T['input'], 'params', 'output'> &
  Part<T['input'], 'query', 'output'> &
  Part<T['input'], 'body', 'output'>;
export type Output<T extends Operation> = z.output<T['output']>;

/** Declares an operation and keeps the exact types of its schemas and of who may call it. */
export function operation<const T extends Operation>(declared: T): T {
  return declared;
}

export const kilobyte = 1024;
/** The most that any request body may hold. */
export const maxBodyBytes = 1024 * kilobyte;
/** The media type of every upload: what a file really is, its content says. */
export const uploadType = 'application/octet-stream';

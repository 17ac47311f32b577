/** The failures that a person can cause or meet, and the status each answers with. */
export const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  password_needed: 403,
  not_found: 404,
  conflict: 409,
  /** The key of this write belongs to another one. */
  reused: 409,
  /** This write has been done; its answer is not given again. */
  repeated: 409,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof statusOf;

/** An error message beside the field that caused it, by field name. */
export type FieldErrors = Record<string, string>;

/** The body of every answer that is not a success. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; reference: string; fields?: FieldErrors };
}

/** An expected failure with the sentence that the user reads; anything else thrown is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: { fields?: FieldErrors; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** The answer to whoever is no member: that there is such a workspace is not told. */
export const noWorkspaceText = 'Workspace not found';

/** The spec's text for anything unexpected (section 8). */
export const unexpectedText = 'An unexpected error occurred. Please try again.';
export const unavailableText = 'The server cannot reach its data right now. Try again in a moment.';

import type { ServerResponse } from 'node:http';
import { AppError } from '#shared/errors.ts';

/**
 * What each account was answered and has not taken yet. An answer waits in memory until its reader takes
 * it: who asks for much and reads nothing is given no more, and in the end is cut off.
 */
export class Unread {
  readonly #mostBytes: number;
  readonly #stalledMs: number;
  readonly #bytes = new Map<string, number>();

  constructor({ mostBytes, stalledMs }: Record<'mostBytes' | 'stalledMs', number>) {
    this.#mostBytes = mostBytes;
    this.#stalledMs = stalledMs;
  }

  /** Refuses more work for an account that leaves too much lying. */
  require(userId: string): void {
    if ((this.#bytes.get(userId) ?? 0) <= this.#mostBytes) return;
    throw new AppError('too_many', 'Too many answers wait to be read. Try again in a moment.', {
      retryAfterSeconds: 5,
    });
  }

  /** Counts an answer until it is taken; of a stream no more than a piece is here. */
  note(response: ServerResponse, userId: string | undefined, payload: unknown): void {
    response.setTimeout(this.#stalledMs, () => response.destroy());
    if (!userId || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return;
    const { length } = payload;
    this.#bytes.set(userId, (this.#bytes.get(userId) ?? 0) + length);
    response.once('close', () => {
      const left = (this.#bytes.get(userId) ?? length) - length;
      if (left > 0) this.#bytes.set(userId, left);
      else this.#bytes.delete(userId);
    });
  }
}

import { AppError } from '#shared/errors.ts';
import { Allowances } from '#server/database/allowances.ts';

/** How many seconds' worth of requests may come at once: a page that opens, a day's work offline. */
const burstSeconds = 10;

/**
 * Lets one account ask so many times a second of this server, and in bursts, so that it cannot use
 * up what belongs to everybody. What is kept is a number per account, and only while it is short.
 */
export class RequestLimit {
  readonly #allowances: Allowances;

  constructor(perSecond: number) {
    this.#allowances = new Allowances({ most: perSecond * burstSeconds, perSecond });
  }

  /** Counts a request; refuses it, with how long to wait, once the allowance is used up. */
  count(userId: string, now = Date.now()): void {
    const left = this.#allowances.left(userId, now);
    this.#allowances.note(userId, Math.max(left - 1, 0), now);
    if (left >= 1) return;
    throw new AppError('too_many', 'Too many requests. Try again in a moment.', {
      retryAfterSeconds: 1,
    });
  }
}

import { AppError } from '#shared/errors.ts';

/** How many seconds' worth of requests may come at once: a page that opens, a day's work offline. */
const burstSeconds = 10;
const forgetAbove = 10_000;

interface Allowance {
  left: number;
  at: number;
}

/**
 * Lets one account ask so many times a second of this server, and in bursts, so that it cannot use
 * up what belongs to everybody. What is kept is a number per account, and only while it is short.
 */
export class RequestLimit {
  readonly #perSecond: number;
  readonly #allowances = new Map<string, Allowance>();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** Counts a request; refuses it, with how long to wait, once the allowance is used up. */
  count(userId: string, now = Date.now()): void {
    const most = this.#perSecond * burstSeconds;
    const known = this.#allowances.get(userId);
    const left = known
      ? Math.min(most, known.left + ((now - known.at) / 1000) * this.#perSecond)
      : most;
    this.#allowances.set(userId, { left: Math.max(left - 1, 0), at: now });
    if (this.#allowances.size > forgetAbove) this.#forgetRested(now);
    if (left >= 1) return;
    throw new AppError('too_many', 'Too many requests. Try again in a moment.', {
      retryAfterSeconds: 1,
    });
  }

  #forgetRested(now: number): void {
    for (const [userId, { at }] of this.#allowances)
      if (now - at > burstSeconds * 1000) this.#allowances.delete(userId);
  }
}

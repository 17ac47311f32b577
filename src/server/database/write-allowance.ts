import { AppError } from '#shared/errors.ts';
import { Allowances } from './allowances.ts';

const mebibyte = 1024 * 1024;
/** What one account may leave in the log at a stretch: ten imports of 20,000 lines. */
const burstBytes = 256 * mebibyte;
/** And lastingly: 2.7 GB a day, for as long as somebody does nothing else. */
const bytesPerSecond = 32 * 1024;

const fullText = 'Too much was written in a short time. Try again later.';

/**
 * Bounds what one account adds to the log and to kept answers, which hold a changed record whole
 * however little of it was sent: a small change of many long records is written a thousand times over.
 */
export class WriteAllowance {
  readonly #allowances = new Allowances({ most: burstBytes, perSecond: bytesPerSecond });

  /** Takes so many bytes; refuses them, with how long to wait, once the allowance is used up. */
  take(userId: string, bytes: number, now = Date.now()): void {
    const left = this.#allowances.left(userId, now);
    if (left <= 0)
      throw new AppError('too_many', fullText, {
        retryAfterSeconds: Math.ceil(Math.max(1, -left / bytesPerSecond)),
      });
    // The last one may go beyond it; whoever comes next waits until that is made up for.
    this.#allowances.note(userId, left - bytes, now);
  }
}

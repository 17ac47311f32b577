import { AppError } from '#shared/errors.ts';
import type { Unread } from '#server/records/unread.ts';

interface Line {
  working: number;
  /** Whoever waits for a turn, the longest first. */
  waiting: (() => void)[];
}

/**
 * Lets one account have so much work done at once; what it asks for besides waits for its turn, so that
 * others find room. The line is short, and nobody stands in it for long.
 */
export class Shares {
  readonly #atOnce: number;
  readonly #waiting: number;
  readonly #withinMs: number;
  readonly #unread: Pick<Unread, 'require'> | undefined;
  readonly #lines = new Map<string, Line>();

  constructor(
    { atOnce, waiting, withinMs }: Record<'atOnce' | 'waiting' | 'withinMs', number>,
    unread?: Pick<Unread, 'require'>,
  ) {
    this.#unread = unread;
    this.#atOnce = atOnce;
    this.#waiting = waiting;
    this.#withinMs = withinMs;
  }

  /** Does some work when it is the account's turn. */
  async take<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(userId) ?? { working: 0, waiting: [] };
    this.#lines.set(userId, line);
    if (line.working < this.#atOnce) line.working += 1;
    else await this.#wait(line);
    try {
      // Only now: while it waited, answers to others of its requests may have been left lying.
      this.#unread?.require(userId);
      return await work();
    } finally {
      // A turn is handed on as it is: nobody who comes in this moment gets in between.
      const next = line.waiting.shift();
      if (next) next();
      else line.working -= 1;
      if (line.working === 0) this.#lines.delete(userId);
    }
  }

  async #wait({ waiting }: Line): Promise<void> {
    if (waiting.length >= this.#waiting) throw tooMany();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(resolve), 1);
      reject(tooMany());
    }, this.#withinMs);
    waiting.push(resolve);
    await promise.finally(() => clearTimeout(timer));
  }
}

function tooMany(): AppError {
  return new AppError('too_many', 'Too much is being done at once. Try again in a moment.', {
    retryAfterSeconds: 2,
  });
}

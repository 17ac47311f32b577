import { AppError } from './errors.ts';

/** More than any honest request takes; as long as a fraction of a second. */
const usualSteps = 2_000_000;

/**
 * How much one request may reckon: what somebody typed must not decide how long everybody waits.
 * Loops whose length comes from a request spend a step for each round.
 */
export class Effort {
  #left: number;

  constructor(steps = usualSteps) {
    this.#left = steps;
  }

  /** Throws `invalid` once the request has used up what it may. */
  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left >= 0) return;
    throw new AppError('invalid', 'This takes too long to work out. Do less of it at once.');
  }
}

import { AppError } from '#shared/errors.ts';

interface Bounds {
  /** How many pieces of work go on at the same moment. */
  atOnce: number;
  /** How many one asker may have here, those that wait counted. */
  each: number;
  /** How many may be here altogether; who has none here yet finds a place beyond. */
  inAll: number;
  /** What whoever comes beyond is told, and after how long to come back. */
  refusal: string;
  retryAfterSeconds: number;
}

/** So many times as many may be here when all the others are each asker's first. */
const firstsBeyond = 4;

/**
 * Heavy work in turns: whoever waits is served once before anybody is served twice, so that one who
 * asks for much holds up the others by one piece at most. Beyond the bounds it is refused at once.
 */
export class Turns {
  readonly #bounds: Bounds;
  /** By asker, in the order in which their turns come. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #counts = new Map<string, number>();
  #all = 0;
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  async take<T>(who: string, work: () => Promise<T>): Promise<T> {
    const { atOnce, each, inAll, refusal, retryAfterSeconds } = this.#bounds;
    const mine = this.#counts.get(who) ?? 0;
    const most = mine === 0 ? inAll * firstsBeyond : inAll;
    if (mine >= each || this.#all >= most)
      throw new AppError('unavailable', refusal, { retryAfterSeconds });
    this.#counts.set(who, mine + 1);
    this.#all += 1;
    try {
      if (this.#running < atOnce) this.#running += 1;
      else await this.#turnOf(who);
      return await work();
    } finally {
      this.#leave(who);
    }
  }

  #turnOf(who: string): Promise<void> {
    const line = this.#waiting.get(who) ?? [];
    this.#waiting.set(who, line);
    return new Promise((resolve) => line.push(resolve));
  }

  // The place is handed over, so nobody who comes meanwhile can take it.
  #leave(who: string): void {
    this.#all -= 1;
    const left = (this.#counts.get(who) ?? 1) - 1;
    if (left > 0) this.#counts.set(who, left);
    else this.#counts.delete(who);
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    const [asker, line] = next;
    const begin = line.shift();
    this.#waiting.delete(asker);
    if (line.length > 0) this.#waiting.set(asker, line);
    begin?.();
  }
}

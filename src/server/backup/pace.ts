import { setTimeout as delay } from 'node:timers/promises';

/** What is saved is read back as well: a gigabyte takes under a minute. */
const bytesPerMs = (60 * 1024 * 1024) / 1000;
/** A shorter rest costs more than it gives. */
const shortestRestMs = 2;

/** How fast a backup goes at most: the machine is there for whoever works meanwhile. */
export class Pace {
  #until = performance.now();

  /** Rests as long as so many bytes have to take, if they did not take it already. */
  async after(bytes: number): Promise<void> {
    const now = performance.now();
    this.#until = Math.max(this.#until, now - shortestRestMs) + bytes / bytesPerMs;
    const restMs = this.#until - now;
    if (restMs > shortestRestMs) await delay(restMs);
  }
}

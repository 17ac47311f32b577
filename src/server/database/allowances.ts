const forgetAbove = 10_000;

/** What each account has left of something that comes back by itself, so much a second up to the most. */
export class Allowances {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #noted = new Map<string, { left: number; at: number }>();

  constructor({ most, perSecond }: { most: number; perSecond: number }) {
    this.#most = most;
    this.#perSecond = perSecond;
  }

  left(userId: string, now: number): number {
    const noted = this.#noted.get(userId);
    if (!noted) return this.#most;
    return Math.min(this.#most, noted.left + ((now - noted.at) / 1_000) * this.#perSecond);
  }

  note(userId: string, left: number, now: number): void {
    this.#noted.set(userId, { left, at: now });
    if (this.#noted.size <= forgetAbove) return;
    for (const known of this.#noted.keys())
      if (this.left(known, now) >= this.#most) this.#noted.delete(known);
  }
}

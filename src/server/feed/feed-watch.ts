import type { FastifyBaseLogger } from 'fastify';

/** How long it is told of afterwards, so that whoever asks now and then hears of it. */
const toldForMs = 60_000;

/** Notices where the feed stands still: a stream has changes, and its readers never get them. */
export class StillStreams {
  readonly #log: FastifyBaseLogger;
  readonly #stillAfterMs: number;
  /** Streams with unread changes: where their readers stand, and since when. */
  readonly #behind = new Map<string, { seq: number; since: number }>();
  #failingSince: number | undefined;
  #noticedAt = Number.NEGATIVE_INFINITY;

  /** Changes that lie unread for `stillAfterMs` do not wait for their turn: something is broken. */
  constructor(log: FastifyBaseLogger, stillAfterMs: number) {
    this.#log = log;
    this.#stillAfterMs = stillAfterMs;
  }

  /** Takes what is unread now, each stream with where its readers stand; gives those that do not move. */
  note(unread: ReadonlyMap<string, number>, now = Date.now()): string[] {
    this.#failingSince = undefined;
    for (const stream of this.#behind.keys()) if (!unread.has(stream)) this.#behind.delete(stream);
    const still: string[] = [];
    for (const [stream, seq] of unread) {
      const known = this.#behind.get(stream);
      if (known?.seq !== seq) this.#behind.set(stream, { seq, since: now });
      else if (now - known.since >= this.#stillAfterMs) still.push(stream);
    }
    if (still.length > 0) {
      this.#noticedAt = now;
      this.#log.error({ streams: still.length }, 'the feed stands still');
    }
    return still;
  }

  /** The log of changes could not even be asked. */
  noteFailure(now = Date.now()): void {
    this.#failingSince ??= now;
  }

  /** Whether it stands still, or has within the last minute. */
  hasLately(now = Date.now()): boolean {
    const isFailing =
      this.#failingSince !== undefined && now - this.#failingSince >= this.#stillAfterMs;
    return isFailing || now - this.#noticedAt < toldForMs;
  }
}

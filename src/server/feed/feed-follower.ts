import type { ServerResponse } from 'node:http';
import { eventText, type Audience } from './feed-text.ts';

/** How long somebody whose connection is ended may take to read what is on its way. */
const leaveWithinMs = 5_000;

export interface Connection extends Audience {
  sessionId: string;
  response: ServerResponse;
}

/**
 * One connection of the feed and how far each of its streams has been sent. It is given no more
 * than it takes: who does not read is paused, and holds one batch and not the whole log in memory.
 */
export class Follower implements Audience {
  readonly sessionId: string;
  readonly userId: string;
  readonly keptFrom: ReadonlySet<string>;
  /** The number of each stream up to which everything was sent. */
  readonly sent: ReadonlyMap<string, number>;
  /** The own stream has more than was read of it: what it says comes before all others. */
  isOwnBehind = false;
  readonly #sent: Map<string, number>;
  readonly #response: ServerResponse;
  readonly #onResume: (follower: Follower) => void;
  #pausedAt: number | undefined;

  constructor(
    { sessionId, userId, keptFrom, response }: Connection,
    sent: Map<string, number>,
    onResume: (follower: Follower) => void,
  ) {
    this.sessionId = sessionId;
    this.userId = userId;
    this.keptFrom = keptFrom;
    this.sent = sent;
    this.#sent = sent;
    this.#response = response;
    this.#onResume = onResume;
    response.on('drain', () => this.#resume());
  }

  /** Whether it has yet to read what it was given. */
  get isPaused(): boolean {
    return this.#pausedAt !== undefined;
  }

  /** Sends an event, and notes that this stream has come so far. */
  send(text: string | Buffer, stream: string, seq: number): void {
    this.#sent.set(stream, seq);
    this.#write(text);
  }

  /** Keeps proxies from taking the silence for the end. */
  ping(): void {
    if (!this.isPaused) this.#write(eventText('ping', '{}'));
  }

  /** Asks it to connect again, a little later and not with all others at once. */
  end(): void {
    const retryMs = 500 + Math.floor(Math.random() * 1500);
    this.#response.end(`retry: ${retryMs}\n${eventText('reconnect', '{}')}`);
    setTimeout(() => this.#response.destroy(), leaveWithinMs).unref();
  }

  /** Cuts off who has read nothing for so long; true if so. */
  cutIfStalled(stalledMs: number, now = Date.now()): boolean {
    if (this.#pausedAt === undefined || now - this.#pausedAt < stalledMs) return false;
    this.#response.destroy();
    return true;
  }

  #write(text: string | Buffer): void {
    if (!this.#response.write(text)) this.#pausedAt ??= Date.now();
  }

  #resume(): void {
    this.#pausedAt = undefined;
    this.#onResume(this);
  }
}

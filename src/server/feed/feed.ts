import type { Cursor } from '#shared/contracts/pages.ts';
import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { Admission } from './feed-admission.ts';
import { Follower, type Connection } from './feed-follower.ts';
import type { FeedSource, LoggedChange, Piece } from './feed-source.ts';
import { startOf } from './feed-start.ts';
import { batchText, eventText } from './feed-text.ts';
import { StillStreams } from './feed-watch.ts';
import { type Group, changesFinanceAccess, isOwn } from './group.ts';

const heartbeatMs = 25_000;
/** How many places of the log one round reads at most; the others wait for the next one. */
const placesPerRound = 500;
/** How many of them of one stream: somebody may come back from many places at once. */
const placesPerStream = 4;

/**
 * Reads the log of changes once for this server and sends it on to all who follow a stream.
 *
 * Who has been sent the same share one reading and one text. A round reads a bounded piece for each
 * place where somebody stands, and whatever has more behind it waits for its next turn behind all
 * others, so that nobody's changes hold up anybody else's.
 */
export class Feed {
  readonly #source: FeedSource;
  readonly #log: FastifyBaseLogger;
  readonly #admission: Admission;
  readonly #stalledMs: number;
  readonly #all = new Set<Follower>();
  readonly #followers = new Map<string, Set<Follower>>();
  /** Streams to be read, those that have waited longest first. */
  readonly #woken = new Set<string>();
  readonly #still: StillStreams;
  #reading = false;
  #polling = false;
  #closing = false;
  readonly #timers: NodeJS.Timeout[];

  constructor(
    source: FeedSource,
    log: FastifyBaseLogger,
    { maxPerUser = 20, stalledMs = 30_000, stillAfterMs = 10_000, pollEveryMs = 2_000 } = {},
  ) {
    this.#admission = new Admission(maxPerUser);
    this.#stalledMs = stalledMs;
    this.#source = source;
    this.#log = log;
    this.#still = new StillStreams(log, stillAfterMs);
    this.#timers = [
      setInterval(() => this.#beat(), heartbeatMs).unref(),
      setInterval(() => void this.#poll(), pollEveryMs).unref(),
    ];
  }

  get size(): number {
    return this.#all.size;
  }

  /** Whether changes have lately lain for longer than anything explains; throws if none can be read. */
  async standsStill(): Promise<boolean> {
    await this.#source.reach();
    return this.#still.hasLately();
  }

  /** These streams have new changes, as a commit here or another server says. */
  wake = (streams: Iterable<string>): void => {
    for (const stream of streams) if (this.#followers.has(stream)) this.#woken.add(stream);
    if (!this.#reading && this.#woken.size > 0) void this.#drain();
  };

  /** Notes a connection before anything is asked for it; false if its user has as many as one may. */
  admit(userId: string, response: ServerResponse): boolean {
    return this.#admission.admit(userId, response);
  }

  /** Sends everything since the cursors and then what comes; a stream without cursor starts now. */
  async follow(connection: Connection, streams: string[], cursors: Cursor[]): Promise<void> {
    const { response } = connection;
    const since = new Map(cursors.map((cursor) => [cursor.stream, cursor]));
    const known = await this.#source.states(streams).catch((error: unknown) => {
      this.#log.warn({ err: error }, 'the feed could not greet a follower');
    });
    const states = new Map(known?.map((state) => [state.id, state]));
    const starts = streams.map((stream) => startOf(stream, states.get(stream), since.get(stream)));
    const sent = new Map(starts.map(({ stream, seq }) => [stream, seq]));
    const follower = new Follower(connection, sent, () => this.wake(sent.keys()));
    // The answer has begun, so no error can be sent any more; silence would be waited on for ever.
    if (this.#closing || !known) return follower.end();
    // Closed while the database was asked.
    if (response.closed) return;
    const begun = starts.map(({ stream, epoch, seq }) => ({ stream, epoch, seq }));
    response.write(eventText('hello', JSON.stringify({ cursors: begun })));
    for (const { isReload, ...start } of starts)
      if (isReload) response.write(eventText('reload', JSON.stringify(start)));
    this.#join(follower);
    response.on('close', () => this.#leave(follower));
  }

  /** Ends all connections of a session, or of a user whose workspaces have changed. */
  disconnect(match: { sessionId?: string; userId?: string }): void {
    for (const follower of this.#all) {
      if (follower.sessionId === match.sessionId || follower.userId === match.userId)
        this.#end(follower);
    }
  }

  /** Tells everybody to connect elsewhere or again, a little later and not all at once. */
  close(): void {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const follower of this.#all) this.#end(follower);
  }

  #join(follower: Follower): void {
    this.#all.add(follower);
    for (const stream of follower.sent.keys()) {
      const set = this.#followers.get(stream) ?? new Set();
      this.#followers.set(stream, set.add(follower));
    }
    this.wake(follower.sent.keys());
  }

  #leave(follower: Follower): void {
    this.#all.delete(follower);
    for (const stream of follower.sent.keys()) {
      const set = this.#followers.get(stream);
      set?.delete(follower);
      if (set?.size === 0) this.#followers.delete(stream);
    }
  }

  #end(follower: Follower): void {
    this.#leave(follower);
    follower.end();
  }

  /** Ends the connections of all who follow a stream. */
  #endStream(stream: string): void {
    for (const follower of this.#followers.get(stream) ?? []) this.#end(follower);
  }

  async #drain(): Promise<void> {
    this.#reading = true;
    try {
      while (this.#woken.size > 0) await this.#round();
    } catch (error) {
      // Polling wakes the streams again as soon as the database answers.
      this.#log.warn({ err: error }, 'the feed could not read');
    } finally {
      this.#reading = false;
    }
  }

  /** Reads a piece for each place where somebody waits, and sends it. */
  async #round(): Promise<void> {
    const groups = this.#takeGroups();
    if (groups.length === 0) return;
    const pieces = await this.#source.read(groups);
    const read = groups.map((group, index) => ({ ...group, ...(pieces[index] ?? nothingRead) }));
    for (const { followers, hasMore } of read.filter(isOwn))
      for (const follower of followers) follower.isOwnBehind = hasMore;
    for (const group of [...read.filter(isOwn), ...read.filter((each) => !isOwn(each))])
      if (group.changes.length > 0) this.#send(group, group.changes);
    // Behind all that have been waiting; those that this round did not reach come first.
    for (const { stream, changes, hasMore } of read)
      if (hasMore && changes.length === 0) this.#wakeLater(stream);
    for (const { stream, changes, hasMore } of read)
      if (hasMore && changes.length > 0) this.#wakeLater(stream);
  }

  #wakeLater(stream: string): void {
    if (this.#followers.has(stream)) this.#woken.add(stream);
  }

  // People's own streams first: whose membership or session has ended must not get what others
  // wrote after that. What is being caught up on comes last, however much of it there is.
  #takeGroups(): Group[] {
    const ranks = new Map([...this.#woken].map((stream) => [stream, this.#rankOf(stream)]));
    const streams = [...ranks.keys()].sort(
      (one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0),
    );
    const taken: Group[] = [];
    for (const stream of streams) {
      if (taken.length >= placesPerRound) break;
      this.#woken.delete(stream);
      const groups = this.#groupsOf(stream);
      taken.push(...groups.slice(0, placesPerStream));
      if (groups.length > placesPerStream) this.#woken.add(stream);
    }
    return taken;
  }

  #rankOf(stream: string): number {
    const [follower] = this.#followers.get(stream) ?? [];
    if (follower?.userId !== stream) return 1;
    return follower.isOwnBehind ? 2 : 0;
  }

  // Who stands at the same place is read for once. Who has not read yet what it was given waits.
  #groupsOf(stream: string): Group[] {
    const groups = new Map<number, Group>();
    for (const follower of this.#followers.get(stream) ?? []) {
      if (follower.isPaused) continue;
      const after = follower.sent.get(stream);
      if (after === undefined) continue;
      const group = groups.get(after) ?? { stream, after, followers: [] };
      group.followers.push(follower);
      groups.set(after, group);
    }
    return [...groups.values()];
  }

  #send({ stream, followers }: Group, read: LoggedChange[]): void {
    // Who sees money from here on is asked when they connect again.
    const place = read.findIndex(changesFinanceAccess);
    const changes = place < 0 ? read : read.slice(0, place + 1);
    const last = changes.at(-1)?.seq ?? 0;
    const texts = new Map<string, Buffer>();
    const readers = new Set(changes.map((change) => change.reader));
    for (const follower of followers) {
      // Both may have come about in this round.
      if (!this.#all.has(follower) || follower.isPaused) continue;
      const { userId, keptFrom } = follower;
      if (userId !== stream && follower.isOwnBehind) {
        this.#woken.add(stream);
        continue;
      }
      // Whoever none of it is meant for alone gets the same bytes as all others.
      const audience = `${readers.has(userId) ? userId : ''} ${[...keptFrom].join()}`;
      const text = texts.get(audience) ?? Buffer.from(batchText(changes, follower));
      texts.set(audience, text);
      follower.send(text, stream, last);
      if (place >= 0) this.#end(follower);
    }
    this.#obey(stream, changes, last);
  }

  // The log itself carries what ends a connection, so every server hears of it: a session that
  // ended, a membership that changed.
  #obey(stream: string, changes: LoggedChange[], last: number): void {
    for (const change of changes) {
      if (change.domain === 'sessions' && change.json === null)
        this.disconnect({ sessionId: change.id });
      if (change.domain === 'memberships') this.#endThoseBefore(stream, last);
      if (change.domain === 'workspaces' && change.json === null) this.#endStream(stream);
    }
  }

  // Who stands further on has connected since, and follows what is theirs to follow now.
  #endThoseBefore(stream: string, last: number): void {
    for (const follower of this.#followers.get(stream) ?? [])
      if ((follower.sent.get(stream) ?? 0) <= last) this.#end(follower);
  }

  #beat(): void {
    for (const follower of this.#all) follower.ping();
  }

  // Nothing is written when a session runs out, so the log does not tell.
  async #endExpired(): Promise<void> {
    const followers = [...this.#all];
    const ids = [...new Set(followers.map(({ sessionId }) => sessionId))];
    const living = await this.#source.livingSessions(ids);
    for (const follower of followers) if (!living.has(follower.sessionId)) this.#end(follower);
  }

  async #poll(): Promise<void> {
    for (const follower of this.#all)
      if (follower.cutIfStalled(this.#stalledMs)) this.#leave(follower);
    if (this.#all.size === 0 || this.#polling) return;
    this.#polling = true;
    try {
      const places = this.#placesBehind();
      const moved = await this.#source.moved(places);
      const unread = new Map(moved.map((stream) => [stream, places.get(stream) ?? 0]));
      for (const stream of this.#still.note(unread)) this.#endStream(stream);
      this.wake(moved);
      await this.#endExpired();
    } catch (error) {
      this.#still.noteFailure();
      this.#log.warn({ err: error }, 'the feed could not poll');
    } finally {
      this.#polling = false;
    }
  }

  /** Of each stream where those stand who have been sent least and would take more. */
  #placesBehind(): Map<string, number> {
    const places = new Map<string, number>();
    for (const follower of this.#all) {
      if (follower.isPaused) continue;
      for (const [stream, seq] of follower.sent)
        places.set(stream, Math.min(places.get(stream) ?? seq, seq));
    }
    return places;
  }
}

const nothingRead: Piece = { changes: [], hasMore: true };

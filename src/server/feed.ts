import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { hiddenDomain } from '#shared/feed-contract.ts';
import { maxBatch, type FeedSource, type LoggedChange } from './feed-source.ts';
import { hasMoney, isOfMoney, rowWithoutMoney } from './kept-money.ts';

const heartbeatMs = 25_000;
const pollMs = 2_000;
const usualPerUser = 20;
/** A reader this far behind gets `reload`: sending so much is slower than reading the lists. */
const maxBacklog = 5_000;
/** Somebody who does not read must not fill the server's memory. */
const maxBufferedBytes = 4 * 1024 * 1024;

export interface Follower {
  sessionId: string;
  userId: string;
  response: ServerResponse;
  /** Workspaces that keep their money from this person. */
  keptFrom: ReadonlySet<string>;
  /** How far each followed stream has been sent. */
  sent: Map<string, number>;
}
export type Cursors = Map<string, { epoch: string; seq: number }>;

/** Reads the log of changes once for this server and sends it on to all who follow a stream. */
export class Feed {
  readonly #source: FeedSource;
  readonly #log: FastifyBaseLogger;
  readonly #followers = new Map<string, Set<Follower>>();
  readonly #open = new Map<string, Set<ServerResponse>>();
  /** How far each followed stream has been read. */
  readonly #read = new Map<string, number>();
  readonly #woken = new Set<string>();
  #reading = false;
  #closing = false;
  readonly #timers: NodeJS.Timeout[];

  readonly #maxPerUser: number;

  constructor(source: FeedSource, log: FastifyBaseLogger, maxPerUser = usualPerUser) {
    this.#maxPerUser = maxPerUser;
    this.#source = source;
    this.#log = log;
    this.#timers = [
      setInterval(() => this.#beat(), heartbeatMs).unref(),
      setInterval(() => void this.#poll(), pollMs).unref(),
    ];
  }

  get size(): number {
    return new Set([...this.#followers.values()].flatMap((set) => [...set])).size;
  }

  /** These streams have new changes, as a commit here or another server says. */
  wake = (streams: string[]): void => {
    for (const stream of streams) if (this.#followers.has(stream)) this.#woken.add(stream);
    if (!this.#reading && this.#woken.size > 0) void this.#drain();
  };

  /**
   * Notes a connection before anything is asked for it; false if its user has as many as one may
   * have. A browser needs one for all its tabs.
   */
  admit(userId: string, response: ServerResponse): boolean {
    const open = this.#open.get(userId) ?? new Set();
    if (open.size >= this.#maxPerUser) return false;
    this.#open.set(userId, open.add(response));
    response.once('close', () => {
      open.delete(response);
      if (open.size === 0) this.#open.delete(userId);
    });
    return true;
  }

  /** Sends everything since the cursors and then what comes; a stream without cursor starts now. */
  async follow(follower: Omit<Follower, 'sent'>, streams: string[], since: Cursors): Promise<void> {
    const joined: Follower = { ...follower, sent: new Map() };
    const known = await this.#source.states(streams).catch((error: unknown) => {
      this.#log.warn({ err: error }, 'the feed could not greet a follower');
    });
    // The answer has begun, so no error can be sent any more; silence would be waited on for ever.
    if (this.#closing || !known) return this.#end(joined);
    const states = new Map(known.map((state) => [state.id, state]));
    const reloads: string[] = [];
    for (const stream of streams) {
      const state = states.get(stream) ?? { id: stream, epoch: nilUuid, seq: 0, oldest: 1 };
      const cursor = since.get(stream);
      const fresh =
        !cursor ||
        (cursor.epoch === state.epoch &&
          cursor.seq + 1 >= state.oldest &&
          cursor.seq <= state.seq &&
          state.seq - cursor.seq <= maxBacklog);
      if (!fresh) reloads.push(JSON.stringify({ stream, epoch: state.epoch, seq: state.seq }));
      joined.sent.set(stream, fresh && cursor ? cursor.seq : state.seq);
    }
    const cursors = streams.map((stream) => {
      const state = states.get(stream);
      return { stream, epoch: state?.epoch ?? nilUuid, seq: joined.sent.get(stream) ?? 0 };
    });
    follower.response.write(eventText('hello', JSON.stringify({ cursors })));
    // Closed while the database was asked, by either side.
    if (this.#closing) return void follower.response.end(eventText('reconnect', '{}'));
    if (follower.response.closed) return;
    for (const reload of reloads) follower.response.write(eventText('reload', reload));
    this.#join(joined);
  }

  /** Ends all connections of a session, or of a user whose workspaces have changed. */
  disconnect(match: { sessionId?: string; userId?: string }): void {
    for (const follower of new Set([...this.#followers.values()].flatMap((set) => [...set]))) {
      if (follower.sessionId === match.sessionId || follower.userId === match.userId)
        this.#end(follower);
    }
  }

  /** Tells everybody to connect elsewhere or again, a little later and not all at once. */
  close(): void {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const set of [...this.#followers.values()])
      for (const follower of [...set]) this.#end(follower);
  }

  #join(follower: Follower): void {
    for (const [stream, seq] of follower.sent) {
      const set = this.#followers.get(stream) ?? new Set();
      this.#followers.set(stream, set.add(follower));
      this.#read.set(stream, Math.min(this.#read.get(stream) ?? seq, seq));
    }
    follower.response.on('close', () => this.#leave(follower));
    this.wake([...follower.sent.keys()]);
  }

  #leave(follower: Follower): void {
    for (const stream of follower.sent.keys()) {
      const set = this.#followers.get(stream);
      set?.delete(follower);
      if (set?.size !== 0) continue;
      this.#followers.delete(stream);
      this.#read.delete(stream);
    }
  }

  /** Ends the connections of all who follow a stream that is no more. */
  #endStream(stream: string): void {
    for (const follower of [...(this.#followers.get(stream) ?? [])]) this.#end(follower);
  }

  #end(follower: Follower): void {
    const retryMs = 500 + Math.floor(Math.random() * 1500);
    follower.response.end(`retry: ${retryMs}\n${eventText('reconnect', '{}')}`);
    this.#leave(follower);
  }

  async #drain(): Promise<void> {
    this.#reading = true;
    try {
      while (this.#woken.size > 0) {
        const after = new Map(
          [...this.#woken].map((stream) => [stream, this.#read.get(stream) ?? 0]),
        );
        this.#woken.clear();
        const changes = await this.#source.read(after);
        for (const [stream, ofStream] of endingsFirst(changes)) {
          this.#send(stream, after.get(stream) ?? 0, ofStream);
        }
        // A full batch may have more behind it, of streams that it did not reach as well.
        if (changes.length >= maxBatch) for (const stream of after.keys()) this.#woken.add(stream);
      }
    } catch (error) {
      // Polling wakes the streams again as soon as the database answers.
      this.#log.warn({ err: error }, 'the feed could not read');
    } finally {
      this.#reading = false;
    }
  }

  /** Sends what was read after the number `from`. */
  #send(stream: string, from: number, read: LoggedChange[]): void {
    // Who sees money from here on is asked when they connect again.
    const place = read.findIndex(changesFinanceAccess);
    const changes = place < 0 ? read : read.slice(0, place + 1);
    const followers = [...(this.#followers.get(stream) ?? [])];
    if (followers.length === 0) return;
    const last = changes.at(-1)?.seq ?? from;
    // Who joined from further back while this was being read is woken and reads from there.
    const behind = followers
      .map((follower) => follower.sent.get(stream) ?? 0)
      .filter((sent) => sent < from);
    this.#read.set(stream, Math.min(last, ...behind));
    const first = changes[0]?.seq ?? 0;
    const wholes = new Map<string, string>();
    const readers = new Set(changes.map((change) => change.reader));
    for (const follower of followers) {
      const sent = follower.sent.get(stream) ?? 0;
      if (sent < from || sent >= last) continue;
      const { userId, keptFrom } = follower;
      // Whoever none of it is meant for alone gets the same text as all others.
      const audience = `${readers.has(userId) ? userId : ''} ${[...keptFrom].join()}`;
      const whole = wholes.get(audience) ?? batchText(changes, follower);
      wholes.set(audience, whole);
      const rest =
        sent < first
          ? whole
          : batchText(
              changes.filter((change) => change.seq > sent),
              follower,
            );
      follower.sent.set(stream, last);
      follower.response.write(rest);
      if (place >= 0 || follower.response.writableLength > maxBufferedBytes) this.#end(follower);
    }
    if (place >= 0 && this.#followers.has(stream)) this.#woken.add(stream);
    this.#obey(stream, changes);
  }

  // The log itself carries what ends a connection, so every server hears of it: a session that
  // ended, a membership that changed.
  #obey(stream: string, changes: LoggedChange[]): void {
    for (const change of changes) {
      if (change.domain === 'sessions' && change.json === null)
        this.disconnect({ sessionId: change.id });
      if (change.domain === 'memberships') this.disconnect({ userId: stream });
      if (change.domain === 'workspaces' && change.json === null) this.#endStream(stream);
    }
  }

  #beat(): void {
    for (const set of this.#followers.values()) {
      for (const follower of set) follower.response.write(eventText('ping', '{}'));
    }
  }

  // Nothing is written when a session runs out, so the log does not tell.
  async #endExpired(): Promise<void> {
    const followers = [...this.#followers.values()].flatMap((set) => [...set]);
    const living = await this.#source.livingSessions([
      ...new Set(followers.map(({ sessionId }) => sessionId)),
    ]);
    for (const follower of new Set(followers))
      if (!living.has(follower.sessionId)) this.#end(follower);
  }

  async #poll(): Promise<void> {
    if (this.#read.size === 0) return;
    try {
      this.wake(await this.#source.moved(this.#read));
      await this.#endExpired();
    } catch (error) {
      this.#log.warn({ err: error }, 'the feed could not poll');
    }
  }
}

const nilUuid = '00000000-0000-0000-0000-000000000000';

// Whose membership has just ended must not get what the workspace wrote after that.
function endingsFirst(changes: LoggedChange[]): [string, LoggedChange[]][] {
  const ends = ([, ofStream]: [string, LoggedChange[]]) =>
    ofStream.some(({ domain }) => domain === 'memberships' || domain === 'sessions');
  const streams = [...Map.groupBy(changes, (change) => change.stream)];
  return [...streams.filter(ends), ...streams.filter((stream) => !ends(stream))];
}

type Reader = Pick<Follower, 'userId' | 'keptFrom'>;

function batchText(changes: LoggedChange[], reader: Reader): string {
  const items = changes.map((change) => {
    const { stream, seq, domain, id, version, json } = seenBy(change, reader);
    return `{"stream":"${stream}","seq":${seq},"domain":"${domain}","id":"${id}","version":${version},"row":${json}}`;
  });
  return eventText('changes', `{"changes":[${items.join(',')}]}`);
}

// Of what is not theirs people get the number alone, so that theirs have no gaps; of what was theirs
// to see until now, that it is gone.
function seenBy(change: LoggedChange, { userId, keptFrom }: Reader): LoggedChange {
  if (change.reader === null || change.reader === userId) {
    return keptFrom.size > 0 && hasMoney(change.domain) ? withoutMoney(change, keptFrom) : change;
  }
  return change.hides ? { ...change, json: null } : hidden(change);
}

function hidden(change: LoggedChange): LoggedChange {
  return { ...change, domain: hiddenDomain, id: nilUuid, version: 0, json: null };
}

// A person's own stream tells of their workspaces as well, and its rows say of which.
function withoutMoney(change: LoggedChange, keptFrom: ReadonlySet<string>): LoggedChange {
  const { stream, domain, json } = change;
  if (json === null) return isOfMoney(domain) && keptFrom.has(stream) ? hidden(change) : change;
  // The log holds records as they are stored.
  const row = JSON.parse(json) as { workspaceId?: string | null };
  if (!keptFrom.has(row.workspaceId ?? stream)) return change;
  const seen = rowWithoutMoney(domain, row);
  return seen ? { ...change, json: JSON.stringify(seen) } : hidden(change);
}

function changesFinanceAccess({ domain, json }: LoggedChange): boolean {
  return domain === 'workspaces' && json !== null && json.includes('"financeAccess":');
}

function eventText(event: string, data: string): string {
  return `event: ${event}\ndata: ${data}\n\n`;
}

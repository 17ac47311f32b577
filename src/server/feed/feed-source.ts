import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { connectionOptions } from '#server/database/connection.ts';
import { preparedQuery } from '#server/database/prepared.ts';

/** A change as the log has it; `json` is the record's text or null. */
export interface LoggedChange {
  stream: string;
  seq: number;
  domain: string;
  id: string;
  version: number;
  json: string | null;
  /** Who alone may see it; null for all. */
  reader: string | null;
  /** To the others it is deleted by this. */
  hides: boolean;
}

/** A place in the log: what comes after this number of the stream. */
export interface Place {
  stream: string;
  after: number;
}

/** What was read from a place on. */
export interface Piece {
  changes: LoggedChange[];
  /** There may be more behind it. */
  hasMore: boolean;
}

export interface StreamState {
  id: string;
  epoch: string;
  seq: number;
  /** The smallest number that the log still holds. */
  oldest: number;
}

const channel = 'dayslate_changes';
/** A message of NOTIFY holds at most 8,000 bytes. */
const streamsPerMessage = 200;
/** How much one reading gives: of one place, and in all. The change that goes beyond is the last. */
const maxRows = 500;
const maxPieceBytes = 256 * 1024;
const maxBytes = 4 * 1024 * 1024;

// The length of a text is known without reading it, so what goes beyond the bounds is not unpacked.
const piecesText = `
  select place, stream, seq, domain, id, version, json, reader, hides, bytes from (
    select place, wanted.stream, found.seq, domain, record_id as id, version, record as json,
      reader_user_id as reader, hides, bytes,
      sum(bytes) over (partition by place order by found.seq) as of_place,
      sum(bytes) over (order by place, found.seq) as of_all
    from unnest($1::uuid[], $2::bigint[]) with ordinality as wanted (stream, after, place)
    cross join lateral (
      select *, coalesce(octet_length(record), 0) + 100 as bytes
      from changes where stream_id = wanted.stream and seq > wanted.after
      order by seq limit ${maxRows}
    ) as found
  ) as counted
  where of_place - bytes < ${maxPieceBytes} and of_all - bytes < ${maxBytes}
  order by place, seq`;

/**
 * One connection that reads the log for everybody on this server. It wakes other servers by NOTIFY
 * after a commit, never inside a transaction, where it would halve the commit rate.
 */
export class FeedSource {
  readonly #access: pg.ClientConfig;
  readonly #role: string | undefined;
  readonly #log: FastifyBaseLogger;
  readonly #onWake: (streams: string[]) => void;
  #client: Promise<pg.Client> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #toTell = new Set<string>();
  #telling: NodeJS.Timeout | undefined;

  constructor(options: {
    access: pg.ClientConfig;
    role: string | undefined;
    log: FastifyBaseLogger;
    onWake: (streams: string[]) => void;
  }) {
    this.#access = options.access;
    this.#role = options.role;
    this.#log = options.log;
    this.#onWake = options.onWake;
  }

  /** Where each stream stands now; a stream that nothing was written to yet is left out. */
  async states(streams: string[]): Promise<StreamState[]> {
    return this.#query<StreamState>(
      `select id, epoch, seq, coalesce(
          (select min(changes.seq) from changes where stream_id = streams.id), seq + 1) as oldest
        from streams where id = any ($1::uuid[])`,
      [streams],
    );
  }

  /** Throws if the log cannot be asked now. */
  async reach(): Promise<void> {
    await this.states([]);
  }

  /** A piece of each stream from its place on, in order; rows and bytes are bounded. */
  async read(places: readonly Place[]): Promise<Piece[]> {
    const rows = await this.#query<LoggedChange & { place: number; bytes: number }>(piecesText, [
      places.map(({ stream }) => stream),
      places.map(({ after }) => after),
    ]);
    const pieces = places.map(() => ({ changes: new Array<LoggedChange>(), bytes: 0 }));
    let total = 0;
    for (const { place, bytes, ...change } of rows) {
      const piece = pieces[place - 1];
      piece?.changes.push(change);
      if (piece) piece.bytes += bytes;
      total += bytes;
    }
    const reached = total >= maxBytes ? (rows.at(-1)?.place ?? 0) - 1 : places.length;
    return pieces.map(({ changes, bytes }, index) => ({
      changes,
      hasMore: index >= reached || changes.length >= maxRows || bytes >= maxPieceBytes,
    }));
  }

  /** Which of the streams have moved past the given numbers: the safety net under NOTIFY. */
  async moved(after: Map<string, number>): Promise<string[]> {
    const rows = await this.#query<{ id: string }>(
      `select streams.id from unnest($1::uuid[], $2::bigint[]) as known (id, seq)
        join streams on streams.id = known.id and streams.seq > known.seq`,
      [[...after.keys()], [...after.values()]],
    );
    return rows.map((row) => row.id);
  }

  /** Which of these sessions have neither ended nor run out. */
  async livingSessions(ids: string[]): Promise<Set<string>> {
    const rows = await this.#query<{ id: string }>(
      'select id from tokens where id = any ($1::uuid[]) and expires_at > now()',
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Tells the other servers, several commits in one message. */
  tellOthers(streams: string[]): void {
    for (const stream of streams) this.#toTell.add(stream);
    this.#telling ??= setTimeout(() => {
      const told = [...this.#toTell];
      this.#toTell.clear();
      this.#telling = undefined;
      const messages: string[] = [];
      while (told.length > 0) messages.push(told.splice(0, streamsPerMessage).join(','));
      this.#query('select pg_notify($1, message) from unnest($2::text[]) as message', [
        channel,
        messages,
      ]).catch((error: unknown) =>
        this.#log.warn({ err: error }, 'other servers could not be woken'),
      );
    }, 5);
  }

  async close(): Promise<void> {
    clearTimeout(this.#telling);
    await this.#client?.then((client) => client.end()).catch(() => undefined);
  }

  // One after another: the protocol of a connection knows no two statements at once.
  #query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    const answer = this.#last.then(() => this.#run<Row>(text, values));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #run<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    this.#client ??= this.#open();
    const opened = this.#client;
    try {
      return (await preparedQuery<Row>(await opened, text, values)).rows;
    } catch (error) {
      // The next call connects anew; whoever follows a stream is caught up by its cursor.
      if (this.#client === opened) this.#client = undefined;
      opened.then((client) => client.end()).catch(() => undefined);
      throw error;
    }
  }

  // A connection that ended is forgotten at once: the next question would only find out by failing.
  #open(): Promise<pg.Client> {
    const opened = this.#connect();
    const forget = () => void (this.#client === opened && (this.#client = undefined));
    opened.then((client) => client.once('end', forget)).catch(() => undefined);
    return opened;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(connectionOptions(this.#access, this.#role));
    client.on('error', (error) => this.#log.warn({ err: error }, 'the feed lost its connection'));
    client.on('notification', ({ payload }) => this.#onWake(payload?.split(',') ?? []));
    await client.connect();
    await client.query(`set app.system = 'feed'; listen ${channel}`);
    return client;
  }
}

import type { BorrowedConnection } from './pool.ts';
import type { Actor } from './transaction.ts';
import { WriteAllowance } from './write-allowance.ts';

/** One change for the log of a stream; `json` is the record as stored, null once deleted. */
export interface Recorded {
  stream: string;
  domain: string;
  id: string;
  version: number;
  json: string | null;
  /**
   * Of a row that was sent and not waited for: how the log reads it in place of `json`, where `$1` is
   * the stream and `item.id` the row. All of a domain say the same.
   */
  readBy?: string | undefined;
  /** Who alone may see the record; left out or null for all who follow the stream. */
  reader?: string | null | undefined;
  /** The others could see it until now: to them it is deleted. */
  hides?: boolean | undefined;
}

// Keeps the answer and takes the counter in one statement. The order of its parts does not matter:
// all of them see the same snapshot and hold or fail together.
const appendText = (record: string) => `
  with answered as (
    insert into operations (user_id, id, response, binding, domains)
    select $7::uuid, $8::uuid, $9::json, $12::bytea, $13::text[] where $8::uuid is not null
  ), next as (
    insert into streams (id, seq) values ($1, $2)
    on conflict (id) do update set seq = streams.seq + excluded.seq
    returning seq
  )
  insert into changes (stream_id, seq, domain, record_id, version, record, reader_user_id, hides)
  select $1, next.seq - $2 + item.place, item.domain, item.id, item.version, ${record},
    item.reader, item.hides
  from next, unnest($3::text[], $4::uuid[], $5::int[], $6::text[], $10::uuid[], $11::boolean[])
    with ordinality as item (domain, id, version, record, reader, hides, place)`;

/** The record of an item of the log: as it came with it, or as its row says. */
function recordText(changes: readonly Recorded[]): string {
  const read = new Map(changes.flatMap(({ domain, readBy }) => (readBy ? [[domain, readBy]] : [])));
  const cases = [...read].map(([domain, text]) => `when '${domain}' then (${text})`);
  return cases.length > 0
    ? `case item.domain ${cases.join(' ')} else item.record end`
    : 'item.record';
}

const answerText = `insert into operations (user_id, id, response, binding, domains)
  values ($1, $2, $3, $4, $5)`;

/** Of a longer answer is kept only that it was given: its records are in the log already. */
export const longestKept = 64 * 1024;

const allowance = new WriteAllowance();

/**
 * Ends a transaction: keeps the answer of a named operation, takes the counters of the changed
 * streams and commits. A counter locks its stream until the commit, so the two travel together and
 * come last, streams in one order so that two transactions never wait for each other. Gives the
 * streams. Throws `too_many` where the account has written too much lately.
 */
export async function commitChanges(
  connection: Pick<BorrowedConnection, 'query' | 'commit'>,
  recorded: Recorded[],
  { userId, once }: Pick<Actor, 'userId' | 'once'>,
  answer: string,
): Promise<string[]> {
  const isShort = answer.length <= longestKept;
  const kept = once && [userId, once.operationId, isShort ? answer : null];
  if (userId) allowance.take(userId, lengthOf(recorded) + (once && isShort ? answer.length : 0));
  const domains = [...new Set(recorded.map((change) => change.domain))];
  const streams = [...new Set(recorded.map((change) => change.stream))].sort();
  const statements = streams.map((stream, i): [string, unknown[]] => {
    const changes = recorded.filter((change) => change.stream === stream);
    const logged = [
      stream,
      changes.length,
      changes.map((change) => change.domain),
      changes.map((change) => change.id),
      changes.map((change) => change.version),
      changes.map((change) => change.json),
    ];
    const readers = changes.map((change) => change.reader ?? null);
    const hides = changes.map((change) => change.hides ?? false);
    const answered = (i === 0 && kept) || [null, null, null];
    const text = appendText(recordText(changes));
    return [text, [...logged, ...answered, readers, hides, once?.binding ?? null, domains]];
  });
  if (kept && streams.length === 0) statements.push([answerText, [...kept, once.binding, domains]]);
  const written = statements.map(([text, values]) => connection.query(text, values));
  await Promise.all([...written, connection.commit()]);
  return streams;
}

function lengthOf(recorded: readonly Recorded[]): number {
  return recorded.reduce((sum, { json }) => sum + (json?.length ?? 0), 0);
}

import type { Connection } from './pool.ts';

/** One change for the log of a stream; `json` is the record as stored, null once deleted. */
export interface Recorded {
  stream: string;
  domain: string;
  id: string;
  version: number;
  json: string | null;
}

const appendText = `
  with next as (
    insert into streams (id, seq) values ($1, $2)
    on conflict (id) do update set seq = streams.seq + excluded.seq
    returning seq
  )
  insert into changes (stream_id, seq, domain, record_id, version, record)
  select $1, next.seq - $2 + item.place, item.domain, item.id, item.version, item.record::json
  from next, unnest($3::text[], $4::uuid[], $5::int[], $6::text[]) with ordinality
    as item (domain, id, version, record, place)`;

const answerText = 'insert into operations (user_id, id, response) values ($1, $2, $3)';

/**
 * Ends a transaction's writes: keeps the answer of a named operation, then takes the counters of
 * the changed streams. That locks each stream until the commit, so it comes last, and in one order
 * so that two transactions never wait for each other.
 */
export async function flush(
  connection: Pick<Connection, 'query'>,
  recorded: Recorded[],
  actor: { userId?: string | undefined; operationId?: string | undefined },
  answer: string,
): Promise<string[]> {
  if (actor.userId && actor.operationId) {
    await connection.query(answerText, [actor.userId, actor.operationId, answer]);
  }
  const streams = [...new Set(recorded.map((change) => change.stream))].sort();
  for (const stream of streams) {
    const changes = recorded.filter((change) => change.stream === stream);
    await connection.query(appendText, [
      stream,
      changes.length,
      changes.map((change) => change.domain),
      changes.map((change) => change.id),
      changes.map((change) => change.version),
      changes.map((change) => change.json),
    ]);
  }
  return streams;
}

import { once } from 'node:events';
import type pg from 'pg';
import { rowsIn } from './copy-out.ts';

/** Runs `copy … from stdin` with what `source` gives, and says how many rows it was. */
export function copyIn(
  client: pg.Client,
  text: string,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    let rows = Number.NaN;
    /** Why it was given up from here: PostgreSQL only repeats that it was. */
    let reason: unknown;
    const giveUp = (connection: Sender, error: unknown) => {
      if (over.signal.aborted) return;
      reason = error;
      connection.sendCopyFail('given up');
    };
    client.query({
      submit: (connection: pg.Connection) => connection.query(text),
      handleCopyInResponse: (connection: Sender) =>
        void send(connection, source, over.signal).catch((error: unknown) =>
          giveUp(connection, error),
        ),
      handleCommandComplete: (message: { text: string }) => (rows = rowsIn(message.text)),
      handleReadyForQuery: () => resolve(rows),
      handleError(error: Error) {
        over.abort();
        reject(reason ?? error);
      },
    });
  });
}

/** What the driver's types leave out of a connection. */
type Sender = pg.Connection & {
  sendCopyFromChunk(piece: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(words: string): void;
};

async function send(
  connection: Sender,
  source: AsyncIterable<Buffer>,
  over: AbortSignal,
): Promise<void> {
  for await (const piece of source) {
    if (over.aborted) return;
    connection.sendCopyFromChunk(piece);
    if (connection.stream.writableNeedDrain)
      await once(connection.stream, 'drain', { signal: over });
  }
  connection.endCopyFrom();
}

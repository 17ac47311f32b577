import { Readable } from 'node:stream';
import type pg from 'pg';

const pieceBytes = 256 * 1024;

/**
 * What `copy … to stdout` gives, in large pieces: handed to `client.query`, it is read like any
 * stream, and PostgreSQL waits for a slow reader.
 */
export class CopyOut extends Readable {
  /** How many rows it was, once the stream has ended. */
  rows = 0;
  readonly #text: string;
  #connection: pg.Connection | undefined;
  #piece = Buffer.allocUnsafe(pieceBytes);
  #filled = 0;

  constructor(text: string) {
    super({ highWaterMark: 4 * pieceBytes });
    this.#text = text;
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  // What the driver calls, in this order.

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.#text);
  }

  /** One row, in memory that the driver uses again. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.#filled + chunk.length > pieceBytes) this.#hand();
    if (chunk.length > pieceBytes) this.#push(Buffer.from(chunk));
    else this.#filled += chunk.copy(this.#piece, this.#filled);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = rowsIn(text);
  }

  handleReadyForQuery(): void {
    this.#hand();
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  #hand(): void {
    if (this.#filled > 0) this.#push(this.#piece.subarray(0, this.#filled));
    this.#piece = Buffer.allocUnsafe(pieceBytes);
    this.#filled = 0;
  }

  #push(piece: Buffer): void {
    if (!this.push(piece)) this.#connection?.stream.pause();
  }
}

/** How many rows a COPY says that it was about. */
export function rowsIn(commandTag: string): number {
  return Number(/^COPY (\d+)$/.exec(commandTag)?.[1] ?? Number.NaN);
}

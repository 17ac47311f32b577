import { Readable } from 'node:stream';

/**
 * Ends what says nothing for too long, however long it takes in all: a large file over a slow line is
 * no fault, a line on which nothing comes is one.
 */
export class Silence {
  readonly #ending = new AbortController();
  readonly #ms: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.#ms = ms;
  }

  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  /** Waits for something that the other side is to say. */
  async during<T>(word: Promise<T>): Promise<T> {
    const { promise: tooLong, reject } = Promise.withResolvers<never>();
    this.#timer = setTimeout(() => {
      const error = new Error(`nothing came for ${this.#ms / 1000} s`);
      reject(error);
      this.#ending.abort(error);
    }, this.#ms);
    try {
      return await Promise.race([word, tooLong]);
    } finally {
      clearTimeout(this.#timer);
    }
  }

  /** The pieces of a body. The time runs only while one is asked for: who reads slowly may. */
  read(body: ReadableStream<Uint8Array>): Readable {
    const reader = body.getReader();
    const next = () => this.during(reader.read());
    const pieces = async function* () {
      for (let piece = await next(); !piece.done; piece = await next()) yield piece.value;
    };
    const readable = Readable.from(pieces(), { objectMode: false });
    // Also where nobody has asked for the first piece.
    return readable.once('close', () => void reader.cancel().catch(() => undefined));
  }
}

import pg from 'pg';

const lookEveryMs = 1_000;
/** What answers nothing for so long, not even to a `select 1`, is not busy: it stands still. */
const answerWithinMs = 2_500;
/** A timer that is so late says that this process was busy, and nothing of the database. */
const lateMs = 500;

interface Watched {
  access: pg.ClientConfig;
  /** Whether somebody waits for an answer of the database. */
  isAwaited(): boolean;
  /** Called once it has fallen silent, and once it speaks again. */
  onChange(isSilent: boolean): void;
}

/**
 * Notices a database that is there and says nothing (a frozen machine, a network that swallows
 * everything), long before the limits of single statements do, which have to leave room for honest
 * long ones. It asks only while somebody waits, on a connection of its own.
 */
export class Pulse {
  readonly #watched: Watched;
  readonly #timer: NodeJS.Timeout;
  #client: Promise<pg.Client> | undefined;
  #asking = false;
  #isSilent = false;

  constructor(watched: Watched) {
    this.#watched = watched;
    this.#timer = setInterval(() => void this.#look(), lookEveryMs).unref();
  }

  get isSilent(): boolean {
    return this.#isSilent;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#drop();
  }

  async #look(): Promise<void> {
    if (this.#asking || (!this.#isSilent && !this.#watched.isAwaited())) return;
    this.#asking = true;
    const answer = await this.#ask();
    this.#asking = false;
    // A refused connection is an answer: whoever asks the database hears it too, and at once.
    const isSilent = answer === 'none';
    if (isSilent !== this.#isSilent) {
      this.#isSilent = isSilent;
      this.#watched.onChange(isSilent);
    }
  }

  async #ask(): Promise<'answer' | 'none'> {
    this.#client ??= this.#connect();
    const asked = this.#client
      .then((client) => client.query('select 1'))
      .then(
        () => 'answer' as const,
        () => {
          this.#drop();
          return 'answer' as const;
        },
      );
    const answer = await Promise.race([asked, silence()]);
    if (answer === 'none') this.#drop();
    return answer;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...this.#watched.access,
      application_name: 'dayslate pulse',
      // Ends an attempt that nobody waits for any more.
      connectionTimeoutMillis: 2 * answerWithinMs,
    });
    client.on('error', () => this.#drop());
    await client.connect();
    return client;
  }

  #drop(): void {
    const dropped = this.#client;
    this.#client = undefined;
    dropped?.then((client) => client.end()).catch(() => undefined);
  }
}

async function silence(): Promise<'none'> {
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, answerWithinMs).unref());
  // The answer may lie there already, behind the work that held this timer up.
  return performance.now() - began > answerWithinMs + lateMs ? silence() : 'none';
}

import { readCursors } from '#shared/contracts/feed-contract.ts';
import type { ModelServer } from './model-server.ts';

// What the tests of the sync put in place of a browser's own parts. A tab that is killed writes
// nothing more, says nothing more and lets go of its locks, wherever it was.

/** A tab as its browser sees it. */
export interface ModelTab {
  isKilled: boolean;
  /** Whether its feed is slow at present. */
  isHeld: boolean;
  /** How many changes its feed has brought. */
  heard: number;
}

/** The database of one browser: a transaction is on disk some time after it was begun, whole. */
export class ModelDisk {
  entries = new Map<string, unknown>();
  /** Whether there is no room at present. */
  isFull = false;

  /** `indexedDB` as a tab of this browser has it. */
  for(tab: ModelTab) {
    return {
      open: () =>
        succeed({ addEventListener: () => undefined, close: () => undefined, ...this.#in(tab) }),
      databases: async () => [],
      deleteDatabase: () => succeed(undefined),
    };
  }

  #in(tab: ModelTab) {
    return {
      transaction: () => {
        const writes: (() => void)[] = [];
        const transaction = new ModelRequest(() => undefined);
        setTimeout(() => {
          if (tab.isKilled) return;
          if (this.isFull && writes.length > 0) return transaction.fail();
          for (const write of writes) write();
          transaction.succeed(undefined);
        }, 5);
        const store = {
          transaction: Object.assign(transaction, { commit: () => undefined }),
          put: (value: unknown, key: string) => {
            // As it is now, and not when it is written.
            const copy = structuredClone(value);
            writes.push(() => this.entries.set(key, copy));
          },
          delete: (key: string) => writes.push(() => this.entries.delete(key)),
          getAllKeys: () => succeed([...this.entries.keys()]),
          getAll: () => succeed([...this.entries.values()].map((value) => structuredClone(value))),
        };
        return { objectStore: () => store };
      },
    };
  }
}

class ModelRequest {
  result: unknown;
  error: Error | undefined;
  onsuccess: () => void = () => undefined;
  oncomplete: () => void = () => undefined;
  onerror: () => void = () => undefined;
  readonly #listen: (name: string) => void;

  constructor(listen: (name: string) => void) {
    this.#listen = listen;
  }

  addEventListener(name: string): void {
    this.#listen(name);
  }

  succeed(result: unknown): void {
    this.result = result;
    this.oncomplete();
    this.onsuccess();
  }

  fail(): void {
    this.error = new Error('no room');
    this.onerror();
  }
}

function succeed(result: unknown): ModelRequest {
  const request = new ModelRequest(() => undefined);
  queueMicrotask(() => request.succeed(result));
  return request;
}

/** The locks of one browser: whoever waits for one has it when the tab that had it is gone. */
export class ModelLocks {
  readonly #held = new Map<string, ModelTab>();
  readonly #waiting = new Map<string, { tab: ModelTab; work: () => void }[]>();

  for(tab: ModelTab) {
    return {
      request: (
        name: string,
        ...[first, second]: [unknown, (() => Promise<unknown>)?]
      ): Promise<void> => {
        // With options between or without.
        const work = second ?? (first as () => Promise<unknown>);
        return new Promise((resolve) => {
          const take = () => {
            this.#held.set(name, tab);
            void Promise.resolve(work()).then(() => {
              this.#release(name);
              resolve();
            });
          };
          if (!this.#held.has(name)) return take();
          this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), { tab, work: take }]);
        });
      },
    };
  }

  /** Takes from a tab that was killed what it held. */
  releaseKilled(): void {
    for (const [name, tab] of this.#held) if (tab.isKilled) this.#release(name);
  }

  #release(name: string): void {
    this.#held.delete(name);
    const waiting = (this.#waiting.get(name) ?? []).filter(({ tab }) => !tab.isKilled);
    const [next, ...rest] = waiting;
    this.#waiting.set(name, rest);
    next?.work();
  }
}

/** `EventSource` as a tab has it: the feed of a model server, asked every few moments. */
export function modelFeed(server: ModelServer, tab: ModelTab) {
  return class ModelEventSource {
    static readonly CLOSED = 2;
    readyState = 1;
    #sent: number;
    readonly #listeners = new Map<string, (event: { data: string }) => void>();

    constructor(url: string) {
      const since = readCursors(new URL(url, 'http://x').searchParams.get('since') ?? '');
      const { stream, epoch, seq } = server.cursor();
      const asked = since.find((cursor) => cursor.stream === stream && cursor.epoch === epoch);
      this.#sent = asked?.seq ?? seq;
      const begun = { stream, epoch, seq: this.#sent };
      setTimeout(() => {
        this.#tell('hello', { cursors: [begun] });
        if (since.length > 0 && !asked) this.#tell('reload', begun);
        this.#send();
      }, 10);
    }

    addEventListener(name: string, listener: (event: { data: string }) => void): void {
      this.#listeners.set(name, listener);
    }

    close(): void {
      this.readyState = 2;
    }

    #send(): void {
      if (this.readyState === 2 || tab.isKilled) return;
      // What the log holds by now, a few at a time.
      const changes = tab.isHeld ? [] : server.log.slice(this.#sent, this.#sent + 5);
      this.#sent += changes.length;
      tab.heard += changes.length;
      if (changes.length > 0) this.#tell('changes', { changes });
      setTimeout(() => this.#send(), 40);
    }

    #tell(name: string, data: object): void {
      if (this.readyState !== 2 && !tab.isKilled)
        this.#listeners.get(name)?.({ data: JSON.stringify(data) });
    }
  };
}

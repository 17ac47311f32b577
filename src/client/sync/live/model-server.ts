import type { Cursor } from '#shared/contracts/pages.ts';
import type { Change } from '#shared/contracts/feed-events.ts';
import { newId } from '#shared/ids.ts';

// What the tests of the sync put in place of the server, the channel between tabs, and chance.

export interface Note {
  id: string;
  version: number;
  text: string;
  color: string;
}

/** Numbers that look random and are the same in each run of a seed. */
export function randomOf(seed: number) {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    chance: (probability: number) => next() < probability,
    below: (limit: number) => Math.floor(next() * limit),
    pick: <T>(items: readonly T[]): T | undefined => items[Math.floor(next() * items.length)],
  };
}
export type Random = ReturnType<typeof randomOf>;

interface Stored extends Note {
  list: string;
  deleted: boolean;
}

/** One user's lists of notes: writes in the order in which they arrive, each operation once. */
export class ModelServer {
  readonly stream = newId();
  readonly epoch = newId();
  readonly rows = new Map<string, Stored>();
  readonly log: Change[] = [];
  readonly written: string[] = [];
  readonly #answers = new Map<string, [number, unknown]>();

  handle(
    method: string,
    path: string,
    body: Partial<Note>,
    operationId: string | null,
  ): [number, unknown] {
    if (method === 'GET') return [200, this.#page(path)];
    const known = operationId === null ? undefined : this.#answers.get(operationId);
    if (known) return known;
    const answer = this.#write(method, path, body);
    if (operationId !== null && answer[0] === 200) this.#answers.set(operationId, answer);
    return answer;
  }

  alive(list = 'notes'): Note[] {
    return [...this.rows.values()].filter((row) => !row.deleted && row.list === list).map(shown);
  }

  cursor(): Cursor {
    return { stream: this.stream, epoch: this.epoch, seq: this.log.length };
  }

  // Small pages, so that changes fall between them.
  #page(path: string) {
    const [list, query] = path.slice(1).split('?');
    const after = new URLSearchParams(query).get('after') ?? '';
    const rest = this.alive(list)
      .filter((row) => row.id > after)
      .sort(byId);
    const rows = rest.slice(0, 3);
    const next = rest.length > 3 ? rows.at(-1)?.id : null;
    const starts = rest.slice(3).filter((_, at) => at % 3 === 2);
    return { rows, cursor: this.cursor(), next, starts: starts.map(({ id }) => id) };
  }

  #write(method: string, path: string, body: Partial<Note>): [number, unknown] {
    const [list = '', id = body.id ?? '', verb] = path.split('/').slice(1);
    const held = this.rows.get(id);
    if (method === 'POST' && !verb) return this.#create(list, body, held);
    if (!held || (held.deleted && method === 'PATCH')) return refused(404, 'not_found');
    if (method === 'DELETE' && held.deleted)
      return [200, { id, version: held.version, deleted: true }];
    if (body.text !== undefined) this.written.push(body.text);
    const deleted = method === 'DELETE';
    const row = { ...held, ...body, version: held.version + 1, deleted };
    this.#store(row);
    return [200, deleted ? { id, version: row.version, deleted: true } : shown(row)];
  }

  #create(list: string, body: Partial<Note>, held: Stored | undefined): [number, unknown] {
    if (held) return held.deleted ? refused(404, 'not_found') : [200, shown(held)];
    if (body.text?.includes('refuse')) return refused(400, 'invalid');
    this.written.push(body.text ?? '');
    const row = { id: '', text: '', color: '', ...body, list, version: 1, deleted: false };
    this.#store(row);
    return [200, shown(row)];
  }

  #store(row: Stored): void {
    this.rows.set(row.id, row);
    const record = row.deleted ? null : shown(row);
    const { id, version } = row;
    this.log.push({
      stream: this.stream,
      seq: this.log.length + 1,
      domain: row.list,
      id,
      version,
      row: record,
    });
  }
}

function refused(status: number, code: string): [number, unknown] {
  return [status, { error: { code, message: 'Refused', reference: 'r' } }];
}

function shown({ id, version, text, color }: Note): Note {
  return { id, version, text, color };
}

export const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/** The channel between tabs, on the clock of the test; every message takes a while. */
export class ModelChannel {
  static readonly open = new Set<ModelChannel>();
  readonly #listeners: ((event: { data: unknown }) => void)[] = [];

  constructor() {
    ModelChannel.open.add(this);
  }

  addEventListener(_type: 'message', listener: (event: { data: unknown }) => void): void {
    this.#listeners.push(listener);
  }

  postMessage(message: unknown): void {
    for (const other of ModelChannel.open) {
      if (other === this) continue;
      const data = structuredClone(message);
      setTimeout(() => other.#listeners.forEach((listener) => listener({ data })), 2);
    }
  }
}

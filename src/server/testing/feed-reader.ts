import { request, type ClientRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Cursor } from '#shared/contracts/pages.ts';
import { writeCursors } from '#shared/contracts/feed-contract.ts';
import { feedEvents, type Change } from '#shared/contracts/feed-events.ts';
import type { TestClient } from './client.ts';

/** A browser that follows the live feed over a real connection and checks every event's shape. */
export class FeedReader {
  readonly changes: Change[] = [];
  readonly reloads: Cursor[] = [];
  readonly hellos: Cursor[][] = [];
  /** How far each stream has come, as a browser keeps it. */
  readonly cursors = new Map<string, Cursor>();
  reconnects = 0;
  status = 0;
  headers: Record<string, unknown> = {};
  ended = false;
  #request: ClientRequest | undefined;
  readonly #client: TestClient;

  constructor(client: TestClient) {
    this.#client = client;
  }

  /** Connects, from its cursors on if it has any; resolves once the server has said hello. */
  async connect(url = this.#client.url): Promise<this> {
    const since = writeCursors([...this.cursors.values()]);
    const hellos = this.hellos.length;
    this.ended = false;
    this.status = 0;
    this.#request = request(`${url}/api/v1/feed${since ? `?since=${since}` : ''}`, {
      headers: this.#client.headers,
      agent: false,
    });
    this.#request.on('response', (response) => {
      this.status = response.statusCode ?? 0;
      this.headers = response.headers;
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        const parts = (text + piece).split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts) this.#hear(part);
      });
      response.on('close', () => (this.ended = true)).on('error', () => (this.ended = true));
    });
    this.#request.on('error', () => (this.ended = true));
    this.#request.end();
    await this.until(() => this.hellos.length > hellos || this.ended || this.status >= 400);
    return this;
  }

  disconnect(): void {
    this.#request?.destroy();
    this.ended = true;
  }

  async until(holds: () => boolean, withinMs = 5_000): Promise<void> {
    const began = performance.now();
    while (!holds()) {
      if (performance.now() - began > withinMs)
        throw new Error(`The feed did not come so far within ${withinMs} ms`);
      await delay(2);
    }
  }

  #hear(text: string): void {
    const event = /^event: (.*)$/m.exec(text)?.[1];
    const data: unknown = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? 'null');
    if (event === 'hello') {
      const { cursors } = z.parse(feedEvents.hello, data);
      this.hellos.push(cursors);
      for (const cursor of cursors) this.cursors.set(cursor.stream, cursor);
    } else if (event === 'changes') {
      for (const change of z.parse(feedEvents.changes, data).changes) this.#take(change);
    } else if (event === 'reload') {
      const cursor = z.parse(feedEvents.reload, data);
      this.reloads.push(cursor);
      this.cursors.set(cursor.stream, cursor);
    } else if (event === 'reconnect') {
      this.reconnects += 1;
    } else if (event !== 'ping') {
      throw new Error(`An event that nobody declared: ${text}`);
    }
  }

  #take(change: Change): void {
    this.changes.push(change);
    const known = this.cursors.get(change.stream);
    if (known) this.cursors.set(change.stream, { ...known, seq: change.seq });
  }
}

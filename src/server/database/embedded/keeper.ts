import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { whileLocked } from './lock.ts';
import { isSocketThere, type Place } from './place.ts';
import { joinOrStart } from './serve.ts';

export interface Keeper {
  stop(): Promise<void>;
}

/** How often somebody looks whether the server can still be reached by those who come anew. */
const lookEveryMs = 3_000;

/**
 * Holds one connection, whose end is the first sign of a dead server, and then revives it. So it does
 * when its socket was swept away: whoever is connected would never know.
 */
export function keepAlive(start: {
  place: Place;
  log(line: string): void;
  client: Client;
}): Keeper {
  const { place, log } = start;
  const stopping = new AbortController();
  let client = start.client;
  const revive = async () => {
    for (let wait = 50; !stopping.signal.aborted; wait = Math.min(wait * 2, 2_000)) {
      try {
        await whileLocked(place.startLock, async () => {
          if (!stopping.signal.aborted) watch(await joinOrStart(place, log));
        });
        return;
      } catch (error) {
        log(`PostgreSQL is away: ${error instanceof Error ? error.message : String(error)}`);
        await delay(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    }
  };
  let reviving: Promise<void> = Promise.resolve();
  const watch = (connected: Client) => {
    client = connected;
    const looking = setInterval(() => {
      if (!isSocketThere(place)) void connected.end().catch(() => {});
    }, lookEveryMs).unref();
    client.once('end', () => {
      clearInterval(looking);
      if (!stopping.signal.aborted) reviving = revive();
    });
  };
  watch(client);
  return {
    async stop() {
      stopping.abort();
      await reviving;
      await client.end().catch(() => {});
    },
  };
}

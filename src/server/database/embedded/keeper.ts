import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { whileLocked } from './lock.ts';
import type { Place } from './place.ts';
import { joinOrStart } from './serve.ts';

export interface Keeper {
  stop(): Promise<void>;
}

/** Holds one connection, whose end is the first sign of a dead server, and then revives it. */
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
    client.once('end', () => {
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

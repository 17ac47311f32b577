import { setTimeout as delay } from 'node:timers/promises';
import type { Client, ClientConfig } from 'pg';
import { addressOf } from './embedded/connect.ts';
import { type Lock, shareLock, tryExclusive, whileLocked } from './embedded/lock.ts';
import { type Place, placeOf } from './embedded/place.ts';
import { endPostmaster } from './embedded/postmaster.ts';
import { joinOrStart, joinRunning } from './embedded/serve.ts';

/** A real PostgreSQL of our own. `owner` migrates, `app` serves and owns nothing. */
export interface EmbeddedDatabase {
  owner: ClientConfig;
  app: ClientConfig;
  /** Leaves the server, and ends it if no other process uses it. */
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  log(line: string): void;
}

/**
 * Starts the PostgreSQL that npm brought along, or joins the one that serves this folder already,
 * and starts it again whenever it dies.
 */
export async function startEmbedded({ dataDir, log }: Options): Promise<EmbeddedDatabase> {
  const place = placeOf(dataDir);
  const { client, presence } = await enter(place, log);
  const keeper = keepAlive({ place, log, client });
  let stopped: Promise<void> | undefined;
  return {
    owner: addressOf(place, 'dayslate_owner', 'dayslate'),
    app: addressOf(place, 'dayslate_app', 'dayslate'),
    stop: () => (stopped ??= leave(place, presence, keeper)),
  };
}

const REFUSE_AFTER_MS = 4_000;

/** Registers this process as a user of the server while nobody else starts or stops it. */
async function enter(
  place: Place,
  log: Options['log'],
): Promise<{ client: Client; presence: Lock }> {
  const began = Date.now();
  for (;;) {
    const entered = await whileLocked(place.startLock, async () => {
      const alone = tryExclusive(place.usersLock);
      alone?.release();
      // Others use it: their server died and they are about to revive it, or it is out of our reach.
      const client = alone ? await joinOrStart(place, log) : await joinRunning(place);
      return client && { client, presence: shareLock(place.usersLock) };
    });
    if (entered) return entered;
    if (Date.now() - began > REFUSE_AFTER_MS)
      throw new Error(
        `${place.folder} is in use by a Dayslate whose database cannot be reached from here ` +
          '(another container?). Stop it, or give each its own DATA_DIR.',
      );
    await delay(100);
  }
}

interface Keeper {
  stop(): Promise<void>;
}

/** Holds one connection, whose end is the first sign of a dead server, and then revives it. */
function keepAlive(start: { place: Place; log: Options['log']; client: Client }): Keeper {
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

/** Whoever leaves last turns off the light. */
async function leave(place: Place, presence: Lock, keeper: Keeper): Promise<void> {
  await keeper.stop();
  await whileLocked(place.startLock, async () => {
    presence.release();
    const alone = tryExclusive(place.usersLock);
    if (alone) await endPostmaster(place);
    alone?.release();
  });
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Client, ClientConfig } from 'pg';
import { addressOf } from '#server/database/embedded/connect.ts';
import { type Keeper, keepAlive } from '#server/database/embedded/keeper.ts';
import { type Lock, shareLock, tryExclusive, whileLocked } from '#server/database/embedded/lock.ts';
import { type Place, placeOf } from '#server/database/embedded/place.ts';
import { endPostmaster, findPostmaster } from '#server/database/embedded/postmaster.ts';
import { joinOrStart, joinRunning } from '#server/database/embedded/serve.ts';

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
  const abandon = () => leaveAtOnce(place, presence);
  process.once('exit', abandon);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    process.off('exit', abandon);
    return leave(place, presence, keeper);
  };
  return {
    owner: addressOf(place, 'dayslate_owner', 'dayslate'),
    app: addressOf(place, 'dayslate_app', 'dayslate'),
    stop: () => (stopped ??= stop()),
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

/** For a process that ends without `stop`, after a failed start say: asks, and cannot wait. */
function leaveAtOnce(place: Place, presence: Lock): void {
  const starting = tryExclusive(place.startLock);
  presence.release();
  const alone = starting && tryExclusive(place.usersLock);
  const pid = alone && findPostmaster(place);
  if (pid) process.kill(pid, 'SIGINT');
}

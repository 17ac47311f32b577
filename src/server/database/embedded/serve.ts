import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Account, accounts, refusal } from './account.ts';
import { type Binaries, WAY_OUT, copyBinaries, findBinaries, repairLinks } from './binaries.ts';
import { ensureRoles, prepareData } from './cluster.ts';
import { tryConnect } from './connect.ts';
import { endPostmaster, findPostmaster, launch, saysReady } from './postmaster.ts';
import { isSocketThere, type Place, ownerOf } from './place.ts';

const RECOVERY_MS = 600_000;
const SILENCE_MS = 15_000;
const POLL_MS = 10;

/** Joins the server of this folder, or starts it. Call it under the start lock. */
export async function joinOrStart(place: Place, log: (line: string) => void): Promise<Client> {
  const running = await joinRunning(place);
  if (running) return running;
  const { binaries, account } = choose(place);
  await prepareData(place, binaries, account);
  const client = await start(place, binaries, account);
  await ensureRoles(client);
  log(
    `PostgreSQL ${binaries.version.split('.0-')[0]} started as ${account.name}, data in ${place.data}`,
  );
  return client;
}

/** A connection to the server that runs already, if one does; it may be getting ready or leaving. */
export async function joinRunning(place: Place): Promise<Client | undefined> {
  const began = Date.now();
  for (;;) {
    const attempt = await tryConnect(place);
    if ('client' in attempt) return attempt.client;
    const pid = findPostmaster(place);
    if (!pid) return undefined;
    const patience = 'starting' in attempt && attempt.starting ? RECOVERY_MS : SILENCE_MS;
    // It says so once its socket is there, so in this order nobody is mistaken who just starts.
    const isSwept = 'absent' in attempt && saysReady(place) && !isSocketThere(place);
    if (isSwept || Date.now() - began > patience) {
      if (!('absent' in attempt))
        throw new Error(
          `PostgreSQL (process ${pid}) holds ${place.data} but says: ${attempt.words}`,
        );
      await endPostmaster(place); // Its socket was swept away: nobody can reach it any more.
      return undefined;
    }
    await delay(POLL_MS);
  }
}

async function start(place: Place, binaries: Binaries, account: Account): Promise<Client> {
  const began = Date.now();
  let launched = launch(place, binaries, account);
  for (;;) {
    const attempt = await tryConnect(place);
    if ('client' in attempt) return attempt.client;
    const words = launched.lastWords();
    if (words !== undefined) {
      // The children of a killed server need a moment to notice.
      const isOldDying = words.includes('shared memory block');
      if (!isOldDying || Date.now() - began > SILENCE_MS)
        throw new Error(`PostgreSQL did not start: ${words}`);
      await delay(100);
      launched = launch(place, binaries, account);
    }
    if (Date.now() - began > RECOVERY_MS)
      throw new Error(`PostgreSQL does not answer; see ${place.log}`);
    await delay(POLL_MS);
  }
}

/** The first account that may reach both the programs and the data, copying the programs if need be. */
function choose(place: Place): { binaries: Binaries; account: Account } {
  const installed = findBinaries();
  const candidates = accounts(ownerOf(place.data));
  const refusals: string[] = [];
  const pick = (binaries: Binaries) =>
    candidates.find((account) => {
      const words = refusal(account, binaries.postgres, place.folder);
      if (words) refusals.push(words);
      return !words;
    });
  let account = repairLinks(installed) ? pick(installed) : undefined;
  if (account) return { binaries: installed, account };
  refusals.length = 0; // The copy decides; what was said of the original would only confuse.
  const copied = copyBinaries(installed, place.folder);
  account = pick(copied);
  if (account) return { binaries: copied, account };
  throw new Error(
    `The bundled PostgreSQL cannot run here (${refusals.join('; ')}). Try another DATA_DIR. ${WAY_OUT}`,
  );
}

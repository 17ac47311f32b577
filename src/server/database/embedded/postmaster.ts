import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Account, cleanEnvironment } from './account.ts';
import type { Binaries } from './binaries.ts';
import { type Place, makeSocketFolder } from './place.ts';

/** For one small server; fsync, full page writes and synchronous commit stay on. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  cluster_name: 'dayslate',
};

const LOG_BYTES = 10_000_000;

/** A server process that may still die before it answers. */
export interface Launch {
  /** The server's own last words once it has ended, else undefined. */
  lastWords(): string | undefined;
}

/** Starts the server in a session of its own: Ctrl+C in our terminal must not reach it before us. */
export function launch(place: Place, binaries: Binaries, account: Account): Launch {
  forgetStale(place);
  makeSocketFolder(place, account.owner);
  const options = { ...settings, unix_socket_directories: place.socket };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file, args, identity } = account.call(binaries.postgres, ['-D', place.data, ...flags]);
  const isLong = (statSync(place.log, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES;
  // A file, not a pipe: the server may outlive this process.
  const log = openSync(place.log, isLong ? 'w' : 'a');
  const from = isLong ? 0 : statSync(place.log).size;
  const stdio = ['ignore', log, log] as const;
  const child = spawn(file, args, {
    ...identity,
    cwd: '/',
    env: cleanEnvironment,
    detached: true,
    stdio: [...stdio],
  });
  closeSync(log);
  child.unref();
  let ended: string | undefined;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended = `it ended with ${code ?? signal}`));
  return {
    lastWords() {
      if (ended === undefined) return undefined;
      return readFileSync(place.log).subarray(from).toString('utf8').trim() || ended;
    },
  };
}

/** The process that serves this data folder now, if there is one. */
export function findPostmaster(place: Place): number | undefined {
  const pid = Number(readPidFile(place)?.split('\n')[0]);
  return pid > 0 && isServing(pid, place.data) ? pid : undefined;
}

/** Whether the server says of itself that it takes connections. */
export function saysReady(place: Place): boolean {
  // The eighth line of its file, once it has come so far.
  return readPidFile(place)?.split('\n')[7]?.trim() === 'ready';
}

/** Ends the server: connections are closed, transactions rolled back, everything written down. */
export async function endPostmaster(place: Place): Promise<void> {
  const pid = findPostmaster(place);
  if (pid) process.kill(pid, 'SIGINT');
  // Not by its existence: in a container nobody may collect the dead process.
  while (pid && isServing(pid, place.data)) await delay(10);
  rmSync(place.socket, { recursive: true, force: true });
}

/**
 * A number can belong to another program by now, above all in containers where they start at 1;
 * PostgreSQL would then refuse to start for ever.
 */
function forgetStale(place: Place): void {
  if (!findPostmaster(place)) rmSync(join(place.data, 'postmaster.pid'), { force: true });
}

/** By its command line, which everybody may read: in a container even root may not look at more. */
function isServing(pid: number, data: string): boolean {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data);
    const { stdout } = spawnSync('ps', ['-ww', '-p', String(pid), '-o', 'command='], {
      encoding: 'utf8',
    });
    return stdout.includes(data);
  } catch {
    return false;
  }
}

function readPidFile(place: Place): string | undefined {
  try {
    return readFileSync(join(place.data, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
}

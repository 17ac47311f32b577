import { createHash } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where everything of one embedded server lies. */
export interface Place {
  folder: string;
  data: string;
  log: string;
  /** Held while somebody starts or stops the server. */
  startLock: string;
  /** Shared by every process that uses the server. */
  usersLock: string;
  /** A unix socket's path may have about 100 bytes, so it cannot lie in the data folder. */
  socket: string;
}

/** The same folder gives the same place in every process, so that all find one server. */
export function placeOf(dataDir: string): Place {
  const folder = usableFolder(dataDir);
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return {
    folder,
    data: join(folder, 'postgres'),
    log: join(folder, 'postgres.log'),
    startLock: join(folder, 'postgres.lock'),
    usersLock: join(folder, 'postgres.users'),
    socket: join(shortTemporaryFolder(), `dayslate-${hash}`),
  };
}

/** The folder, made if need be; fails in one line if nothing can be kept there. */
export function usableFolder(dataDir: string): string {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    return realpathSync(dataDir);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(
      `DATA_DIR ${dataDir} cannot be written by this user (${words}). Make it writable, or set ` +
        'another DATA_DIR.',
    );
  }
}

// Not by `recursive`, which tries for ever where a system has no place for folders, as below /proc.
function makeFolder(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new Error(`${path} is no folder`);
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have been quicker.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** A socket folder that somebody else laid out in the shared temporary folder is not to be trusted. */
export function isSocketOurs({ socket, data }: Place): boolean {
  const found = lstatSync(socket, { throwIfNoEntry: false });
  if (!found?.isDirectory() || (found.mode & 0o077) !== 0) return false;
  const self = process.getuid?.();
  return found.uid === self || (self === 0 && found.uid === ownerOf(data));
}

/** Nobody listens on it: it only names the socket. */
export const socketPort = 5432;

/** Temporary folders are swept, by hand and by the system. */
export function isSocketThere({ socket }: Place): boolean {
  return existsSync(join(socket, `.s.PGSQL.${socketPort}`));
}

export function makeSocketFolder({ socket }: Place, owner: number): void {
  rmSync(socket, { recursive: true, force: true });
  mkdirSync(socket, { mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(socket, owner, -1);
}

export function ownerOf(path: string): number | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.uid;
}

function shortTemporaryFolder(): string {
  try {
    accessSync('/tmp', constants.W_OK);
    return '/tmp';
  } catch {
    return tmpdir();
  }
}

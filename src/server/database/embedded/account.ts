import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * As whom PostgreSQL runs: it refuses root, and initdb refuses a user without a name.
 * `owner` is whom its files must belong to, seen from outside.
 */
export interface Account {
  name: string;
  owner: number;
  /** How to call a program as this account. */
  call(program: string, args: string[]): { file: string; args: string[]; identity: Identity };
}

type Identity = { uid?: number; gid?: number };

/** Nothing of the caller's environment: PGDATA, LC_ALL and their like must not reach the server. */
export const cleanEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', HOME: '/' };

/**
 * The accounts to try, best first. Root hands over to a user of the system, the one that owns the
 * data already if there is one; where that user cannot reach the files (below /root, say), a user
 * namespace lets root keep its files and yet appear as somebody else.
 */
export function accounts(dataOwner: number | undefined): Account[] {
  const users = systemUsers();
  const self = process.getuid?.() ?? -1;
  const inside = ['postgres', 'daemon', 'nobody'].flatMap((name) => users.get(name) ?? []).at(0);
  const namespace = inside ? [inNamespace(self, inside)] : [];
  if (self !== 0) {
    const named =
      [...users.values()].some((user) => user.uid === self) || process.platform !== 'linux';
    return named ? [asSelf(self)] : [...namespace, asSelf(self)];
  }
  const others = ['postgres', 'nobody'].flatMap((name) => users.get(name) ?? []);
  const candidates = [
    ...others.slice(0, 1).map(asUser),
    ...namespace,
    ...others.slice(1).map(asUser),
  ];
  return candidates.sort((a, b) => Number(b.owner === dataOwner) - Number(a.owner === dataOwner));
}

/** Whether this account may enter the folder and run the program; its own words if not. */
export function refusal(account: Account, program: string, folder: string): string | undefined {
  const script = 'test -x "$1" || { echo "may not enter $1" >&2; exit 1; }; exec "$2" --version';
  const { file, args, identity } = account.call('/bin/sh', ['-c', script, 'sh', folder, program]);
  const run = spawnSync(file, args, {
    ...identity,
    cwd: '/',
    env: cleanEnvironment,
    encoding: 'utf8',
  });
  if (run.status === 0) return undefined;
  return `${account.name}: ${(run.error?.message ?? run.stderr).trim().split('\n').at(-1)}`;
}

interface User {
  name: string;
  uid: number;
  gid: number;
}

function asSelf(uid: number): Account {
  return { name: 'this user', owner: uid, call: (file, args) => ({ file, args, identity: {} }) };
}

function asUser({ name, uid, gid }: User): Account {
  return { name, owner: uid, call: (file, args) => ({ file, args, identity: { uid, gid } }) };
}

function inNamespace(self: number, inside: User): Account {
  const prefix = ['--user', `--map-user=${inside.uid}`, '--'];
  return {
    name: 'user namespace',
    owner: self,
    call: (program, args) => ({
      file: 'unshare',
      args: [...prefix, program, ...args],
      identity: {},
    }),
  };
}

function systemUsers(): Map<string, User> {
  const users = new Map<string, User>();
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    // macOS counts nobody as -2, which cannot be handed to a process.
    if (name && Number(uid) >= 0) users.set(name, { name, uid: Number(uid), gid: Number(gid) });
  }
  return users;
}

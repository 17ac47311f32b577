import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type pg from 'pg';

const politeness = 5;

/** Whoever works in the product meanwhile comes first. */
export function standBack(): void {
  setPriority(politeness);
  if (process.platform !== 'linux') return;
  // Linux counts each thread by itself, and shares time between sessions before it does so within
  // one: that of this process, if it has one of its own, takes its place behind the others.
  for (const thread of readdirSync('/proc/self/task')) whereAllowed(() => rank(Number(thread)));
  const session = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ')[3];
  if (Number(session) === process.pid)
    whereAllowed(() => writeFileSync('/proc/self/autogroup', String(politeness)));
}

/** The same for the process of a PostgreSQL of this machine that works for this connection. */
export async function letStandBack(client: pg.Client): Promise<void> {
  if (!client.host.startsWith('/')) return;
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  for (const { pid } of rows) whereAllowed(() => rank(pid));
}

const rank = (pid: number) => setPriority(pid, politeness);

function whereAllowed(act: () => void): void {
  try {
    act();
  } catch {
    // Of another user, or a thread that has just ended, or a kernel without sessions of this kind.
  }
}

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { placeOf } from '#server/database/embedded/place.ts';
import { server } from '../../scripts/server.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A data folder and a port, which outlive the processes that serve them. */
export interface Site {
  dataDir: string;
  port: number;
  origin: string;
  env: Record<string, string>;
}

/** One process of the product, from its start to its end. */
export interface Life {
  site: Site;
  child: ChildProcess;
  /** Resolves to the exit code, or to the signal that ended it. */
  ended: Promise<number | string>;
  /** Everything it printed, to say what happened when a round fails. */
  said(): string;
}

const sites = new Set<Site>();
const lives = new Set<Life>();
// Whatever ends this process, nothing may be left running: the product has a process group of its own.
process.once('exit', () => {
  for (const site of sites) abandon(site);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
// A test worker whose runner was killed hears only this.
process.once('disconnect', () => process.exit(130));

export async function newSite(env: Record<string, string> = {}): Promise<Site> {
  const port = await quietPort();
  const dataDir = mkdtempSync(join(tmpdir(), 'dayslate-kill-'));
  const site = { dataDir, port, origin: `http://localhost:${port}`, env };
  sites.add(site);
  return site;
}

/** A second port on the same data folder. */
export async function neighbourOf(site: Site): Promise<Site> {
  const port = await quietPort();
  return { ...site, port, origin: `http://localhost:${port}` };
}

/** Starts the product as `npm start` does, in a process group of its own. */
export function begin(site: Site, env: Record<string, string> = {}): Life {
  const settings = { PORT: String(site.port), DATA_DIR: site.dataDir, LOG_LEVEL: 'warn' };
  const unset = { PUBLIC_URL: '', DATABASE_URL: '', DATABASE_DIRECT_URL: '', SMTP_URL: '' };
  const child = spawn(process.execPath, server.args, {
    cwd: root,
    env: { ...process.env, ...server.env, ...unset, ...settings, ...site.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (text = (text + part.toString()).slice(-20_000)));
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => {
      lives.delete(life);
      resolve(code ?? signal ?? 'nothing');
    }),
  );
  const life: Life = { site, child, ended, said: () => text };
  lives.add(life);
  return life;
}

/** Milliseconds until the product says that it reaches its database; throws when it ends before. */
export async function untilReady(life: Life, isSo: () => boolean = () => true): Promise<number> {
  const began = performance.now();
  for (;;) {
    const ready = await fetch(`${life.site.origin}/api/v1/ready`, {
      signal: AbortSignal.timeout(5_000),
      headers: { connection: 'close' },
    }).catch(() => undefined);
    await ready?.text().catch(() => undefined);
    const ms = performance.now() - began;
    if (ready?.status === 200 && isSo()) return ms;
    if (life.child.exitCode !== null || life.child.signalCode !== null)
      throw new Error(`the product ended by itself:\n${life.said()}`);
    if (ms > 60_000) throw new Error(`not ready after a minute:\n${life.said()}`);
    await delay(10);
  }
}

/** The PostgreSQL that serves the folder now. */
export function postmasterOf({ dataDir }: Site): number | undefined {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  return pid > 0 && isAlive(pid) ? pid : undefined;
}

/** SIGKILL for the server alone; PostgreSQL lives on without anybody. */
export function killServer({ child }: Life): void {
  if (child.pid) kill(-child.pid);
}

/** SIGKILL for PostgreSQL alone; its children follow by themselves. */
export function killPostmaster(site: Site): void {
  const pid = postmasterOf(site);
  if (pid) kill(pid);
}

/** SIGKILL for everything at once, as when the memory runs out or the container is thrown away. */
export function killAll(life: Life): void {
  const postmaster = postmasterOf(life.site);
  const children = postmaster ? childrenOf(postmaster) : [];
  killServer(life);
  for (const pid of [postmaster, ...children]) if (pid) kill(pid);
}

/** Kills what is left of a site and removes its files. */
export function abandon(site: Site): void {
  for (const life of lives) if (life.site.dataDir === site.dataDir) killServer(life);
  const postmaster = postmasterOf(site);
  const children = postmaster ? childrenOf(postmaster) : [];
  for (const pid of [postmaster, ...children]) if (pid) kill(pid);
  if (existsSync(site.dataDir))
    rmSync(placeOf(site.dataDir).socket, { recursive: true, force: true });
  rmSync(site.dataDir, { recursive: true, force: true, maxRetries: 5 });
  sites.delete(site);
}

function childrenOf(parent: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([pid, of]) => (pid && of === parent ? [pid] : []));
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'stat='], { encoding: 'utf8' });
  // In a container nobody may collect the dead.
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

// Below the numbers that the system gives away by itself: while the server is down, somebody's
// outgoing connection could sit on its port.
async function quietPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

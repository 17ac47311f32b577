import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '#shared/ids.ts';
import { Client } from './client.ts';
import { measuredTree } from './tree.ts';

/** The product in a process of its own, on a new data folder, as `npm start` runs it. */
export interface RunningProduct {
  origin: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  startedInMs: number;
  /** Resident memory of the server in MB, now. */
  memory(): number;
  stop(): Promise<void>;
}

export async function startServer(
  options: { dataDir?: string; port?: number; env?: Record<string, string> } = {},
): Promise<RunningProduct> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'dayslate-bench-'));
  const port = options.port ?? (await freePort());
  const { root, server } = measuredTree();
  const began = performance.now();
  const child = spawn(process.execPath, server.args, {
    cwd: root,
    env: {
      ...process.env,
      ...server.env,
      PORT: String(port),
      PUBLIC_URL: '',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // What is measured here is the server, not what it lets one account use of it.
      REQUESTS_PER_SECOND: '100000',
      STREAMS_PER_USER: '10000',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('is ready') && resolve());
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    port,
    dataDir,
    process: child,
    startedInMs: performance.now() - began,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      child.removeAllListeners('exit');
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A signed-in user with a workspace. */
export async function signUp(
  origin: string,
  connections = 1,
): Promise<{ client: Client; userId: string; email: string; password: string }> {
  const client = new Client(origin, connections);
  const email = `${newId()}@bench.example`;
  const password = `long enough ${newId()}`;
  const { user } = await client.call<{ user: { id: string } }>('POST', '/auth/sign-up', {
    email,
    password,
    timeZone: 'UTC',
  });
  await client.call('POST', '/workspaces', { id: newId(), name: 'Bench' });
  return { client, userId: user.id, email, password };
}

export function newTask(i: number): Record<string, unknown> {
  return {
    id: newId(),
    title: `Task ${i}: film the harbour reel`,
    plannedOn: '2026-11-21',
    notes: 'Wides first.',
    timeType: 'start-only',
    startTime: '10:30',
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '#server/database/embedded.ts';
import { newId } from '#shared/ids.ts';
import { Client } from './client.ts';
import { median, throughput, timeEach } from './measure.ts';
import { newTask, signUp, startServer, type RunningProduct } from './product.ts';
import { report } from './report.ts';

const loadMs = 4_000;
const named = () => ({ 'idempotency-key': newId() });

/** Create, update, list, sign-in: each beside node:http with one prepared statement. */
export async function benchApi(): Promise<void> {
  const product = await startServer();
  const bare = await startBare(product);
  const user = await signUp(product.origin);
  const ids: string[] = [];

  const bareCreate = median(await timeEach(300, (i) => bare.client.send('POST', '/', newTask(i))));
  const create = median(
    await timeEach(300, async (i) => {
      const task = newTask(i);
      ids.push(String(task['id']));
      await user.client.call('POST', '/tasks', task, named());
    }),
  );
  // docs/decisions/026-figures-beside-a-bare-page.md
  const goal = { atMost: Math.max(3, 4 * bareCreate) };
  report({ name: 'create a task, p50', value: create, unit: 'ms', goal, limit: bareCreate });
  const update = median(
    await timeEach(300, (i) =>
      user.client.call(
        'PATCH',
        `/tasks/${ids[Math.abs(i) % ids.length]}`,
        { title: `Changed ${i}` },
        named(),
      ),
    ),
  );
  report({ name: 'update a task, p50', value: update, unit: 'ms', goal, limit: bareCreate });

  while (ids.length < 1000) {
    const task = newTask(ids.length);
    ids.push(String(task['id']));
    await user.client.call('POST', '/tasks', task);
  }
  // docs/decisions/026-figures-beside-a-bare-page.md
  for (const [rows, goal, timesBare] of [
    [100, 3, 3],
    [1000, 9, 2.25],
  ] as const) {
    const limit = median(await timeEach(100, () => bare.client.send('GET', `/?limit=${rows}`)));
    const value = median(
      await timeEach(100, () => user.client.send('GET', `/api/v1/tasks?limit=${rows}`)),
    );
    report({
      name: `list ${rows} tasks, p50`,
      value,
      unit: 'ms',
      goal: { atMost: Math.max(goal, timesBare * limit) },
      limit,
    });
  }

  await benchCompressed(user.client);

  const readers = new Client(product.origin, 16);
  readers.cookie = user.client.cookie;
  const bareReaders = new Client(bare.origin, 16);
  const limit = await throughput(16, loadMs, () => bareReaders.send('GET', '/?limit=1000'));
  const lists = await throughput(16, loadMs, () => readers.send('GET', '/api/v1/tasks?limit=1000'));
  report({
    name: 'list 1,000 tasks, 16 connections',
    value: lists,
    unit: '/s',
    goal: { atLeast: 0.6 * limit },
    limit,
  });

  const users = await Promise.all(Array.from({ length: 16 }, () => signUp(product.origin)));
  const bareWriters = new Client(bare.origin, 16);
  const bareCreates = await throughput(16, loadMs, () => bareWriters.send('POST', '/', newTask(0)));
  const creates = await throughput(16, loadMs, (worker) => {
    const one = users[worker];
    if (!one) throw new Error('more workers than users');
    return one.client.call('POST', '/tasks', newTask(0), named());
  });
  report({
    name: 'create, 16 connections of 16 users',
    value: creates,
    unit: '/s',
    goal: { atLeast: 800 },
    limit: bareCreates,
  });

  const { email, password } = user;
  const signIn = median(
    await timeEach(40, () => user.client.call('POST', '/auth/sign-in', { email, password })),
  );
  report({ name: 'sign in, p50', value: signIn, unit: 'ms', goal: { atMost: 25 } });
  report({
    name: 'memory of the server after all this',
    value: product.memory(),
    unit: 'MB',
    goal: { atMost: 160 },
  });

  for (const client of [
    readers,
    bareReaders,
    bareWriters,
    bare.client,
    user.client,
    ...users.map((one) => one.client),
  ])
    client.close();
  bare.stop();
  await product.stop();
}

async function startBare(
  product: RunningProduct,
): Promise<{ origin: string; client: Client; stop(): void }> {
  // Joins the product's own database server, as its superuser: row level security would show nothing.
  const database = await startEmbedded({ dataDir: product.dataDir, log: () => undefined });
  const child = spawn(process.execPath, [fileURLToPath(new URL('bare.ts', import.meta.url))], {
    env: { ...process.env, BARE_DATABASE: JSON.stringify({ ...database.owner, user: 'postgres' }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim())),
  );
  await database.stop();
  const origin = `http://localhost:${port}`;
  return { origin, client: new Client(origin), stop: () => void child.kill() };
}

/** The list of 1,000 as browsers ask for it, by what they accept, in turns. */
async function benchCompressed(client: Client): Promise<void> {
  const ways = ['identity', 'zstd', 'br', 'gzip'];
  const samples = new Map(ways.map((way) => [way, new Array<number>()]));
  const sizes = new Map<string, number>();
  for (let i = 0; i < 100; i += 1) {
    for (const way of ways) {
      const began = performance.now();
      const headers = { 'accept-encoding': way };
      const { bytes } = await client.send('GET', '/api/v1/tasks?limit=1000', undefined, headers);
      samples.get(way)?.push(performance.now() - began);
      sizes.set(way, bytes / 1024);
    }
  }
  const limit = median(samples.get('identity') ?? []);
  for (const way of ways) {
    report({
      name: `list 1,000 tasks as ${way}, p50`,
      value: median(samples.get(way) ?? []),
      unit: 'ms',
      // What it takes beside the line it saves: 4 ms are 2 KB at 4 Mbit/s.
      goal: { atMost: limit + 9 },
      limit,
      note: `${sizes.get(way)?.toFixed(0)} KB`,
    });
  }
}

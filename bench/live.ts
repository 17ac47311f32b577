import { request } from 'node:http';
import { newId } from '#shared/ids.ts';
import { median, percentile } from './measure.ts';
import { newTask, signUp, startServer } from './product.ts';
import { report } from './report.ts';

const connections = 1_000;
const eventsPerSecond = 10;
const seconds = 15;

/** How long a write takes to reach another client, and what a thousand followers cost. */
export async function benchLive(): Promise<void> {
  const product = await startServer();
  const { client } = await signUp(product.origin);

  const pair: number[] = [];
  const one = await follow(product.origin, client.cookie, (id) =>
    pair.push(performance.now() - (sentAt.get(id) ?? 0)),
  );
  const sentAt = new Map<string, number>();
  const write = async () => {
    const task = newTask(0);
    sentAt.set(String(task['id']), performance.now());
    await client.call('POST', '/tasks', task, { 'idempotency-key': newId() });
  };
  for (let i = 0; i < 200; i += 1) {
    await write();
    await pause(5);
  }
  await pause(200);
  report({
    name: 'live: write sent → seen by another client, p50',
    value: median(pair.slice(20)),
    unit: 'ms',
    goal: { atMost: 8 },
  });
  one();

  const samples: number[] = [];
  const leave: (() => void)[] = [];
  for (let i = 0; i < connections; i += 50) {
    leave.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, () =>
          follow(product.origin, client.cookie, (id) =>
            samples.push(performance.now() - (sentAt.get(id) ?? 0)),
          ),
        ),
      )),
    );
  }
  for (let i = 0; i < eventsPerSecond * seconds; i += 1) {
    await Promise.all([write(), pause(1000 / eventsPerSecond)]);
  }
  await pause(1000);
  const expected = connections * eventsPerSecond * seconds;
  report(
    {
      name: `live: ${connections} connections, ${eventsPerSecond} events a second, p95`,
      value: percentile(samples, 0.95),
      unit: 'ms',
      goal: { atMost: 250 },
    },
    {
      name: 'live: the same, p99',
      value: percentile(samples, 0.99),
      unit: 'ms',
      goal: { atMost: 1000 },
    },
    {
      name: 'live: events not delivered',
      value: expected - samples.length,
      unit: '',
      goal: { atMost: 0 },
    },
    {
      name: 'live: memory of the server',
      value: product.memory(),
      unit: 'MB',
      goal: { atMost: 300 },
    },
  );
  for (const end of leave) end();
  await product.stop();
}

/** Follows the feed; tells the id of each changed record as it arrives. */
function follow(origin: string, cookie: string, seen: (id: string) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}/api/v1/feed`,
      { headers: { cookie }, agent: false },
      (response) => {
        response.on('data', (part: Buffer) => {
          const text = part.toString();
          if (text.includes('event: hello')) resolve(() => void sent.destroy());
          for (const [, id] of text.matchAll(/"domain":"tasks","id":"([0-9a-f-]{36})"/g))
            if (id) seen(id);
        });
        response.on('error', () => undefined);
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

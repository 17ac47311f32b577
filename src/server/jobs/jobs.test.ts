import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { openDatabase } from '#server/database/pool.ts';
import { inSystemTransaction } from '#server/database/transaction.ts';
import { readConfig } from '#server/config.ts';
import { JobWorker, type JobHandler } from './jobs.ts';
import { mailHandler } from './mail.ts';
import { ask, cloneDatabase } from '#server/testing/database.ts';

const log = pino({ level: 'silent' });
const access = await cloneDatabase();
const short = { leaseSeconds: 1, pollMs: 20 };

function aWorker(
  handlers: Record<string, JobHandler>,
  times: typeof short & { hangsAfterMs?: number } = short,
): JobWorker {
  const database = openDatabase(access.app, { maxConnections: 4, onError: () => undefined });
  const worker = new JobWorker(database, log, handlers, times);
  worker.start();
  onTestFinished(async () => {
    await worker.stop();
    await database.close();
  });
  return worker;
}

async function enqueue(kind: string, count: number): Promise<void> {
  const database = openDatabase(access.app, { onError: () => undefined });
  await inSystemTransaction(database, {}, async (transaction) => {
    for (let number = 0; number < count; number += 1) await transaction.enqueue(kind, { number });
  });
  await database.close();
}

const left = async (kind: string) =>
  (
    await ask<{ count: number }>(
      access.superuser,
      'select count(*)::int as count from jobs where kind = $1',
      [kind],
    )
  )[0]?.count;

test('each of many jobs is done once, however many workers there are', async () => {
  const kind = newId();
  const done: unknown[] = [];
  await enqueue(kind, 120);
  for (let i = 0; i < 4; i += 1) aWorker({ [kind]: async ({ number }) => void done.push(number) });
  await expect.poll(() => left(kind)).toBe(0);
  expect(done.sort((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 120 }, (_, i) => i),
  );
});

test('a job that takes longer than its lease is still done by one worker only', async () => {
  const kind = newId();
  let running = 0;
  let most = 0;
  await enqueue(kind, 1);
  const work = async () => {
    most = Math.max(most, (running += 1));
    await delay(2_500);
    running -= 1;
  };
  for (let i = 0; i < 3; i += 1) aWorker({ [kind]: work });
  await expect.poll(() => left(kind)).toBe(0);
  expect(most).toBe(1);
});

test('the jobs of a killed worker are taken again once their lease has ended, none is lost', async () => {
  const kind = newId();
  await enqueue(kind, 12);
  const script = `
    import { pino } from 'pino';
    import { openDatabase } from ${JSON.stringify(new URL('../database/pool.ts', import.meta.url).href)};
    import { JobWorker } from ${JSON.stringify(new URL('jobs.ts', import.meta.url).href)};
    const database = openDatabase(JSON.parse(process.env.ACCESS), { onError() {} });
    const work = () => { process.stdout.write('taken '); return new Promise(() => {}); };
    new JobWorker(database, pino({ level: 'silent' }), { [process.env.KIND]: work }, { leaseSeconds: 1, pollMs: 10 }).start();
  `;
  const env = { ...process.env, ACCESS: JSON.stringify(access.app), KIND: kind };
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env,
    cwd: process.cwd(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await left(kind)).toBe(12);

  const done: unknown[] = [];
  const began = performance.now();
  aWorker({ [kind]: async ({ number }) => void done.push(number) });
  await expect.poll(() => left(kind)).toBe(0);
  expect(done.sort((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 12 }, (_, i) => i),
  );
  expect(performance.now() - began).toBeLessThan(4_000);
});

test('a job that fails is tried again later, and says why', async () => {
  const kind = newId();
  let tries = 0;
  await enqueue(kind, 1);
  aWorker({
    [kind]: async () => {
      tries += 1;
      if (tries === 1) throw new Error('the mail server is away');
    },
  });
  await expect.poll(() => tries).toBe(1);
  const read = () =>
    ask(
      access.superuser,
      'select last_error, attempts, run_at > now() as later from jobs where kind = $1',
      [kind],
    );
  await expect
    .poll(async () => (await read())[0])
    .toEqual({ last_error: 'the mail server is away', attempts: 1, later: true });
  await expect.poll(() => left(kind)).toBe(0);
  expect(tries).toBe(2);
});

test.each([
  [12, 1],
  [40, 1],
  [83, 1],
  [84, 365 * 24],
])('a job that failed %i times is tried again in %i hours', async (attempts, hours) => {
  const kind = newId();
  await enqueue(kind, 1);
  await ask(access.superuser, 'update jobs set attempts = $2 where kind = $1', [
    kind,
    attempts - 1,
  ]);
  aWorker({ [kind]: () => Promise.reject(new Error('the mail server is away')) });
  const read = () =>
    ask(
      access.superuser,
      `select attempts, round(extract(epoch from run_at - now()) / 3600)::int as hours
        from jobs where kind = $1 and last_error is not null`,
      [kind],
    );
  await expect.poll(read).toEqual([{ attempts, hours }]);
});

test('a transaction that fails leaves no job behind', async () => {
  const kind = newId();
  const database = openDatabase(access.app, { onError: () => undefined });
  const failing = inSystemTransaction(database, {}, async (transaction) => {
    await transaction.enqueue(kind, {});
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await left(kind)).toBe(0);
  await database.close();
});

test('a worker leaves jobs of kinds that it does not know to others', async () => {
  const [known, unknown] = [newId(), newId()];
  await enqueue(unknown, 1);
  await enqueue(known, 1);
  aWorker({ [known]: async () => undefined });
  await expect.poll(() => left(known)).toBe(0);
  expect(await left(unknown)).toBe(1);
});

test('jobs of one kind that hang hold up no others, nor the end of the server', async () => {
  const [hanging, other] = [newId(), newId()];
  await enqueue(hanging, 30);
  let most = 0;
  const hang = () => {
    most += 1;
    return new Promise<void>(() => undefined);
  };
  const handlers = { [hanging]: hang, [other]: async () => undefined };
  const database = openDatabase(access.app, { onError: () => undefined });
  const worker = new JobWorker(database, log, handlers, { ...short, stopWithinMs: 200 });
  worker.start();
  await expect.poll(() => most).toBeGreaterThan(0);
  await enqueue(other, 20);
  await expect.poll(() => left(other)).toBe(0);
  expect(most).toBeLessThan(30);
  const began = performance.now();
  await worker.stop();
  expect(performance.now() - began).toBeLessThan(1_000);
  await database.close();
});

test('a kind of which every place hangs goes on, and what hung is tried again', async () => {
  const kind = newId();
  const hung = new Set<unknown>();
  await enqueue(kind, 8);
  const hangOnce: JobHandler = ({ number }) => {
    if (hung.has(number)) return Promise.resolve();
    hung.add(number);
    return new Promise(() => undefined);
  };
  aWorker({ [kind]: hangOnce }, { ...short, hangsAfterMs: 100 });
  await expect.poll(() => left(kind)).toBe(0);
  expect(hung.size).toBe(8);
});

test('a mail server that says nothing has failed', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo; // A server on TCP has no other address.
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const mail = { to: 'pia@example.org', subject: 'Hello', text: 'Hello' };
  const sending = mailHandler(config, 200)(mail, { id: newId(), attempt: 1 });
  await expect(sending).rejects.toThrow(/Greeting never received|timeout/i);
});

test('stopping waits for a job under way, also when another has failed and the database is away', async () => {
  const kind = newId();
  const real = openDatabase(access.app, { onError: () => undefined });
  const once: typeof real.once = (text, values) =>
    text.includes('last_error') ? Promise.reject(new Error('away')) : real.once(text, values);
  const started = Promise.withResolvers<void>();
  let isDone = false;
  await enqueue(kind, 2);
  const handle: JobHandler = async ({ number }) => {
    if (number === 0) throw new Error('failed');
    started.resolve();
    await delay(200);
    isDone = true;
  };
  const worker = new JobWorker({ ...real, once }, log, { [kind]: handle }, short);
  worker.start();
  await started.promise;
  await delay(50);
  await worker.stop();
  expect(isDone).toBe(true);
  await real.close();
});

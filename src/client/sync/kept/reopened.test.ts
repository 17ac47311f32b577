import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { newId } from '#shared/ids.ts';
import {
  ModelDisk,
  modelFeed,
  ModelLocks,
  type ModelTab,
} from '#client/sync/live/model-browser.ts';
import { byId, ModelChannel, ModelServer, randomOf } from '#client/sync/live/model-server.ts';

// One browser over a server that orders writes: its tabs are the real kit, loaded anew for each; the
// server, the network and what a browser itself has are the model.

const histories = Number(process.env['HISTORIES'] ?? 8);
const steps = 60;
const lists = ['notes', 'boats', 'quiet'] as const;
const hour = 3_600_000;

let server: ModelServer;
let disk: ModelDisk;
let locks: ModelLocks;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', ModelChannel);
  begin();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(): void {
  // Of tabs that were killed.
  vi.clearAllTimers();
  ModelChannel.open.clear();
  server = new ModelServer();
  disk = new ModelDisk();
  locks = new ModelLocks();
  for (const list of lists) for (let i = 0; i < 4; i += 1) write(list, `${list} ${i}`);
}

/** Another device of the same person. */
function write(list: string, text: string): void {
  server.handle('POST', `/${list}`, { id: newId(), text, color: 'blue' }, null);
}

/** Opens a page in the browser: what is kept is shown, then the lists are asked for and the feed. */
async function open() {
  const tab: ModelTab = { isKilled: false, isHeld: false, heard: 0 };
  vi.resetModules();
  vi.stubGlobal('navigator', { locks: locks.for(tab) });
  const before = new Set(ModelChannel.open);
  const { defineCollection } = await import('#client/sync/collection.ts');
  const { sendWith } = await import('#client/sync/api.ts');
  const { setScope } = await import('#client/sync/live/scope.ts');
  const { queryClient } = await import('#client/sync/query-client.ts');
  const { startFeed } = await import('#client/sync/live/live.ts');
  const { pendingCount } = await import('#client/sync/pending.ts');
  const { restore, flush } = await import('./persistence.ts');
  const { partSelect } = await import('#client/sync/reading/part-select.ts');
  const channels = [...ModelChannel.open].filter((channel) => !before.has(channel));
  const messages = { load: 'load', create: 'create', update: 'update', remove: 'remove' };
  const fields = { text: z.string(), color: z._default(z.string(), 'blue') };
  const collections = lists.map((name) =>
    defineCollection({
      name,
      contract: collectionContract({ name, path: `/${name}`, scope: 'own', fields }),
      scope: 'own',
      messages,
    }),
  );
  queryClient.mount();
  let asked = 0;
  sendWith(async (url, { method = 'GET', body, headers }) => {
    if (method === 'GET') asked += 1;
    await wait(20);
    if (tab.isKilled) throw new TypeError('Nobody asks any more');
    const sent: object = typeof body === 'string' ? JSON.parse(body) : {};
    const key = new Headers(headers).get('idempotency-key');
    const [status, answer] = server.handle(method, url.replace('/api/v1', ''), sent, key);
    await wait(20);
    return new Response(JSON.stringify(answer), { status });
  });
  vi.stubGlobal('indexedDB', disk.for(tab));
  setScope({ userId: server.stream, workspaceId: null });
  const restoring = restore(server.stream);
  await vi.advanceTimersByTimeAsync(20);
  await restoring;
  vi.stubGlobal('EventSource', modelFeed(server, tab));
  startFeed({ userId: server.stream, onRefused: () => undefined });
  const read = lists.map(async (name) => {
    const queryKey = [name, server.stream];
    await queryClient.ensureQueryData({ queryKey }).catch(() => undefined);
  });
  await vi.advanceTimersByTimeAsync(400);
  await Promise.all(read);
  const part = { field: 'text', isWanted: hasOne };
  const withOne = partSelect(part, (rows: readonly Text[]) => rows.filter(isWithOne));
  return {
    tab,
    collections,
    /** The rows whose text has a '1', looked at without the others. */
    readPart: (list: number) => collections[list]?.read(withOne) ?? [],
    pendingCount,
    /** How many pages of lists it has asked for. */
    asked: () => asked,
    /** As whoever shows all lists does. */
    async readLists() {
      const read = lists.map((name) =>
        queryClient.ensureQueryData({ queryKey: [name, server.stream] }),
      );
      await vi.advanceTimersByTimeAsync(400);
      await Promise.all(read);
    },
    /** No other tab reaches it any more. */
    deafen() {
      for (const channel of channels) ModelChannel.open.delete(channel);
    },
    /** Ends it as a power cut does. */
    kill() {
      tab.isKilled = true;
      this.deafen();
      locks.releaseKilled();
    },
    /** Ends it as closing does: the last words are written. */
    async close() {
      const written = flush();
      await vi.advanceTimersByTimeAsync(20);
      await written;
      this.kill();
    },
  };
}

/** The same, until all that it has read is written. */
async function openForAWhile(): Promise<Tab> {
  const tab = await open();
  await vi.advanceTimersByTimeAsync(3_000);
  return tab;
}
type Tab = Awaited<ReturnType<typeof open>>;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const all = <R>(rows: readonly R[]) => rows;
interface Text {
  id: string;
  text: string;
}
const hasOne = (text: unknown) => String(text).includes('1');
const isWithOne = ({ text }: Text) => hasOne(text);

function expectInStep({ collections, readPart }: Tab, told: string): void {
  for (const [at, name] of lists.entries()) {
    const part = readPart(at);
    const whole: readonly object[] = collections[at]?.read(all) ?? [];
    expect(part.length, `${told}: part of ${name}`).toBe(
      server.alive(name).filter(isWithOne).length,
    );
    expect(
      part.every((row) => whole.includes(row)),
      `${told}: part of ${name}`,
    ).toBe(true);
    const shown = [...(collections[at]?.read(all) ?? [])].sort(byId);
    expect(
      shown.map(({ id, version, text }) => ({ id, version, text })),
      `${told}: ${name}`,
    ).toEqual(
      server
        .alive(name)
        .sort(byId)
        .map(({ id, version, text }) => ({ id, version, text })),
    );
  }
}

test('a page that opens again when nothing is new asks for no list and is sent no change', async () => {
  const first = await openForAWhile();
  for (let i = 0; i < 40; i += 1) write('notes', `later ${i}`);
  await vi.advanceTimersByTimeAsync(3_000);
  await first.close();

  const again = await open();
  await vi.advanceTimersByTimeAsync(3_000);
  expect({ asked: again.asked(), heard: again.tab.heard }).toEqual({ asked: 0, heard: 0 });
  expectInStep(again, 'opened again');
});

test('what came while no page was open is all that is sent, to the quiet lists nothing', async () => {
  const first = await openForAWhile();
  for (let i = 0; i < 40; i += 1) write('notes', `later ${i}`);
  await vi.advanceTimersByTimeAsync(3_000);
  await first.close();
  for (let i = 0; i < 3; i += 1) write('boats', `meanwhile ${i}`);

  const again = await open();
  await vi.advanceTimersByTimeAsync(3_000);
  expect({ asked: again.asked(), heard: again.tab.heard }).toEqual({ asked: 0, heard: 3 });
  expectInStep(again, 'opened again');
});

test('lists are kept for 24 hours after they were last in step, however long ago they changed', async () => {
  const first = await open();
  // Three days in which nothing of two of them comes.
  for (let hours = 0; hours < 72; hours += 12) {
    vi.setSystemTime(Date.now() + 12 * hour);
    write('notes', `hour ${hours}`);
    await vi.advanceTimersByTimeAsync(3_000);
  }
  await first.close();
  vi.setSystemTime(Date.now() + 23 * hour);
  const within = await open();
  expect(within.asked()).toBe(0);
  expectInStep(within, 'within a day');
  await within.close();
  vi.setSystemTime(Date.now() + 25 * hour);
  expect((await open()).asked()).toBeGreaterThan(0);
});

test('a disk without room claims nothing of what it has not got', async () => {
  const first = await openForAWhile();
  disk.isFull = true;
  for (let i = 0; i < 3; i += 1) write('boats', `unkept ${i}`);
  await vi.advanceTimersByTimeAsync(3_000);
  disk.isFull = false;
  write('notes', 'kept');
  await vi.advanceTimersByTimeAsync(3_000);
  first.kill();
  const again = await open();
  expect(again.asked()).toBe(0);
  expectInStep(again, 'after a full disk');
});

test('rows that were torn on the disk are read anew, whoever comes upon them first', async () => {
  const first = await openForAWhile();
  await first.close();
  const tear = (list: string, text: string) => {
    const key = [...disk.entries.keys()].find((one) => one.startsWith(`query:["${list}"`)) ?? '';
    const stored = disk.entries.get(key) as { data: object };
    disk.entries.set(key, { ...stored, data: { ...stored.data, rows: [text] } });
  };
  tear('notes', 'no JSON');
  tear('boats', '[null]');
  const again = await open();
  // Of one the feed brings a change, the other is looked at.
  write('notes', 'meanwhile');
  await vi.advanceTimersByTimeAsync(200);
  expect(again.collections[1]?.read(all)).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  await again.readLists();
  expectInStep(again, 'after it was torn');
  await again.close();
  expectInStep(await open(), 'opened again');
});

test('a list that a sleeping tab wrote over is not taken for the one that was there before', async () => {
  const [first, second] = [await open(), await openForAWhile()];
  write('notes', 'told to both');
  await vi.advanceTimersByTimeAsync(200);
  first.tab.isHeld = true;
  second.deafen();
  void first.collections[0]?.create({ text: 'told to one' });
  // Both write what they have: the second, which writes last, lacks it.
  await vi.advanceTimersByTimeAsync(2_000);
  first.tab.isHeld = false;
  await vi.advanceTimersByTimeAsync(2_000);
  first.kill();
  second.kill();
  const again = await open();
  expect(again.asked()).toBe(0);
  expectInStep(again, 'after both');
});

test(`${histories} random histories of tabs that are killed: no change is lost, none is asked twice`, async () => {
  expect.hasAssertions();
  for (let seed = 1; seed <= histories; seed += 1) {
    begin();
    await play(seed);
  }
}, 600_000);

async function play(seed: number): Promise<void> {
  const random = randomOf(seed);
  const tabs: Tab[] = [await open()];
  for (let step = 0; step < steps; step += 1) {
    const at = random.below(tabs.length);
    const tab = tabs[at];
    const kind = random.below(20);
    const list = random.chance(0.9) ? random.below(2) : 2;
    if (kind < 8) write(lists[list] ?? 'notes', `${seed}.${step}`);
    else if (kind < 12) void tab?.collections[list]?.create({ text: `${seed}.${step} own` });
    else if (kind < 13) disk.isFull = !disk.isFull;
    else if (kind < 14 && tabs.length < 3) tabs.push(await open());
    else if (kind < 15 && tab) {
      tab.kill();
      tabs.splice(at, 1);
      if (tabs.length === 0) tabs.push(await open());
    } else await vi.advanceTimersByTimeAsync(random.below(random.chance(0.7) ? 60 : 2_000));
  }
  disk.isFull = false;
  for (const tab of tabs.splice(0)) tab.kill();
  // Opened again, it is in step: by what was kept and what the feed brings after it.
  const again = await open();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(again.pendingCount(), `seed ${seed}`).toBe(0);
  expectInStep(again, `seed ${seed}`);
  await again.close();
  const last = await open();
  await vi.advanceTimersByTimeAsync(3_000);
  expect({ asked: last.asked(), heard: last.tab.heard }, `seed ${seed}`).toEqual({
    asked: 0,
    heard: 0,
  });
  expectInStep(last, `seed ${seed}, again`);
  last.kill();
}

import { afterAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import {
  byId,
  ModelChannel,
  ModelServer,
  type Note,
  type Random,
  randomOf,
} from './model-server.ts';

// Random histories of three browsers over a server that orders writes. The browsers are the real
// kit, loaded three times; the server and the network between are the model.

const histories = Number(process.env['HISTORIES'] ?? 100);
const steps = 60;

const notesContract = collectionContract({
  name: 'note',
  path: '/notes',
  scope: 'own',
  fields: { text: z.string(), color: z._default(z.string(), 'blue') },
});

/** Loads the kit anew, as another browser would. */
async function loadBrowser() {
  vi.resetModules();
  const { defineCollection } = await import('#client/sync/collection.ts');
  const { loadChecks } = await import('#client/form/checks.ts');
  const { sendWith } = await import('#client/sync/api.ts');
  const { openStore, closeStore } = await import('#client/sync/kept/store.ts');
  const { setScope } = await import('./scope.ts');
  const { queryClient } = await import('#client/sync/query-client.ts');
  const { mergeFeed } = await import('./changes.ts');
  const { clearPending, pendingCount } = await import('#client/sync/pending.ts');
  const messages = { load: 'load', create: 'create', update: 'update', remove: 'remove' };
  const notes = defineCollection({
    name: 'notes',
    contract: notesContract,
    scope: 'own',
    messages,
  });
  queryClient.mount();
  // As it is once a page is calm.
  await loadChecks();
  const network = { isDown: false };

  function connect(server: ModelServer, random: Random): void {
    sendWith(async (url, { method = 'GET', body, headers }) => {
      const path = url.replace('/api/v1', '');
      await wait(random.below(60));
      if (network.isDown || random.chance(0.1)) throw new TypeError('Failed to fetch');
      if (random.chance(0.05)) return answer([503, {}]);
      const sent: Partial<Note> = typeof body === 'string' ? JSON.parse(body) : {};
      const key = new Headers(headers).get('idempotency-key');
      const result = server.handle(method, path, sent, key);
      await wait(random.below(60));
      if (random.chance(0.1)) throw new TypeError('The answer got lost');
      return answer(result);
    });
    closeStore();
    queryClient.clear();
    clearPending();
    openStore(server.stream);
    setScope({ userId: server.stream, workspaceId: null });
  }

  const load = () =>
    queryClient
      .fetchQuery({ queryKey: ['notes', notesScope()], staleTime: 0 })
      .catch(() => undefined);
  const notesScope = () => scopeOf();
  let scopeOf = () => '';
  return {
    notes,
    network,
    mergeFeed,
    pendingCount,
    load,
    connect(server: ModelServer, random: Random) {
      scopeOf = () => server.stream;
      connect(server, random);
    },
  };
}
type Browser = Awaited<ReturnType<typeof loadBrowser>>;

const all = (rows: readonly Note[]) => rows;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const answer = ([status, body]: [number, unknown]) =>
  new Response(JSON.stringify(body), { status });

let browsers: Browser[] = [];

async function loadBrowsers(channel: typeof ModelChannel | undefined): Promise<void> {
  vi.useRealTimers();
  vi.stubGlobal('BroadcastChannel', channel);
  ModelChannel.open.clear();
  browsers = [await loadBrowser(), await loadBrowser(), await loadBrowser()];
  vi.useFakeTimers();
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a browser was told had been done, for the comparison at rest. */
interface Told {
  texts: string[];
  removed: Set<string>;
  restored: Set<string>;
}

function act(browser: Browser, random: Random, told: Told, label: string): void {
  const { notes } = browser;
  const row = random.pick(notes.read(all));
  const kind = random.below(10);
  if (kind < 4 || !row) {
    const text = random.chance(0.05) ? `refuse ${label}` : label;
    void notes.create({ text }).then(({ ok }) => ok && told.texts.push(text));
    // The row is used at once, long before the server has heard of it.
    const made = notes.read(all).find((one) => one.text === text);
    if (made && random.chance(0.3)) change(browser, made.id, told, `${text}+`);
  } else if (kind < 8) {
    change(browser, row.id, told, label);
  } else {
    void notes.remove(row.id).then(({ ok }) => ok && told.removed.add(row.id));
    if (random.chance(0.4)) {
      void notes.restore(row.id).then(({ ok }) => ok && told.restored.add(row.id));
      expect(notes.read(all).some((one) => one.id === row.id)).toBe(true);
    }
  }
}

function change({ notes }: Browser, id: string, told: Told, text: string): void {
  void notes.update(id, { text }).then(({ ok }) => ok && told.texts.push(text));
  expect(notes.read(all).find((one) => one.id === id)?.text).toBe(text);
}

/** Gives a browser some of what it has not seen yet, now and then again or out of order. */
function deliver(
  browser: Browser,
  server: ModelServer,
  random: Random,
  seen: { seq: number },
): void {
  const batch = server.log.slice(
    Math.max(0, seen.seq - random.below(4)),
    seen.seq + 1 + random.below(6),
  );
  seen.seq = Math.max(seen.seq, batch.at(-1)?.seq ?? 0);
  if (random.chance(0.3)) batch.reverse();
  browser.mergeFeed(batch);
}

async function play(seed: number): Promise<{ server: ModelServer; told: Told }> {
  const random = randomOf(seed);
  const server = new ModelServer();
  const told: Told = { texts: [], removed: new Set(), restored: new Set() };
  const seen = browsers.map(() => ({ seq: 0 }));
  for (const browser of browsers) browser.connect(server, random);
  for (let step = 0; step < steps; step += 1) {
    const at = random.below(browsers.length);
    const browser = browsers[at];
    const feed = seen[at];
    if (!browser || !feed) continue;
    const kind = random.below(20);
    if (kind < 9) act(browser, random, told, `${seed}.${step}`);
    else if (kind < 13) deliver(browser, server, random, feed);
    else if (kind < 15) void browser.load();
    else if (kind < 16) browser.network.isDown = !browser.network.isDown;
    else await vi.advanceTimersByTimeAsync(random.below(random.chance(0.6) ? 80 : 3_000));
  }
  await rest(server, seen, seed % 2 === 0);
  return { server, told };
}

/** Lets all be sent and all changes arrive; half of the histories also read the lists anew. */
async function rest(server: ModelServer, seen: { seq: number }[], isRead: boolean): Promise<void> {
  for (const browser of browsers) browser.network.isDown = false;
  await until(() => browsers.every((browser) => browser.pendingCount() === 0));
  for (const [at, browser] of browsers.entries()) {
    let isLoaded = !isRead;
    if (isRead) void browser.load().then(() => (isLoaded = true));
    await vi.advanceTimersByTimeAsync(30_000);
    // Who has had no answer for long asks again after more than half a minute.
    await until(() => isLoaded);
    expect(isLoaded, 'the list is read').toBe(true);
    browser.mergeFeed(server.log.slice(seen[at]?.seq ?? 0));
  }
}

async function until(isDone: () => boolean): Promise<void> {
  for (let turns = 0; turns < 200 && !isDone(); turns += 1)
    await vi.advanceTimersByTimeAsync(5_000);
}

function compare({ server, told }: { server: ModelServer; told: Told }, seed: number): void {
  const stored = server.alive().sort(byId);
  for (const browser of browsers) {
    expect(browser.pendingCount(), `seed ${seed}: all sent`).toBe(0);
    const shown = [...browser.notes.read(all)].sort(byId);
    expect(shown, `seed ${seed}: equal at rest`).toEqual(stored);
  }
  const counts = new Map<string, number>();
  for (const text of server.written) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const [text, count] of counts) expect(count, `seed ${seed}: ${text} once`).toBe(1);
  for (const text of told.texts) expect(counts.has(text), `seed ${seed}: ${text} kept`).toBe(true);
  const alive = new Set(stored.map((row) => row.id));
  const resurrected = [...told.removed].filter((id) => alive.has(id) && !told.restored.has(id));
  expect(resurrected, `seed ${seed}: resurrected`).toEqual([]);
}

const outcome = 'nothing lost, doubled or resurrected, all equal at rest';

test(`${histories} random histories of three devices: ${outcome}`, async () => {
  await loadBrowsers(undefined);
  expect.hasAssertions();
  for (let seed = 1; seed <= histories; seed += 1) compare(await play(seed), seed);
}, 600_000);

test(`${histories} random histories of three tabs: ${outcome}`, async () => {
  await loadBrowsers(ModelChannel);
  expect.hasAssertions();
  for (let seed = 1; seed <= histories; seed += 1) compare(await play(-seed), -seed);
}, 600_000);

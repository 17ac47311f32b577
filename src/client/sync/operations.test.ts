import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { loadChecks } from '#client/form/checks.ts';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { newId } from '#shared/ids.ts';
import { onSignedOut, sendWith } from './api.ts';
import { mergeFeed } from '#client/sync/live/changes.ts';
import { defineCollection } from './collection.ts';
import { defineOperation, onWriteFailed } from './operations.ts';
import { cancelOperation, retryFailure } from './sending.ts';
import {
  clearPending,
  effectsOn,
  failuresOn,
  isMadeHere,
  nextOrder,
  pendingCount,
  pendingIn,
  pendingOperation,
  type PendingOperation,
  waitingIds,
} from './pending.ts';
import { queryClient } from './query-client.ts';
import { setScope } from '#client/sync/live/scope.ts';
import { closeStore, openStore } from '#client/sync/kept/store.ts';

const notes = defineCollection({
  name: 'notes',
  contract: collectionContract({
    name: 'note',
    path: '/notes',
    scope: 'own',
    fields: {
      text: z.string().check(z.minLength(1, 'Write something')),
      color: z._default(z.string(), 'blue'),
    },
  }),
  scope: 'own',
  messages: {
    load: 'load',
    create: 'Failed to add',
    update: 'Failed to update',
    remove: 'Failed to delete',
  },
});

interface Sent {
  method: string;
  path: string;
  body: Record<string, unknown>;
  key: string | null;
}
type Answer = [status: number, body: unknown];

const userId = newId();
const refusal: Answer = [403, { error: { code: 'forbidden', message: 'Not you', reference: 'r' } }];
let sent: Sent[] = [];
let server: (request: Sent) => Answer;
let reports: string[] = [];
const all = <R>(rows: readonly R[]) => rows;
const texts = () => notes.read(all).map((row) => row.text);
const failures = () => failuresOn('notes', userId);

// As it is once a page is calm.
beforeAll(loadChecks);

beforeEach(() => {
  vi.useFakeTimers();
  [sent, reports] = [[], []];
  closeStore();
  clearPending();
  queryClient.clear();
  queryClient.mount();
  openStore(userId);
  setScope({ userId, workspaceId: null });
  const cursor = { stream: userId, epoch: 'e', seq: 0 };
  queryClient.setQueryData(['notes', userId], { rows: [], gone: new Map(), cursor });
  server = ({ body, path, method }) => [
    200,
    method === 'DELETE'
      ? { id: path.split('/')[2], version: 9, deleted: true }
      : { version: 1, color: 'blue', id: path.split('/')[2], ...body },
  ];
  sendWith(async (url, { method = '', body, headers }) => {
    const path = url.replace('/api/v1', '');
    const key = new Headers(headers).get('idempotency-key');
    const request = { method, path, body: typeof body === 'string' ? JSON.parse(body) : {}, key };
    sent.push(request);
    await new Promise((resolve) => setTimeout(resolve, 10));
    const [status, answer] = server(request);
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer), { status });
  });
});

afterEach(() => {
  queryClient.unmount();
  vi.useRealTimers();
});

onWriteFailed(({ text }) => reports.push(text));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function stored(text: string): Promise<string> {
  const id = newId();
  void notes.create({ id, text });
  await pass(50);
  sent = [];
  return id;
}

test('a write is on screen before anything is sent, defaults filled in', async () => {
  const created = notes.create({ text: 'one' });
  expect(notes.read(all)).toMatchObject([
    { text: 'one', color: 'blue', createdByUserId: userId, version: 0 },
  ]);
  expect(sent).toEqual([]);
  await pass(50);
  expect(await created).toMatchObject({ ok: true, row: { version: 1 } });
});

test('a refused update is rolled back, reported with its text, and kept to try again', async () => {
  const id = await stored('one');
  server = () => refusal;
  const changed = notes.update(id, { text: 'two' });
  expect(texts()).toEqual(['two']);
  await pass(50);
  expect(await changed).toMatchObject({
    ok: false,
    error: { code: 'forbidden', message: 'Not you' },
  });
  expect(texts()).toEqual(['one']);
  expect(reports).toEqual(['Failed to update']);
  const [failure] = failures();
  expect(failure?.operation.input.body).toEqual({ text: 'two' });
  server = ({ body }) => [200, { id, version: 2, color: 'blue', ...body }];
  if (failure) retryFailure(failure);
  await pass(50);
  expect([texts(), failures(), sent[0]?.key]).toEqual([['two'], [], sent[1]?.key]);
});

const refusedAs = (code: string): Answer => [
  409,
  { error: { code, message: 'Not so', reference: 'r' } },
];

test('what is written anew is not overwritten by what was refused before', async () => {
  const id = await stored('First');
  const write = (fields: { text?: string; color?: string }) => {
    void notes.update(id, fields);
    return pass(50);
  };
  server = () => refusal;
  await write({ text: 'Refused', color: 'red' });
  await write({ text: 'Refused too' });
  // Each field is offered again as it was said last.
  expect(failures().map(({ operation }) => operation.input.body)).toEqual([
    { color: 'red' },
    { text: 'Refused too' },
  ]);
  expect(failures()[0]?.operation.effects).toMatchObject([{ id, patch: { color: 'red' } }]);
  expect(failures()[0]?.operation.effects[0]).not.toHaveProperty('patch.text');
  server = ({ body }) => [200, { id, version: 2, color: 'blue', text: 'First', ...body }];
  await write({ text: 'Second' });
  expect(failures()).toHaveLength(1);
  await write({ color: 'green', text: 'Third' });
  expect(failures()).toEqual([]);
});

test('a row that is removed has nothing to try again', async () => {
  const [id, other] = [await stored('First'), await stored('Second')];
  server = () => refusal;
  for (const one of [id, other]) void notes.update(one, { text: 'Refused' });
  await pass(50);
  server = () => [200, { id, version: 9, deleted: true }];
  void notes.remove(id);
  await pass(50);
  expect(failures().map(({ operation }) => operation.input.params)).toEqual([{ id: other }]);
});

test('a change whose key belongs to another one is kept, and tried again under a key of its own', async () => {
  const id = await stored('one');
  server = () => refusedAs('reused');
  void notes.update(id, { text: 'two' });
  await pass(50);
  expect([texts(), reports, pendingCount()]).toEqual([['one'], ['Failed to update'], 0]);
  const [failure] = failures();
  server = ({ body }) => [200, { id, version: 2, color: 'blue', ...body }];
  if (failure) retryFailure(failure);
  await pass(50);
  expect([texts(), failures(), sent.length]).toEqual([['two'], [], 2]);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('a change that was done already is no failure: the lists are read anew', async () => {
  const id = await stored('one');
  server = () => refusedAs('repeated');
  void notes.update(id, { text: 'two' });
  await pass(50);
  expect([reports, failures(), pendingCount()]).toEqual([[], [], 0]);
  const state = queryClient.getQueryState(['notes', userId]);
  expect([state?.isInvalidated, sent.length]).toEqual([true, 1]);
});

test('a refusal that comes after another tab was answered changes nothing', async () => {
  const id = await stored('one');
  server = () => [0, null];
  void notes.update(id, { text: 'two' });
  await pass(50);
  const operationId = sent[0]?.key ?? '';
  server = () => refusal;
  const otherTab = new BroadcastChannel('dayslate');
  const output = { id, version: 2, color: 'blue', text: 'two' };
  const message = { operationId, output, failure: null };
  otherTab.postMessage({ userId, name: 'settled', message });
  await vi.waitFor(() => expect(pendingCount()).toBe(0));
  await pass(5_000);
  otherTab.close();
  expect([sent.length, texts(), reports, failures()]).toEqual([2, ['two'], [], []]);
});

test('a refused removal shows the row again', async () => {
  const id = await stored('one');
  server = () => refusal;
  void notes.remove(id);
  expect(texts()).toEqual([]);
  await pass(50);
  expect([texts(), reports, failures()]).toEqual([['one'], ['Failed to delete'], []]);
});

test('edits of a row whose creation was refused become part of what is offered again', async () => {
  server = () => refusal;
  const id = newId();
  void notes.create({ id, text: 'one' });
  void notes.update(id, { text: 'two' });
  void notes.update(id, { color: 'red' });
  await pass(100);
  expect(sent).toHaveLength(1);
  expect(reports).toEqual(['Failed to add']);
  expect(failures().map((failure) => failure.operation.input.body)).toEqual([
    { id, text: 'two', color: 'red' },
  ]);
  expect([texts(), pendingCount()]).toEqual([[], 0]);
});

test('a row that was removed while its creation was refused is not offered again', async () => {
  server = () => refusal;
  const id = newId();
  void notes.create({ id, text: 'one' });
  void notes.remove(id);
  await pass(100);
  expect([failures(), texts(), sent.length]).toEqual([[], [], 1]);
});

test('an error of the server is tried twice again, one second and two seconds later', async () => {
  const id = await stored('one');
  server = () => [500, {}];
  void notes.update(id, { text: 'two' });
  await pass(900);
  expect(sent).toHaveLength(1);
  await pass(3_000);
  expect(sent).toHaveLength(3);
  expect([texts(), reports]).toEqual([['one'], ['Failed to update']]);
});

test('a server away for minutes loses nothing, and everything is sent in order when it is back', async () => {
  const id = await stored('one');
  let isAway = true;
  let version = 1;
  server = ({ body }) => {
    if (isAway) return [0, null];
    version += 1;
    return [200, { id, version, color: 'blue', ...body }];
  };
  void notes.update(id, { text: 'two' });
  void notes.update(id, { text: 'three' });
  await pass(240_000);
  expect([texts(), reports, pendingCount()]).toEqual([['three'], [], 2]);
  isAway = false;
  sent = [];
  await pass(60_000);
  expect([sent.map(({ body }) => body['text']), texts(), pendingCount()]).toEqual([
    ['two', 'three'],
    ['three'],
    0,
  ]);
});

test('what refers to records of a workspace waits for what was written there before', async () => {
  const workspaceId = newId();
  const links = defineCollection({
    name: 'links',
    contract: collectionContract({
      name: 'link',
      path: '/links',
      scope: 'own',
      fields: { placeId: z._default(z.nullable(z.string()), null) },
    }),
    scope: 'own',
    refersTo: 'placeId',
    messages: { load: 'load', create: 'create', update: 'update', remove: 'remove' },
  });
  const places = defineCollection({
    name: 'places',
    contract: collectionContract({
      name: 'place',
      path: '/places',
      scope: 'workspace',
      fields: { name: z.string() },
    }),
    scope: 'workspace',
    messages: { load: 'load', create: 'create', update: 'update', remove: 'remove' },
  });
  setScope({ userId, workspaceId });
  let isAway = true;
  const answered = server;
  server = (request) =>
    isAway && request.path.includes('/places') ? [0, null] : answered(request);
  void places.create({ name: 'Lisbon' });
  void links.create({ placeId: workspaceId });
  await pass(20_000);
  const paths = () => [...new Set(sent.map(({ path }) => path.split('/').at(-1)))];
  expect([paths(), pendingCount()]).toEqual([['places'], 2]);
  isAway = false;
  await pass(60_000);
  expect([paths(), pendingCount()]).toEqual([['places', 'links'], 0]);
});

test('a file goes after what it belongs to, and nothing waits for it; taken back it is not sent', async () => {
  const contract = collectionContract({ name: 'x', path: '/xs', scope: 'own', fields: {} });
  let arrive = () => undefined as void;
  const began: string[] = [];
  const upload = defineOperation({
    name: 'notes.upload',
    operation: contract.create,
    failedText: 'Failed to upload',
    send: async ({ operationId }) => {
      began.push(`after ${sent.length}`);
      await new Promise<void>((resolve) => (arrive = resolve));
      return { id: operationId, version: 1 };
    },
  });
  const file = new File(['x'], 'receipt.pdf');
  const send = () =>
    upload({
      scopeId: userId,
      after: userId,
      input: { params: {}, body: { id: newId() } },
      effects: [],
      file,
    });
  void notes.create({ text: 'one' });
  const arrived = send();
  await pass(50);
  void notes.create({ text: 'two' });
  await pass(50);
  expect([began, sent.length, pendingCount()]).toEqual([['after 1'], 2, 1]);
  arrive();
  await pass(50);
  expect([(await arrived).ok, pendingCount()]).toEqual([true, 0]);

  server = () => [0, null];
  void notes.create({ text: 'three' });
  void send();
  await pass(50);
  const [, waiting] = pendingIn(userId);
  if (waiting) cancelOperation(waiting.operationId);
  server = ({ body }) => [200, { version: 1, color: 'blue', ...body }];
  await pass(60_000);
  expect([began.length, pendingCount(), reports]).toEqual([1, 0, []]);
});

test('a session that ran out leaves what was typed waiting', async () => {
  const id = await stored('one');
  let count = 0;
  const stop = onSignedOut(() => (count += 1));
  server = () => [401, { error: { code: 'unauthenticated', message: 'Sign in', reference: 'r' } }];
  void notes.update(id, { text: 'two' });
  await pass(50);
  stop();
  expect([count, pendingCount(), failures(), reports]).toEqual([1, 1, [], []]);
});

test('a write of another tab that was refused can be tried again here', async () => {
  const row = { id: newId(), version: 0, text: 'one' };
  const operation: PendingOperation = {
    operationId: newId(),
    name: 'notes.create',
    userId,
    scopeId: userId,
    order: nextOrder(),
    input: { params: {}, body: { id: row.id, text: row.text } },
    effects: [{ collection: 'notes', do: 'put', row }],
  };
  const { operationId } = operation;
  const failure = { operation, text: 'Failed to add', message: 'Not you' };
  const otherTab = new BroadcastChannel('dayslate');
  const say = (name: string, message: object) => otherTab.postMessage({ userId, name, message });
  say('operation', { operation, owner: newId() });
  say('settled', { operationId, output: undefined, failure });
  await vi.waitFor(() => expect(failures()).toEqual([failure]));
  otherTab.close();
  retryFailure(failure);
  await pass(50);
  expect([sent.map(({ key }) => key), texts(), pendingCount(), failures()]).toEqual([
    [operationId],
    ['one'],
    0,
    [],
  ]);
});

test('a write that another tab has settled is not taken from it while it tries again', async () => {
  server = () => [0, null];
  void notes.create({ text: 'one' });
  await pass(50);
  const [effect] = effectsOn('notes', userId);
  const operationId = sent[0]?.key ?? '';
  const operation = pendingOperation(operationId);
  const otherTab = new BroadcastChannel('dayslate');
  const heard: string[] = [];
  otherTab.addEventListener('message', ({ data }: MessageEvent<{ name: string }>) =>
    heard.push(data.name),
  );
  const say = (name: string, message: object) => otherTab.postMessage({ userId, name, message });
  say('settled', { operationId, output: undefined, failure: null });
  await vi.waitFor(() => expect(pendingCount()).toBe(0));
  say('operation', { operation: { ...operation, order: nextOrder() }, owner: newId() });
  await vi.waitFor(() => expect(pendingCount()).toBe(1));
  await pass(10_000);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect([effectsOn('notes', userId), heard]).toEqual([[effect], []]);
  otherTab.close();
});

test('what the form lets through is refused before it is shown, beside its field', async () => {
  const result = await notes.create({ text: '' });
  expect(result).toMatchObject({ ok: false, error: { fields: { text: 'Write something' } } });
  expect([texts(), sent, reports]).toEqual([[], [], ['Failed to add']]);
});

test.each(['reply first', 'event first'])('quick edits never flicker, %s', async (order) => {
  const id = await stored('one');
  let version = 1;
  server = ({ body }) => {
    version += 1;
    const row = { id, version, color: 'blue', ...body };
    const event = { stream: userId, seq: version, domain: 'notes', id, version, row };
    if (order === 'event first') mergeFeed([event]);
    else setTimeout(() => mergeFeed([event]), 15);
    return [200, row];
  };
  const seen: string[] = [];
  const stop = notes.subscribe(() => seen.push(texts().join()));
  for (const text of ['a', 'b', 'c', 'd']) void notes.update(id, { text });
  await pass(500);
  stop();
  expect(seen.filter((text, at) => text !== seen[at - 1])).toEqual(['a', 'b', 'c', 'd']);
});

test('what was made here is known by its id until its user goes', async () => {
  const id = newId();
  void notes.create({ id, text: 'one' });
  expect([waitingIds().has(id), isMadeHere(id)]).toEqual([true, true]);
  await pass(50);
  expect([waitingIds().has(id), isMadeHere(id)]).toEqual([false, true]);
  clearPending();
  expect(isMadeHere(id)).toBe(false);
});

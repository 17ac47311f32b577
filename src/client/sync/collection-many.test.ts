import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { loadChecks } from '#client/form/checks.ts';
import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { maxMany } from '#shared/contracts/limits.ts';
import { changes, entity } from '#shared/entity.ts';
import { newId } from '#shared/ids.ts';
import { sendWith } from './api.ts';
import { defineCollection } from './collection.ts';
import { onWriteFailed } from './operations.ts';
import { clearPending, failuresOn, pendingCount, waitingIds } from './pending.ts';
import { queryClient } from './query-client.ts';
import { setScope } from '#client/sync/live/scope.ts';
import { closeStore, openStore } from '#client/sync/kept/store.ts';

const fields = { text: z.string(), color: z._default(z.string(), 'blue') };
const place = { name: 'pin', path: '/pins', scope: 'own' } as const;
const pins = defineCollection({
  name: 'pins',
  contract: {
    ...collectionContract({ ...place, fields }),
    ...manyContract({ ...place, row: entity(fields), changes: changes(fields) }),
  },
  scope: 'own',
  messages: {
    load: 'load',
    create: 'Failed to add',
    update: 'Failed to update',
    remove: 'Failed to delete',
  },
});

interface Sent {
  path: string;
  body: { ids?: string[]; changes?: { ids: string[]; fields: object }[] };
}
const userId = newId();
const refusal = { error: { code: 'forbidden', message: 'Not you', reference: 'r' } };
let sent: Sent[] = [];
let reports: string[] = [];
let answer: (request: Sent) => [number, object];
const colors = () => pins.read(everything).map(({ color }) => color);
const everything = <R>(rows: readonly R[]) => rows;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
onWriteFailed(({ text }) => reports.push(text));

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
  answer = ({ body }) => {
    const updated = (body.changes ?? []).flatMap((group) =>
      group.ids.map((id) => ({ id, version: 2, text: 'x', ...group.fields })),
    );
    const removed = (body.ids ?? []).map((id) => ({ id, version: 3, deleted: true }));
    return [200, { rows: body.changes ? updated : removed, missing: [] }];
  };
  sendWith(async (url, { body }) => {
    const request = {
      path: url.replace('/api/v1', ''),
      body: typeof body === 'string' ? JSON.parse(body) : {},
    };
    sent.push(request);
    await new Promise((resolve) => setTimeout(resolve, 10));
    const [status, result] = answer(request);
    return new Response(JSON.stringify(result), { status });
  });
});
afterEach(() => {
  queryClient.unmount();
  vi.useRealTimers();
});

function hold(count: number): string[] {
  const ids = Array.from({ length: count }, () => newId());
  const cursor = { stream: userId, epoch: 'e', seq: 0 };
  const rows = ids.map((id) => ({ id, version: 1, text: 'x', color: 'blue' }));
  queryClient.setQueryData(['pins', userId], { rows, gone: new Map(), cursor });
  return ids;
}

test('all change at once on screen and travel in one request', async () => {
  const [one = '', two = '', three = ''] = hold(3);
  const written = pins.updateMany([
    { ids: [one, three], fields: { color: 'red' } },
    { ids: [two], fields: { color: 'green' } },
  ]);
  expect(colors()).toEqual(['red', 'green', 'red']);
  expect(waitingIds().has(two)).toBe(true);
  await pass(50);
  expect(await written).toEqual({ ok: true });
  expect([colors(), sent.length, pendingCount()]).toEqual([['red', 'green', 'red'], 1, 0]);
});

test('a refusal takes all of them back and says so once', async () => {
  const ids = hold(3);
  answer = () => [403, refusal];
  const written = pins.updateMany([{ ids, fields: { color: 'red' } }]);
  await pass(50);
  expect(await written).toEqual({ ok: false });
  expect([colors(), reports, pendingCount()]).toEqual([
    ['blue', 'blue', 'blue'],
    ['Failed to update'],
    0,
  ]);
});

test('more than a request may name are cut into several', async () => {
  const ids = hold(maxMany + 500);
  void pins.updateMany([
    { ids: ids.slice(0, 700), fields: { color: 'red' } },
    { ids: ids.slice(700), fields: { color: 'green' } },
  ]);
  await pass(100);
  const sizes = sent.map(({ body }) => body.changes?.map((group) => group.ids.length));
  expect(sizes).toEqual([[700, 300], [500]]);
  expect(colors().filter((color) => color === 'green')).toHaveLength(800);
});

test('what is removed and restored before anything is sent was never away', async () => {
  const ids = hold(2);
  void pins.removeMany(ids);
  expect(colors()).toEqual([]);
  void pins.restoreMany(ids);
  expect(colors()).toEqual(['blue', 'blue']);
  await pass(100);
  expect(sent.map(({ path }) => path)).toEqual(['/pins/remove', '/pins/restore']);
});

test('removing what others have removed already has worked', async () => {
  const ids = hold(2);
  answer = () => [404, { error: { code: 'not_found', message: 'Pin not found', reference: 'r' } }];
  const written = pins.removeMany(ids);
  await pass(50);
  expect([await written, colors(), reports]).toEqual([{ ok: true }, [], []]);
});

test('a change of many goes on without the one whose creation was refused, which keeps it', async () => {
  const [held = ''] = hold(1);
  const id = newId();
  const isCreate = ({ path, body }: Sent) => path === '/pins' && !body.changes;
  const usual = answer;
  answer = (request) => (isCreate(request) ? [403, refusal] : usual(request));
  void pins.create({ id, text: 'new' });
  void pins.updateMany([{ ids: [id, held], fields: { color: 'red' } }]);
  await pass(100);
  expect(sent).toHaveLength(2);
  const [failure] = failuresOn('pins', userId);
  expect(failure?.operation.input.body).toEqual({ id, text: 'new', color: 'red' });
});

const planFields = { text: z.string(), steps: z._default(z.array(z.string()), []) };
const genericPlan = collectionContract({
  name: 'plan',
  path: '/plans',
  scope: 'own',
  fields: planFields,
});
const planUpdate = changes({ ...planFields, stepsWas: z.array(z.string()) });
const plans = defineCollection({
  name: 'plans',
  contract: {
    ...genericPlan,
    update: { ...genericPlan.update, input: { ...genericPlan.update.input, body: planUpdate } },
  },
  scope: 'own',
  merges: 'steps',
  messages: { load: 'load', create: 'create', update: 'update', remove: 'remove' },
});

test('a change of a list that others change as well says what it was, on screen it is as it is typed', async () => {
  const id = newId();
  const bodies: object[] = [];
  const row = { id, version: 1, text: 'x', steps: ['shop'] };
  const cursor = { stream: userId, epoch: 'e', seq: 0 };
  queryClient.setQueryData(['plans', userId], { rows: [row], gone: new Map(), cursor });
  sendWith(async (_, { body: text }) => {
    bodies.push(typeof text === 'string' ? JSON.parse(text) : {});
    const steps = ['shop', 'cook', 'eat'];
    return new Response(JSON.stringify({ ...row, version: 1 + bodies.length, steps }));
  });
  const shown = () => plans.read((rows) => rows.find((one) => one.id === id));

  const written = plans.update(id, { steps: ['shop', 'cook'] });
  expect(shown()).toMatchObject({ steps: ['shop', 'cook'] });
  expect(shown()).not.toHaveProperty('stepsWas');
  await written;
  expect(shown()?.steps).toEqual(['shop', 'cook', 'eat']);
  await plans.update(id, { text: 'y' });
  expect(bodies).toEqual([{ steps: ['shop', 'cook'], stepsWas: ['shop'] }, { text: 'y' }]);
});

import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loadChecks } from '#client/form/checks.ts';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { newId } from '#shared/ids.ts';
import { sendWith } from './api.ts';
import { mergeFeed } from '#client/sync/live/changes.ts';
import { defineCollection } from './collection.ts';
import { onWriteFailed } from './operations.ts';
import { queryClient } from './query-client.ts';
import { collectionNamed } from './registry.ts';
import { setScope } from '#client/sync/live/scope.ts';
import { openStore } from '#client/sync/kept/store.ts';

const notes = defineCollection({
  name: 'notes',
  contract: collectionContract({
    name: 'note',
    path: '/workspaces/notes',
    scope: 'workspace',
    fields: { text: z.string() },
  }),
  scope: 'workspace',
  messages: {
    load: 'load',
    create: 'create',
    update: 'update',
    remove: 'remove',
    notReady: 'Workspace and user required',
  },
});

interface Note {
  id: string;
  version: number;
  text: string;
}
type Page = { rows: Note[]; next: string | null };

const [userId, workspaceId, epoch] = [newId(), newId(), newId()];
const ids = [newId(), newId(), newId()];
const note = (at: number, version: number): Note => ({
  id: ids[at] ?? '',
  version,
  text: `${at}.${version}`,
});
const shown = () =>
  notes.read((rows) =>
    rows
      .map((row) => row.text)
      .sort()
      .join(' '),
  );
let answers: ((page: Page) => void)[] = [];
let urls: string[] = [];
let seq = 10;

function change(row: Note, isGone = false): void {
  seq += 1;
  const { id, version } = row;
  mergeFeed([{ stream: workspaceId, seq, domain: 'notes', id, version, row: isGone ? null : row }]);
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

async function answer(rows: Note[], next: string | null = null): Promise<void> {
  answers.shift()?.({ rows, next });
  await settle();
}

async function load(): Promise<void> {
  queryClient.fetchQuery({ queryKey: ['notes', workspaceId], staleTime: 0 }).catch(() => undefined);
  await settle();
}

// As it is once a page is calm.
beforeAll(loadChecks);

beforeEach(() => {
  queryClient.clear();
  openStore(userId);
  setScope({ userId, workspaceId });
  [answers, urls] = [[], []];
  sendWith(async (url) => {
    urls.push(url);
    const page = await new Promise<Page>((resolve) => answers.push(resolve));
    return new Response(
      JSON.stringify({ ...page, cursor: { stream: workspaceId, epoch, seq: 10 } }),
    );
  });
});

test('a list is read page by page and becomes one', async () => {
  await load();
  await answer([note(0, 1)], ids[0]);
  await answer([note(1, 1)]);
  expect(shown()).toBe('0.1 1.1');
  const path = `/api/v1/workspaces/${workspaceId}/workspaces/notes`;
  expect(urls).toEqual([`${path}?starts=true`, `${path}?after=${ids[0]}`]);
});

test('what arrives during the first reading is shown at once and kept', async () => {
  await load();
  change(note(1, 1));
  expect(shown()).toBe('1.1');
  change(note(0, 3));
  change(note(2, 2), true);
  await answer([note(0, 2), note(2, 1)]);
  expect(shown()).toBe('0.3 1.1');
});

test('a row created during a later reading is not dropped by the older answer, a deleted one is not back', async () => {
  await load();
  await answer([note(0, 1)]);
  await load();
  change(note(1, 1));
  change(note(0, 2), true);
  await answer([note(0, 1)]);
  expect(shown()).toBe('1.1');
});

test('a row that is gone without a word leaves with the next reading', async () => {
  await load();
  await answer([note(0, 1), note(1, 1)]);
  change(note(2, 1));
  await load();
  await answer([note(1, 1)]);
  expect(shown()).toBe('1.1');
});

test('a list with a gap stays one, whatever is written into it, until it is read anew', async () => {
  await load();
  await answer([note(0, 1)]);
  const queryKey = ['notes', workspaceId];
  const isBroken = () => queryClient.getQueryState(queryKey)?.isInvalidated;
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  change(note(1, 1));
  expect(isBroken()).toBe(true);
  const taken = { do: 'patch', where: { version: 1 }, patch: { text: 'same' } } as const;
  collectionNamed('notes')?.assume(workspaceId, { collection: 'notes', ...taken });
  expect(shown()).toBe('same same');
  expect(isBroken()).toBe(true);
  await load();
  await answer([note(0, 2)]);
  expect(isBroken()).toBe(false);
});

test('rows asked for besides the list join it, and stay when it is read anew', async () => {
  await load();
  await answer([note(0, 1)]);
  const older = { before: '2026-01' };
  queryClient.fetchQuery({ queryKey: ['notes more', workspaceId, older] }).catch(() => undefined);
  await settle();
  // A change that arrives meanwhile is newer than the answer.
  change(note(2, 2));
  await answer([note(1, 1)], ids[1]);
  await answer([note(2, 1)]);
  expect(shown()).toBe('0.1 1.1 2.2');
  const path = `/api/v1/workspaces/${workspaceId}/workspaces/notes`;
  expect(urls.slice(1)).toEqual([
    `${path}?before=2026-01&starts=true`,
    `${path}?before=2026-01&after=${ids[1]}`,
  ]);
  await load();
  await answer([note(0, 2)]);
  await answer([note(1, 2)]);
  expect(shown()).toBe('0.2 1.2');
  expect(urls.slice(3)).toEqual([`${path}?starts=true`, `${path}?before=2026-01&starts=true`]);
});

test('a selector runs once for a change of the rows, however often it is asked', async () => {
  await load();
  await answer([note(0, 1)]);
  let runs = 0;
  const select = (rows: readonly { text: string }[]) => {
    runs += 1;
    return rows.filter((row) => row.text.startsWith('0'));
  };
  const before = notes.read(select);
  expect([notes.read(select) === before, runs]).toEqual([true, 1]);
  change(note(1, 1));
  expect([notes.read(select) === before, runs]).toEqual([true, 2]);
});

test('a write without a workspace is refused and says why', async () => {
  const told: string[] = [];
  const stop = onWriteFailed(({ text }) => told.push(text));
  setScope({ userId, workspaceId: null });
  const results = await Promise.all([notes.create({ text: 'one' }), notes.remove(newId())]);
  expect(results.map((result) => result.ok)).toEqual([false, false]);
  expect(told).toEqual(['Workspace and user required', 'Workspace and user required']);
  expect(urls).toEqual([]);
  stop();
});

test('what arrived for somebody who has left is not in the list of whoever comes next', async () => {
  change(note(0, 2));
  setScope({ userId: null, workspaceId: null });
  setScope({ userId, workspaceId });
  await load();
  await answer([note(1, 1)]);
  expect(shown()).toBe('1.1');
});

test('what arrives while the first list is on its way, before anybody is known, is in it', async () => {
  setScope({ userId: null, workspaceId: null });
  await load();
  change(note(0, 2));
  setScope({ userId, workspaceId });
  await answer([note(0, 1)]);
  expect(shown()).toBe('0.2');
});

test('what the server fills in is shown with a new row, beneath what the row says itself', () => {
  const generic = collectionContract({
    name: 'letter',
    path: '/letters',
    scope: 'workspace',
    fields: { text: z.string(), color: z.string() },
  });
  const body = z.strictObject({ id: z.string(), text: z.string(), color: z.optional(z.string()) });
  const letters = defineCollection({
    name: 'letters',
    contract: {
      ...generic,
      create: { ...generic.create, input: { ...generic.create.input, body } },
    },
    scope: 'workspace',
    setByServer: ({ text }: { text: string }) => ({ color: `that of ${text}` }),
    messages: { load: 'load', create: 'create', update: 'update', remove: 'remove' },
  });
  void letters.create({ text: 'one' });
  void letters.create({ text: 'two', color: undefined });
  void letters.create({ text: 'three', color: 'red' });
  const colors = letters.read((rows) => rows.map(({ color }) => color));
  expect(colors).toEqual(['that of one', 'that of two', 'red']);
});

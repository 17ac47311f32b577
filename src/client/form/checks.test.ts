import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCollection } from '#client/sync/collection.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { sendWith } from '#client/sync/api.ts';
import { setScope } from '#client/sync/live/scope.ts';
import { openStore } from '#client/sync/kept/store.ts';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { newId } from '#shared/ids.ts';
import { checksComing, comesLater } from './checks.ts';

const contract = collectionContract({
  name: 'note',
  path: '/notes',
  scope: 'workspace',
  fields: { text: z.string(), color: z._default(z.string(), 'blue') },
});
const notes = defineCollection({
  name: 'notes',
  contract,
  scope: 'workspace',
  messages: { load: 'load', create: 'create', update: 'update', remove: 'remove' },
});

test('what is written before the code that checks it is there waits, in its order and its workspace', async () => {
  const [userId, first, second] = [newId(), newId(), newId()];
  openStore(userId);
  setScope({ userId, workspaceId: first });
  const sent: string[] = [];
  sendWith((url, { method = 'GET' }) => {
    sent.push(`${method} ${url.replace('/api/v1/workspaces/', '').replace(first, 'first')}`);
    return new Promise(() => undefined);
  });
  // The code fails to come once, as where a server is starting anew.
  let failures = 1;
  const arrival = Promise.withResolvers<typeof contract>();
  comesLater(contract, () => {
    failures -= 1;
    return failures >= 0 ? Promise.reject(new Error('Failed to fetch')) : arrival.promise;
  });

  const id = newId();
  const other = newId();
  const note = () => notes.read(allRows).map(({ text, color }) => `${text}, ${color}`);
  void notes.create({ id, text: 'one' });
  void notes.update(id, { color: 'red' });
  void notes.create({ id: other, text: 'gone' });
  void notes.remove(other);
  expect(note()).toEqual([]);
  expect(checksComing()).toBeDefined();
  setScope({ userId, workspaceId: second });
  arrival.resolve(contract);
  await checksComing();
  expect(checksComing()).toBeUndefined();
  setScope({ userId, workspaceId: first });
  expect(note()).toEqual(['one, red']);
  await expect.poll(() => sent).toEqual(['POST first/notes']);
});

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { collectionContract } from '#shared/collection-contract.ts';
import { changes } from '#shared/entity.ts';
import { newId } from '#shared/ids.ts';
import { sendWith } from './api.ts';
import { defineCollection } from './collection.ts';
import { queryClient } from './query-client.ts';
import { setScope } from '#client/sync/live/scope.ts';
import { closeStore, openStore } from '#client/sync/kept/store.ts';

const fields = { text: z.string(), steps: z._default(z.array(z.string()), []) };
const generic = collectionContract({ name: 'plan', path: '/plans', scope: 'own', fields });
const body = changes({ ...fields, stepsWas: z.array(z.string()) });
const plans = defineCollection({
  name: 'plans',
  contract: { ...generic, update: { ...generic.update, input: { ...generic.update.input, body } } },
  scope: 'own',
  merges: 'steps',
  messages: { load: 'load', create: 'create', update: 'update', remove: 'remove' },
});

test('a change of a list that others change as well says what it was, on screen it is as it is typed', async () => {
  const [userId, id] = [newId(), newId()];
  const sent: object[] = [];
  openStore(userId);
  setScope({ userId, workspaceId: null });
  const row = { id, version: 1, text: 'x', steps: ['shop'] };
  const cursor = { stream: userId, epoch: 'e', seq: 0 };
  queryClient.setQueryData(['plans', userId], { rows: [row], gone: new Map(), cursor });
  sendWith(async (_, { body: text }) => {
    sent.push(typeof text === 'string' ? JSON.parse(text) : {});
    const steps = ['shop', 'cook', 'eat'];
    return new Response(JSON.stringify({ ...row, version: 1 + sent.length, steps }));
  });
  const shown = () => plans.read((rows) => rows.find((one) => one.id === id));

  const written = plans.update(id, { steps: ['shop', 'cook'] });
  expect(shown()).toMatchObject({ steps: ['shop', 'cook'] });
  expect(shown()).not.toHaveProperty('stepsWas');
  await written;
  expect(shown()?.steps).toEqual(['shop', 'cook', 'eat']);
  await plans.update(id, { text: 'y' });
  expect(sent).toEqual([{ steps: ['shop', 'cook'], stepsWas: ['shop'] }, { text: 'y' }]);
  closeStore();
});
